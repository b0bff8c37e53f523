old_maid_rules-cards = { rules-names }
