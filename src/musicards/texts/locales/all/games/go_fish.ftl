go_fish-title = Go Fish
go_fish-group = { $note }, { common-cards }
go_fish_rules-cards = { $pitches ->
    [naturals] { rules-white-keys }
   *[all] { rules-names }
}
