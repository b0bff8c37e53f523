### What players say to answer, as a browser writes it down: lists with commas. Case and accents don’t matter.
speech-half-step = half step, half, semitone, halfstep
speech-whole-step = whole step, hole step, whole, hole, wholestep, whole tone
speech-sharp = sharp
speech-flat = flat
# A note in English, a colon, and what it may be written as. A language can have more notes, such as “F#: fis”.
# $notation: the player's note names, "english", "german", "solfege" or "degrees"
speech-notes =
    C: c, see, sea, cee, do, doh, ut
    D: d, dee, re, ray
    E: e, ee, mi, me
    F: f, ef, eff, fa, fah
    G: g, gee, ge, sol, so, sole
    A: a, ay, eh, la, lah
    B: b, bee, be, si, ti, tea
