### The home page.

home-heading = Kartenspiele mit Noten
home-lead = Die Karten sind Töne. Spiele mit anderen oder gegen den Computer und lerne dabei, wie Töne zusammenhängen.
home-choose = Wähle ein Spiel
home-players = { $count } Personen
home-tables = Deine Tische
home-code = Hast du den Code eines Tisches?
home-go-to-table = Zum Tisch
