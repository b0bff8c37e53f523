memory-subtitle = Trova le coppie
memory-tagline = Gira due carte e ricorda dove sono le note.
memory-aim = La stessa nota, acuta o grave, fa coppia. Vince chi ha più coppie.
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
memory-face-staff = { $note } sul pentagramma
memory-face-keys = { $note } sul pianoforte
memory-face-sound = un suono
memory-task-first = Gira una carta.
memory-task-second = Ora girane un’altra.
memory-again = Una coppia! Giochi ancora: gira una carta.
memory-help-look-new-first = Non si conosce ancora nessuna coppia: gira una carta che nessuno ha visto.
memory-help-look-new-second = La carta che va con questa non è ancora stata girata: provane una nuova.
memory-help-look-seen-first = Hai già visto tutte e due le carte di una coppia.
memory-help-look-seen-second = Hai già visto la carta che va con questa.
memory-help-answer = Gira la carta che brilla.
memory-look = { CAPITAL($card) } e { $other }: non sono una coppia. Ricordale!
memory-turns = Turni: { $count }
memory-pairing = Ogni coppia mostra
memory-pairing-same = due volte la stessa cosa
memory-pairing-name-staff = nome e pentagramma
memory-pairing-staff-keys = pentagramma e tasto
memory-pairing-sound-name = suono e nome
memory-table = Carte sul tavolo: { $cards }. Coppie da trovare: { $pairs }
memory-flipped = { $name } gira la carta { $place }: { $card }.
    .you = Hai girato la carta { $place }: { $card }.
memory-turned-back = { CAPITAL($card) } e { $other }: non sono una coppia.
refusals-card-gone = Quella carta non c’è più.
refusals-face-up = Quella carta è già scoperta: girane un’altra.
memory_first_steps-first = Due carte con la stessa nota sono una coppia. Gira una carta.
memory_first_steps-second = Ricorda dov’è. Gira un’altra carta.
memory_first_steps-wait = Ora { $name } gira due carte. Guarda bene!
memory_first_steps-find = Le note diverse vengono coperte di nuovo, e tocca al prossimo. Hai già visto le due carte di una coppia: ritrovale.
    .task = Ritrova la coppia di cui hai già visto le due carte.
memory_first_steps-more = Hai una coppia. Trovane un’altra.
    .task = Trova due coppie di seguito.
memory_first_steps-done-1 = Ecco Memory: ricorda dove sono le note.
memory_rules-lead = Tutte le carte sono coperte. Girane due: se sono _la stessa nota_, sono tue. Vince chi ha più coppie.
memory_rules-setup = { $board ->
    [naturals] I tasti bianchi, ciascuno in due ottave: { $naturals } carte.
    [full] Tutto il mazzo, { $full } carte. Ogni nota fa due coppie; un punto interrogativo va con un altro, una Chromatic Scale con l’altra.
   *[chromatic] Tutte le note, ciascuna in due ottave (rombi e triangoli): { $chromatic } carte.
} Si mescolano e si dispongono coperte, una accanto all’altra.
memory_rules-turn =
    - Gira una carta, poi un’altra. Tutti le vedono.
    - La stessa nota, in qualunque ottava? La coppia è tua, e _tocca ancora a te_.
    - Due note diverse? Tornano coperte, e tocca al prossimo. Ricorda dove sono.
memory_rules-faces = Una coppia può mostrare due volte la stessa cosa, o due facce di una nota: il suo nome e il suo posto sul pentagramma, il pentagramma e il tasto, o il suono e il nome. Ognuno lo sceglie per il proprio schermo; le carte e le regole restano le stesse.
memory_rules-winning = Quando il tavolo è vuoto, vince chi ha più coppie; in caso di parità si condivide la vittoria. In solitario, cerca di finire nel minor numero di turni possibile.
