memory-subtitle = Trova le coppie
memory-tagline = Gira due carte e ricorda dove sono le note.
memory-aim = Due carte con la stessa nota sono una coppia. Vince chi ha più coppie.
memory-keys =
    ← → ↑ ↓: andare alle carte e scorrerle
    Spazio: girare quella carta
    L: riascoltare una carta scoperta che è un suono (listen)
memory-option-board = Carte
    .choice = { $board ->
        [naturals] Solo tasti bianchi: { $naturals } carte
        [full] Tutto il mazzo: { $full } carte
       *[chromatic] Tutte le note: { $chromatic } carte
    }
memory-board = Le carte sul tavolo: { common-cards }
memory-card = Carta { $number }, riga { $row }, colonna { $column }, { $what }
memory-face-down = coperta
memory-taken = già presa
memory-face-name = nome { $note }
memory-face-staff = pentagramma { $note }
memory-face-keys = tasto { $note }
memory-face-sound = un suono
memory-task-first = Gira una carta.
memory-task-second = Ora girane un’altra.
memory-help-look-new-first = Non si conosce ancora nessuna coppia: gira una carta che nessuno ha visto.
memory-help-look-new-second = La carta che va con questa non è ancora stata girata: provane una nuova.
memory-help-look-seen-first = Hai già visto tutte e due le carte di una coppia.
memory-help-look-seen-second = Hai già visto la carta che va con questa.
memory-help-answer = È la carta { $place }. Conta riga per riga dall’alto a sinistra.
memory-turns = Turni: { $count }
memory-pairing = Una coppia mostra
memory-pairing-same = due volte la stessa cosa
memory-pairing-name-staff = nome e pentagramma
memory-pairing-staff-keys = pentagramma e tasto
memory-pairing-sound-name = suono e nome
memory-table = Carte sul tavolo: { $cards }. Coppie da trovare: { $pairs }
