### The table of a game that has no page of its own.

generic-prompt = Choose your cards, then an action.
# After pressing a button without choosing a card first, or with several chosen.
generic-one-card = First choose one card.
# A button. $do: the word that the program has for the action, such as "swap"
generic-do =
    { $do ->
        [play] Play
        [draw] { common-draw }
        [pass] { common-pass }
        [done] { common-done }
        [call] Musicards!
       *[other] { CAPITAL($do) }
    }
# Keys of the keyboard, a colon, and what they do.
generic-keys =
    ← →: go to your hand and along it
    Space: choose a card, or put it back
generic-no-rules = The rules of this game have not been written yet.
