### Ways to answer other than tapping and typing: a MIDI keyboard, the microphone, and the voice (settings-midi …).

answering-bar = Other ways to answer
answering-here = What you turn on here also works at the table.
# How loud it is, measured by the microphone.
answering-loudness = Loudness
# $way: its name; $state: a sentence below
answering-way-state = { $way }: { $state }
answering-turn-off = { $way }: turn off. { $state }

## The state of a way to answer

answering-off = Off.
answering-asking =
    { $way ->
        [midi] Looking for keyboards.
        [microphone] Waiting for the microphone.
       *[speech] Getting ready.
    }
answering-unsupported =
    { $way ->
        [midi] This browser can’t use MIDI keyboards here.
        [microphone] No microphone found. The page may need a secure address (https).
       *[speech] This browser can’t recognize speech.
    }
answering-refused = The browser doesn’t allow it. You can change that in its settings for this page.
answering-none =
    { $way ->
        [midi] No keyboard found. Plug one in or switch it on.
       *[microphone] No microphone found.
        [speech] No microphone found.
    }
answering-asleep = Tap the page once to start.
# $name: the keyboard’s, or "none"
answering-on =
    { $way ->
        [midi]
            { $name ->
                [none] Connected.
               *[other] Connected: { $name }.
            }
        [microphone] Listening. Nothing is recorded or sent.
       *[speech] Listening for note names.
    }

## What was heard, and why it is not an answer yet

# The note or step follows.
answering-heard = Heard:
answering-choose-first = Choose cards first.
# $letters: the two letters of a black key, joined by "or"
answering-which-letter = Is it { $letters }? Tap the letter or play it.
# $heard, $top: the notes that were heard and on top; $half_steps (number): from $top up to $heard
answering-no-step =
    { $half_steps ->
        [12] { $heard } is already on top: a step goes up from it.
       *[other] { $heard } is { music-half-steps } above { $top }: neither a half step nor a whole step.
    }
answering-only-wilds = Only a wild needs its note said: put one down first.
answering-just-play = No step needed to start: play the note of your card or tap the button.
