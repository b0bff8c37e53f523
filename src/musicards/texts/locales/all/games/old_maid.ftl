old_maid-title = Old Maid
old_maid_rules-cards = { rules-names }
