go_fish_rules-cards = { rules-names }
