go_fish-title = Go Fish
go_fish-group = { $note }, { common-cards }
