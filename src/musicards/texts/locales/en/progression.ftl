## Chord progressions
progression-ask = Numerals, Nashville numbers or chords
progression-hint = For example: ii7 V7 I in Eb · 1 5 6- 4 · C A7 | Dm7 G7
progression-key = Key
progression-key-found = find it
progression-to = Move to
progression-stay = stays there
progression-chords = The chords in their key
progression-circle = The circle of fifths, with the way of the chords
# What a chord is in its key.
progression-role-diatonic = of the key
progression-role-secondary = leads to another chord
progression-role-borrowed = borrowed from the other mode
progression-role-other = from outside the key
progression-transpose = Transpose for an instrument
