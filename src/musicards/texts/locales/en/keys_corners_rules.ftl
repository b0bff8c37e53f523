### The rules of Key’s Corners.

# $scale: such as "C major"
keys_corners_rules-lead = Build _{ $scale }_ upward in the corners. Whoever adds its last note takes the whole pile. Most points win.
keys_corners_rules-table = The table
    .body =
        - The four _foundations_ (north, east, south, west) start with one card each. A foundation continues upward along the scale from the note it starts on. A note outside the scale only goes on the same note: up to { $stack_cards } cards.
        - The four _corners_ start empty. A corner begins with the scale’s first note, the tonic, and climbs from there.
        - Names don’t matter, clock numbers do: in { KEY("Gb") } major the { KEY("B") } card is { KEY("Cb") }.
keys_corners_rules-turn = Your turn
    .body =
        Before your turn, your hand is filled up to { $hand } cards. Then make as many plays as you like, but at least one:

        - _Place_ a card from your hand, or the top of the discard pile, on a pile that it continues. The tonic, also with what is on it, can go to an empty corner.
        - _Fill_ an empty foundation with any card from your hand. This comes before everything else.
        - _Move_ a foundation, or its upper part, to a corner that it continues, or a whole foundation to another one that it continues. The upper part can go to another foundation only if the run becomes longer there than it was. Cards never leave a corner.
        - _Discard_ a card that goes nowhere. It must be your only play, and it ends your turn.
        - Say _Done_ when you have finished. Before that (or a discard), make every possible move to a corner that holds cards, and of a whole foundation to another one. Empty corners need not be filled.

        A _wild_ can be any note: you say which when you play it, and it stays that note.
keys_corners_rules-points = Points
    .body =
        A complete scale, from the tonic to its last note: _{ $scale_points } points_ for whoever adds the last note, wherever the pile is. A stack of { $stack_cards } cards of a note outside the scale: _{ $stack_points } points_. The round ends when the stock and all hands are empty. There are no penalties.
