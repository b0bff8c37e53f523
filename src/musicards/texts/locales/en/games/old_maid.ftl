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
# The card, in a list of cards; the label on it.
old_maid-the-maid = the Old Maid, Chromatic Scale
    .label = Old Maid
old_maid-hand = Your hand, { common-cards }
    .empty = You have no cards
old_maid-fan = { $name }’s fan, { common-cards } face down
    .you = Your fan, { common-cards }
old_maid-fan-card = Card { $place } of { $count }, face down
    .own = Card { $place } of { $count }, yours: { $card }
old_maid-whose = { $name }’s cards
old_maid-option-find_pairs = Find pairs
    .help = You find your pairs yourself. Otherwise pairs are laid down as soon as somebody has them.
old_maid-task-take = Take a card from { $name }.
old_maid-task-find-or-take = Lay down the pairs you see, or take a card from { $name }.
old_maid-task-find-or-done = Lay down the pairs you see, or say that you are done.
old_maid-task-find = Nobody else has cards. Lay down your pairs.
old_maid-lay = Lay the pair down
old_maid-chosen-one = Choose a second card of the same note.
old_maid-new-wild = The card with the ring of colors is the Old Maid: it has no partner. Let’s hope that somebody else takes it.
old_maid-takes = { $name } takes a card from { $target }.
    .you = { $name } takes a card from you.
old_maid-help-look = The cards are shuffled: no card is better than another.
old_maid-help-answer = Take any card, such as the shining one, number { $place }.
old_maid-help-look-pair = You have a pair: two cards of the same note, perhaps in different octaves.
old_maid-help-answer-pair = Lay down { $count ->
    [2] the two
   *[other] two of your { $count }
} { $note } cards.
old_maid-help-look-done = You have no pair left, and you have taken a card.
old_maid-help-answer-done = Say “{ common-do-done }”.
old_maid-consolation = It was bad luck: in a shuffled fan, every card looks the same. Next time it may be somebody else.
old_maid-pairs = { common-pairs }: { $notes }
# In a speech bubble.
old_maid-my-pair = A pair: { $note }!
old_maid-safe-pairs = { $name }, safe: { $pairs }
old_maid-table = { common-cards } in the fan to take from
    .you = Someone takes from your fan, { common-cards }

## What happened: see events.ftl
old_maid-fanned = { $name } holds out { $cards }.
    .you = You hold out { $cards }.
old_maid-lays = { $name } lays down a pair: { $card }.
    .you = You lay down a pair: { $card }.
old_maid-took = { $name } takes { $card } from { $target }.
    .you = You take { $card } from { $target }.
    .to-you = { $name } takes { $card } from you.
old_maid-went-out = { $name } has no cards left and is safe.
    .you = You have no cards left: you are safe.

## Why an attempt was refused: see refusals.ftl
refusals-not-two = A pair is two cards: choose two.
refusals-maid-has-no-pair = The Old Maid has no partner.
refusals-not-a-pair = { $cards } are different notes, so they are not a pair. Two cards of the same note are a pair, in any octave.
refusals-taken-already = You have already taken a card in this turn.
refusals-take-first = Take a card first.
refusals-only-pairs = Nobody else has cards: lay down the pairs that you have left.

## First steps: see first_steps.ftl
old_maid_first_steps-pair = Two cards of the same note are a pair. Find one, and lay it down.
old_maid_first_steps-another = You have a pair. Find another one.
old_maid_first_steps-take = { $name } holds out a fan of cards. When you have no pairs left, take a card.
old_maid_first_steps-done = At the end of your turn, { $name } takes a card from you.
old_maid_first_steps-again = { $name } has taken a card from you and laid down a pair. Now it’s your turn again.
old_maid_first_steps-maid = One of { $name }’s cards is the Old Maid, who has no pair: whoever keeps her loses. Take a card.
old_maid_first_steps-done-2 = That’s Old Maid: find your pairs, and get rid of the Old Maid.

## Rules
old_maid_rules-lead = Get rid of your cards in pairs. One card has no partner: _the Chromatic Scale card is the Old Maid_, and whoever has it at the end loses.
old_maid_rules-setup = { $pitches ->
    [naturals] The cards of the white keys and the Old Maid are all dealt.
   *[all] All note cards and the Old Maid are dealt.
} Some players may get one card more than others.
old_maid_rules-pairs = Two cards of the _same note_ are a pair, whatever their octaves. { $find_pairs ->
    [yes] In your turn you can lay down as many pairs as you find, before and after you take a card. Nobody has to: what you overlook stays in your hand.
   *[no] Pairs are always laid down at once, even right after the deal.
}
old_maid_rules-turn =
    - _Take one card_ from the fan of the nearest player to your right who still has cards. It is shuffled and face down: take any card, without knowing which one it is.
    - Does it make a pair with one of yours? { $find_pairs ->
            [yes] Then you can lay it down. Say _Done_ to end your turn. It also ends when you lay down your last cards.
           *[no] It is laid down at once. Otherwise you keep it.
        }

    Only you and the player you took it from know that card.
old_maid_rules-safe = Whoever has no cards left is out of the game, and safe. The next player who has cards takes the next turn.
old_maid_rules-winning = When all pairs are laid down, only the Old Maid is left. Whoever has it loses; all the others win together.
