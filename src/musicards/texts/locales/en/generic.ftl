### The table of a game that has no page of its own.
generic-prompt = Choose your cards, then an action.
# After pressing a button without choosing a card first, or with several chosen.
generic-one-card = First choose one card.
generic-keys =
    ← →: go to your hand and along it
    Space: choose a card, or put it back
generic-no-rules = The rules of this game have not been written yet.
