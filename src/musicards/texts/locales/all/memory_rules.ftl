memory_rules-cards = { rules-names }
