### $naturals, $chromatic and $full: how many cards each board has.
memory_rules-lead = All cards are face down. Turn over two: if they are _the same note_, you keep them. Most pairs win.
memory_rules-setup = { $board ->
    [naturals] The white keys, each in two octaves: { $naturals } cards.
    [full] The whole deck, { $full } cards. Each note makes two pairs; a question mark goes with a question mark, a Chromatic Scale with the other one.
   *[chromatic] All notes, each in two octaves (diamonds and triangles): { $chromatic } cards.
} They are shuffled and laid out face down, side by side.
memory_rules-turn =
    - Turn over one card, then another. Everyone sees them.
    - The same note, whatever the octave? You keep the pair and _go again_.
    - Two different notes? Both go face down again, and it’s the next player’s turn. Remember where they are.
memory_rules-faces = The two cards of a pair can look the same, or show two faces of the note: its name and its place on the staff, the staff and the key, or its sound and its name. Everyone chooses this for their own screen; the cards and the rules stay the same.
memory_rules-winning = When the table is empty, the player with the most pairs wins; if there is a tie, you share the win. If you play alone, try to finish in as few turns as you can.
