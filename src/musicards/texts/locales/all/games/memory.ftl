memory-title = Memory
memory-score = { common-pairs }
memory_rules-cards = { rules-names }
