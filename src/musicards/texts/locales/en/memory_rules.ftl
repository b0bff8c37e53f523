### The rules of Memory. $board: which cards are in play; $naturals, $chromatic and $full: how many cards each board has.

memory_rules-lead = All cards are face down. Turn over two: if they are _the same note_, you keep them. Most pairs win.
memory_rules-board = The board
    .body =
        { $board ->
            [naturals] The white keys, each in two octaves: { $naturals } cards.
            [full] The whole deck, { $full } cards. Each note makes two pairs; a question mark goes with a question mark, a Chromatic Scale with the other one.
           *[chromatic] All notes, each in two octaves: { $chromatic } cards.
        }
memory_rules-turn = Your turn
    .body =
        - Turn over one card, then another. Everyone sees them.
        - The same note, whatever the octave? You keep the pair and _go again_.
        - Two different notes? Both go face down again, and it’s the next player’s turn. Remember where they are.
# Only on the page, not on paper: the id ends in "-screen".
memory_rules-faces-screen = Two faces
    .body = A pair can show the same twice, or two faces of a note: its name and its place on the staff, the staff and the key, or its sound and its name. Everyone chooses this for their own screen; the cards and the rules stay the same.
memory_rules-end = The end
    .body = When the table is empty, most pairs win; a tie is shared. If you play alone, try to finish in as few turns as you can.
