memory-title = Memory
memory-score = { common-pairs }
memory_rules-cards = { $board ->
    [naturals] { rules-white-keys }
   *[chromatic] { rules-names }
}
