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
