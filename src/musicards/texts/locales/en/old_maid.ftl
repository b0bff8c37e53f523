old_maid-subtitle = { "" }
old_maid-tagline = Find pairs, and don’t keep the odd card.
old_maid-aim = Lay down pairs and get rid of your cards. Whoever is left with the Old Maid loses; the others share the win.
# $count: 1 for the player with the Old Maid
old_maid-score = { $count ->
    [0] safe
   *[other] left with the Old Maid
}
old_maid-keys =
    ← →: go to the fan and along it
    Space: take that card, or choose one of yours for a pair
    1 – 9: take the first to the ninth card
    N: done
# The card, in a list of cards.
old_maid-the-maid = the Old Maid, Chromatic Scale
old_maid-hand = Your hand, { common-cards }
    .empty = You have no cards
old_maid-fan = { $name }’s fan, { common-cards } face down
    .you = Your fan, { common-cards }
old_maid-fan-card = Card { $place } of { $count }, face down
    .own = Card { $place } of { $count }, yours: { $card }
old_maid-whose = { $name }’s cards
old_maid-task-take = Take a card from { $name }.
old_maid-task-find-or-take = Lay down the pairs you see, or take a card from { $name }.
old_maid-task-find-or-done = Lay down the pairs you see, or say that you are done.
old_maid-task-find = Nobody else has cards. Lay down your pairs.
old_maid-lay = Lay the pair down
old_maid-chosen-one = Choose a second card of the same note.
old_maid-takes = { $name } takes a card from { $target }.
    .you = { $name } takes a card from you.
old_maid-help-look = The cards are shuffled: no card is better than another.
old_maid-help-answer = Take any card, such as number { $place } from the left.
old_maid-help-look-pair = You have a pair: two cards of the same note, perhaps in different octaves.
old_maid-help-answer-pair = Lay down the two { $note } cards.
old_maid-help-look-done = You have no pair left, and you have taken a card.
old_maid-help-answer-done = Say “{ common-do-done }”.
old_maid-consolation = It was bad luck: in a shuffled fan, every card looks the same. Next time it may be somebody else.
old_maid-pairs = { common-pairs }: { $notes }
old_maid-safe-pairs = { $name }, safe: { $pairs }
old_maid-table = { common-cards } in the fan to take from
    .you = Someone takes from your fan, { common-cards }
