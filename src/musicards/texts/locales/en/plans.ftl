### The lesson plans. `-NUMBER` is a step, counted from 0: what the teacher says to the children, a sentence on each line; for a game, a hint
### for the teacher on what to look for. True to music theory, in words that need no musician.
plans-keys = The notes on the piano
    .aim = Afterwards the children can name each white key and find it.
plans-keys-1 =
    Look at the piano keys: the black ones are in groups of two and three.
    { NOTE("C") } is the white key just to the left of the two black keys.
    From there the white keys go up in order: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") }. Then it starts again with { NOTE("C") }.
    Task: work in pairs. One of you says a note, the other points to its key in the picture. Change over after five notes.
    Now play Memory. Say the name of each note as you turn it over.
plans-keys-2 =
    Do they name the note as they turn a card over? Ask now and then: how do you know that it is this one?
plans-keys-3 =
    Two places help: { NOTE("C") } is to the left of the two black keys, { NOTE("F") } is to the left of the three black keys.
    { NOTE("D") } is in the middle of the two black keys.
    Task: say the white keys in order, first from { NOTE("C") } up to the next { NOTE("C") }, then from { NOTE("F") } up to the next { NOTE("F") }. Who can do it with eyes closed?
    Now play Go Fish. You ask for a note by its name.
plans-keys-4 =
    Who looks at the black keys first, and who counts from the edge each time? Show the second group the two places again.
plans-letters = Counting letters: seconds and thirds
    .aim = Afterwards the children can name the second and the third above any letter.
plans-letters-1 =
    There are seven letters for notes: { NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }. After { NOTE("G") } comes { NOTE("A") } again.
    An interval says how far it is from one letter to another. Both ends count.
    From { NOTE("A") } up to { NOTE("B") } is a second: { NOTE("A") } is 1, { NOTE("B") } is 2. From { NOTE("A") } up to { NOTE("C") } is a third: { NOTE("A") } is 1, { NOTE("B") } is 2, { NOTE("C") } is 3.
    Task: go around the class. Each of you says the letter a second above the last one. Then do it again with thirds.
    Now play The Distance. Each card is a second above the last one: you play it and say its letter.
plans-letters-2 =
    Whoever starts to count at the next letter is one letter too far. Say again: the letter you start from is 1.
plans-intervals = Fourths and fifths
    .aim = Afterwards the children can count a fourth and a fifth above any letter.
plans-intervals-1 =
    Both ends count, as with seconds and thirds.
    From { NOTE("C") } up to { NOTE("F") } is a fourth: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }. From { NOTE("C") } up to { NOTE("G") } is a fifth: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }.
    Your hand helps: the thumb is the letter you start from, the little finger is the fifth above it.
    Task: work in pairs. One of you says a letter, the other counts the fifth above it on the fingers. Change over after five letters, then do it with fourths.
    Now play The Distance with fifths.
plans-intervals-2 =
    Most mistakes are one letter off. Let the child count on the fingers, starting with the thumb.
plans-staff = Notes on the staff
    .aim = Afterwards the children can name the notes in the treble clef, from middle { NOTE("C") } up to the { NOTE("G") } above the staff.
plans-staff-1 =
    Notes are written on five lines and in the spaces between them. From a line to the space next to it is one letter.
    The treble clef curls around the second line from the bottom. The note on this line is { NOTE("G") }.
    Continue letter by letter: in the space above it is { NOTE("A") }, on the next line is { NOTE("B") }. In the space below { NOTE("G") } is { NOTE("F") }.
    Middle { NOTE("C") } has a short line of its own, below the five lines.
    Task: draw five lines and the note { NOTE("G") }. Your neighbor points to another line or space: say its name, counting from { NOTE("G") }.
    Now play Memory and Old Maid. The cards show only the staff.
plans-staff-2 =
    Memory can be won by comparing pictures. Ask for the name of the note whenever a pair is found.
plans-staff-3 =
    Ask now and then: on which line or in which space is it, and how do you get there from { NOTE("G") }?
plans-steps = Half steps and whole steps
    .aim = Afterwards the children can tell what is a half step and what is a whole step above any note.
plans-steps-1 =
    From a key of the piano to the very next one, white or black, is a half step. Two half steps are a whole step.
    From { NOTE("C") } to { NOTE("D") } is a whole step, because there is a black key between them. It has two names: { NOTE("C#") } and { NOTE("Db") }.
    From { NOTE("E") } to { NOTE("F") } and from { NOTE("B") } to { NOTE("C") } there is no black key: these are only half steps.
    On the clock each number is a half step, and after twelve of them you are back at the same note.
    Task: put a finger on { NOTE("D") } in the picture. Go up a whole step and say where you are: { NOTE("E") }. Go up a half step: { NOTE("F") }. Then go up a whole step from { NOTE("E") }: where are you?
    Now play Steps. Each time you go up a half step or a whole step.
plans-steps-2 =
    The answer to the last question of the talk is { NOTE("F#") }, also called { NOTE("Gb") }. Look for children who say { NOTE("F") }: between { NOTE("E") } and { NOTE("F") } is only a half step.
plans-scales = Major scales
    .aim = Afterwards the children can build a major scale and name its notes by number.
plans-scales-1 =
    A major scale has seven notes, one for each letter. The first one is called the tonic, and the scale ends on it again, an octave higher.
    The way up is always the same: whole, whole, half, whole, whole, whole, half.
    From { NOTE("C") } these are the white keys: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") }, { NOTE("C") }.
    From { NOTE("G") } the seventh note needs a sharp: { NOTE("G") }, { NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F#") }, { NOTE("G") }. So G major has one sharp.
    Task: build the major scale from { NOTE("F") }. Which note needs a flat?
    Now play Key’s Corners. You build a scale in the corners, note by note.
plans-scales-2 =
    The answer to the task is { NOTE("Bb") }. Look for children who forget that the third and the seventh step are half steps.
