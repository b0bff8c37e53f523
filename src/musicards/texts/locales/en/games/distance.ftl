### The Distance. Every game has -title, -subtitle (what the name means; empty in English only), -tagline, -aim, -score, -keys and its
### options. Each line of -keys has keys of the keyboard, a colon, and what they do.
distance-subtitle = { "" }
distance-tagline = Which letter comes next? After { NOTE("A") } comes { NOTE("B") }.
distance-aim = { $interval ->
    [2] Always play the next letter: after { NOTE("A") } comes { NOTE("B") } (a second).
    [3] Always count to { $interval }: { NOTE("A") }, { NOTE("B") }, { NOTE("C") } (a third).
    [4] Always count to { $interval }: { NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") } (a fourth).
    [5] Always count to { $interval }: { NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }, { NOTE("E") } (a fifth).
    [6] Always count to { $interval }: { NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") } (a sixth).
   *[7] Always count to { $interval }: { NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") } (a seventh).
} First to run out of cards wins.
distance-keys =
    A – G: say the letter and play the cards you chose
    { common-shedding-keys }
distance-option-interval = Interval
    .choice = { music-interval }
distance-said-right = You got { $count } of { $total } letters right.
distance-letters = Say a letter
distance-say = Say { $letter }
    .last = Say { $letter }, the letter said last
distance-said = { $name } said { $letter }
    .you = You said { $letter }
    .last = Last said: { $letter }
# Help: $last and $letters are one or more letters. $fitting: how many of your note cards fit. $notes: how many different notes these
# are. $wilds: how many wilds you have as well; 0 if nothing else fits.
# $chosen: how many cards to play; $with_wilds: how many of them are wilds next to notes. .two: on a first card with two names, of which $from leads to
# $letters.
distance-task-play = If one of your cards fits, choose it and say its letter. If not, draw.
distance-task-free = Choose a card that fits and say its letter, or draw.
# The starter has two names: $last are the two letters.
distance-task-two = The first card counts as { $last }. { $interval ->
    [2] Choose one, and play the letter after it.
   *[other] Choose one, and count to { $interval } from it.
} If no card fits, draw.
distance-task-start = Any card fits: play one, or several of the same note, and say the letter.
distance-help-look = { $interval ->
    [2] Which letter comes after { $last }? That is { music-an-interval }.
   *[other] Say { $last } for 1 and count on to { $interval }: that is { music-an-interval }.
} Does one of your cards have it? A wild can be any letter.
    .start = Every note fits: choose one card, or several of the same note.
    .two = The first card has two names, so it counts as { $last }, whichever you like. { $interval ->
        [2] Which letter comes next?
       *[other] Say either letter for 1 and count on to { $interval }: that is { music-an-interval }.
    } Does one of your cards have it? A wild can be any letter.
distance-help-answer = { $do ->
    [draw] You need { $letters }, but you have no card that fits: draw.
    [pass] You need { $letters }, but you have no card that fits: pass.
   *[play] You need { $letters }: { $with_wilds ->
        [0] { $fitting ->
            [0] use a wild.
            [one] one of your cards fits.
           *[other] { $notes ->
                [one] { $fitting } of your cards fit. You can play them together.
               *[other] { $fitting } of your cards fit. Only cards of the same note go together.
            }
        }{ $wilds ->
            [0] { "" }
           *[other] { " " }A wild fits too.
        }
       *[other] play { $chosen } cards together, with { $with_wilds ->
            [one] a wild
           *[other] { $with_wilds } wilds
        }.
    }
}
    .start = For example, play a card with { $letters } in its name and say that letter.
    .two = { $do ->
        [play] Count the first card as { $from }.
       *[other] { "" }
    } { distance-help-answer }
distance-now-say = Now say the letter: choose it in the ring.
    .several = Now say their letter: they must be the same note.
# See table-new-black. -flat: with German names, where B flat is called B and B is called H
distance-new-black = A black key has two names: { $names } counts as either letter, whichever you need.
distance-new-flat = { NOTE("Bb") } is { NOTE("B") } with a ♭: it counts as { NOTE("B") }.

## First steps: see first_steps.ftl
distance_first_steps-count = Be the first to run out of cards. Play a card with the letter that comes next in the ring, and say it.
    .task = Play a card with the letter that comes next in the ring, and say it.
distance_first_steps-mistake = Now make a mistake on purpose: choose a card with a letter that doesn’t come next in the ring, and say that letter.
distance_first_steps-black = A black key has two names: { NOTE("F#") } (sharp) is also called { NOTE("Gb") } (flat), and counts as { NOTE("F") } or as { NOTE("G") }, whichever you need.
    .task = Play { NOTE("F#") }/{ NOTE("Gb") }, and say the letter that comes next in the ring.
distance_first_steps-wild = A card with a question mark or a ring of colors is a wild: it can be any note. Say the letter that you need.
    .task = Play the wild, and say the letter that comes next in the ring.
distance_first_steps-many = Get down to one card in a single turn: that way you run out of cards sooner.
distance_first_steps-done-1 = That’s it! You went from one letter to the next. That has a name: a second.
distance_first_steps-done-4 = That’s it! Just don’t play { NOTE("Gb") } together with a plain { NOTE("G") }: it’s a different key on the piano.
distance_first_steps-done-7 = That’s The Distance: find the letter, say it, and call “Musicards!” with one card left. First to run out of cards wins.

## Rules
distance_rules-lead = Be the first to run out of cards. Each time, play a card whose letter is _{ music-an-interval }_ above the last letter.
distance_rules-setup = Agree on an interval before each game, from a second to a seventh. { rules-setup }
distance_rules-interval = The musical alphabet has seven letters and starts over: { NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, and { NOTE("A") } again. To name an interval, count the first letter, the last one and all the letters in between. { NOTE("F") } up to { NOTE("G") } is a _second_, { NOTE("F") } up to { NOTE("A") } a _third_ ({ NOTE("F") }, { NOTE("G") }, { NOTE("A") }), { NOTE("A") } up to { NOTE("D") } a _fourth_ ({ NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }). Sharps and flats don’t count here, only the letter: { NOTE("F#") } counts as { NOTE("F") }, and { NOTE("Gb") } as { NOTE("G") }.
distance_rules-turn =
    - Play one or more cards of the _same note_, and always _say the letter_ they count as. A black key has two names: you can say { NOTE("F") } or { NOTE("G") } for { NOTE("F#") } or { NOTE("Gb") }, whichever you need.
    - If the interval is a second, { NOTE("G") } comes after { NOTE("F") } or { NOTE("F#") }. You can play { NOTE("Gb") }, { NOTE("G") } or { NOTE("G#") }, but don’t mix them.
    - A wild replaces any card, alone or with other cards.

    For the first play, count from the card that was turned over. If it is a black key, you can count from either of its letters. If it is a wild, play any note you like.
distance_rules-passing = { rules-passing } You may draw more often, without a limit.
distance_rules-mistakes = Mistakes are part of the game. If the letter or a card is wrong, the cards come back to your hand and you draw { $penalty } more. { $mistake_ends_turn ->
    [yes] Then your turn is over.
   *[no] Then you try again.
} For example: a third above { NOTE("A") } is { NOTE("C") }. If you play { NOTE("D") }, you take it back.
