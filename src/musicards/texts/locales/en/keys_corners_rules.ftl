keys_corners_rules-lead = Build _{ $scale }_ upward in the corners. Whoever adds its last note takes the whole pile. Most points win.
keys_corners_rules-scale =
    This game helps you remember the notes of a key. A _scale_ is any set of notes in order of pitch. The first one is the _keynote_ (also tonic, root or do). An interval is the distance between two notes, and a formula of intervals makes the scale. _Diatonic_ scales only use half steps and whole steps:

    - A _half step_ (semitone, minor second) leads to the next hour of the clock, from 12 to 1 or from 4 to 5: { NOTE("C") } to { NOTE("C#") } or { NOTE("Db") }, { NOTE("E") } to { NOTE("F") }.
    - A _whole step_ (whole tone, major second) skips one hour, from 12 to 2 or from 4 to 6: { NOTE("C") } to { NOTE("D") }, { NOTE("E") } to { NOTE("F#") } or { NOTE("Gb") }.
    - _Major_ is: keynote, whole, whole, half, whole, whole, whole.
keys_corners_rules-setup = For { $low } to { $high } players. Agree on a scale before each round. You can write it down. Everyone gets { $hand } cards. The stock goes in the middle. Four cards are turned up around it: north, east, south and west. If one is a wild, it goes back, the stock is shuffled, and another card is turned up. The player to the left of the dealer begins.
keys_corners_rules-table =
    - The four cards begin the _foundations_. A foundation continues upward along the scale from the note it starts on, up to the scale’s last note. A note outside the scale only goes on the same note, such as { NOTE("Ab") } in { KEY("D") } major: up to { $stack_cards } cards.
    - The four _corners_ start empty. A corner begins with the tonic, in { KEY("D") } major with { NOTE("D") } in any of the four, and climbs from there.
    - Names don’t matter, clock numbers do: in { KEY("Gb") } major the { KEY("B") } card is { KEY("Cb") }.
keys_corners_rules-turn =
    First you draw until you have { $hand } cards, but not on your first turn. Then make as many plays as you like, but at least one:

    - _Place_ a card from your hand, or the top of the discard pile, on a pile that it continues.
    - _Move_ a foundation, or its upper part, to a corner that it continues, or a whole foundation to another one that it continues. The upper part can go to another foundation only if the pile there becomes longer than this one was. Cards never leave a corner.
    - A _wild_ can be any note: you say which when you play it, and it stays that note.
    - Say _Done_ when you have finished. But before you say it, or discard, you must make every move that is possible to a corner with cards in it, or of a whole foundation to another one.
keys_corners_rules-fill = Fill an empty foundation before anything else, with any card from your hand. If your hand is empty, take the top card of the discard pile. If the discard pile is empty too, the next player who has cards must fill it. Empty corners don’t have to be filled. Only the tonic can go there, alone or with the cards on top of it.
keys_corners_rules-discard = Instead of placing a card, you can discard one that fits nowhere. It must be your only play, and it ends your turn. Nobody has to play the top card of the discard pile, except to fill a foundation. Once you have made a play, you can keep the rest of your hand, even cards that fit.
keys_corners_rules-mistakes = There are no penalties: a card that doesn’t fit goes back to your hand. For example, { NOTE("E") } doesn’t go on { NOTE("C") } in { KEY("C") } major, because { NOTE("D") } comes first.
keys_corners_rules-empty = When the stock is empty, nobody draws anymore. If you have no cards and nothing to play, you are skipped. The round ends when all hands are empty.
keys_corners_rules-winning = A complete scale, from the tonic to its last note: _{ $scale_points } points_ for whoever adds the last note and takes the pile as a book, wherever it is. A stack of { $stack_cards } cards of a note outside the scale: _{ $stack_points } points_ for whoever adds the last one. The player with the most points wins.
