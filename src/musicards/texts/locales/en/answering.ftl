### Ways to answer other than tapping and typing: a MIDI keyboard, the microphone, and the voice.
answering-bar = Other ways to answer
answering-here = What you turn on here also works at the table.
answering-loudness = Loudness
answering-turn-off = { $way }: turn off. { $state }

## The state of a way to answer
answering-off = Off.
answering-asking = One moment: your browser may ask for permission.
answering-unsupported = This browser can’t do that here. The page may need a secure address (https).
answering-refused = The browser doesn’t allow it. You can change that in its settings for this page.
answering-none-midi = No keyboard found. Plug one in or switch it on.
answering-none-microphone = No microphone found.
answering-asleep = Click, tap or press a key to start.
answering-on-midi = Connected.
    .named = Connected: { $name }.
answering-on-microphone = Listening. Nothing is recorded or sent.
answering-on-speech = Listening for note names.

## What was heard, and why it is not an answer yet
answering-heard = Heard:
answering-which-letter = Is it { $letters }? Choose the letter or play it.
answering-no-step = { $heard } is { music-half-steps } above { $top }: neither a half step nor a whole step.
    .same = { $heard } is already on top: a step goes up from it.
answering-only-wilds = You only say the note of a wild: put one down first.
answering-just-play = No step needed to start: play the note of your card or choose the button.
answering-tuning-high = a little high
answering-tuning-low = a little low
answering-tuning-right = in tune
