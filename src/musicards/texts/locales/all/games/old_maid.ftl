old_maid-title = Old Maid
old_maid_rules-cards = { $pitches ->
    [naturals] { rules-white-keys }
   *[all] { rules-names }
}
