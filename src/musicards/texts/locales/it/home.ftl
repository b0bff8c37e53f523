home-heading = Giochi di carte con le note musicali
home-lead = Le carte sono note. Per tutte le età: gioca con gli amici o contro il computer e impara come funzionano le note.
home-skip = Vai al pulsante per cominciare
home-group-cards = Scopri le carte
home-group-theory = Impara la teoria
home-play = Gioca* a { $game }* ora
home-more = Altre opzioni* per { $game }*
home-first-steps = Primi passi* in { $game }*
home-players = { $range } giocatori
home-tables = Continua a giocare
home-more-tables = { $count ->
    [one] 1 altra partita
   *[other] { $count } altre partite
}
home-tables-full = Qui ci sono solo le tue { $count } partite più recenti. Se ne inizi un’altra, la più vecchia esce dalla lista.
home-table = { $game }, { $moment }
home-throw-away = Butta via: { $table }
home-class = Classi
home-friend = Gioca con gli amici
home-cards = Carte che suonano quando le tocchi
home-hear = Ascolta: { $card }
home-tools = Anche per musicisti esperti: consultare, trasportare, accordare ed esercitarsi.
home-about = Informazioni su Musicards
home-path-title = Il tuo percorso
home-path-start = È la prima volta? Comincia qui
home-path-continue = Continua il percorso: { $stop }
home-path-away = Conosco già i giochi
home-path-progress = { $done } su { $stops }
home-path-stop-white-keys = Memory con i tasti bianchi
home-path-stop-first-steps = Primi passi in The Distance
home-path-stop-distance = Una partita a The Distance
home-path-stop-practice = Qualche minuto di esercizi
home-path-stop-steps = Steps
home-path-stop-keys-corners = Key’s Corners
home-authors = I tre giochi originali, The Distance, Steps e Key’s Corners, sono di Joseph E. Reed (2018).
home-notice = «Musicards» è un marchio dei produttori del mazzo Musicards. Questo è un progetto indipendente e aperto. Non l’hanno realizzato loro, non lo raccomandano e non vi sono collegati.
