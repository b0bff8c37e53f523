### The page to test a voice, a microphone or a keyboard.
practice-right = Yes, this is { $names }.
practice-test-lead = Sing, play or choose a note to see which one it is. Nothing is scored or saved.
practice-mode = What to practice
practice-mode-any = Any note
practice-mode-find = Find this note
practice-waiting = Sing, play or choose a note.
practice-where = Octave { $octave }, clock number { $hour }
practice-task = Sing or play this note. Any octave will do.
practice-another = Another note
practice-too-high = That was { $heard }: go down { music-half-steps }.
practice-too-low = That was { $heard }: go up { music-half-steps }.
practice-opposite = That was { $heard }, straight across the clock: go up or down { music-half-steps }.
practice-tip = Hold a note for a moment, then stop: each note you sing is one answer. While the page plays sounds, it doesn’t listen.
