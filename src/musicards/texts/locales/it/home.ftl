home-heading = Giochi di carte con le note
home-lead = Le carte sono note. Gioca con gli amici o contro il computer, e impara come funzionano le note.
home-choose = Scegli un gioco
home-players = { $count } giocatori
home-tables = I tuoi tavoli
home-code = Hai il codice di un tavolo?
home-go-to-table = Vai al tavolo
