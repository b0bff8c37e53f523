keys_corners_rules-lead = Costruisci _{ $scale }_ verso l’alto negli angoli. Chi mette l’ultima nota prende tutta la pila. Vince chi ha più punti.
keys_corners_rules-table = Il tavolo
    .body =
        - Le quattro _basi_ (nord, est, sud, ovest) cominciano con una carta ciascuna. Una base sale lungo la scala a partire dalla sua prima nota. Su una nota fuori dalla scala va solo la stessa nota: fino a { $stack_cards } carte.
        - I quattro _angoli_ all’inizio sono vuoti. Un angolo comincia con la prima nota della scala, la tonica, e sale da lì.
        - Non conta il nome, ma il numero sull’orologio: in { KEY("Gb") } maggiore la carta { KEY("B") } è un { KEY("Cb") }.
keys_corners_rules-turn = Il tuo turno
    .body =
        Prima del turno la tua mano viene completata fino a { $hand } carte. Poi giochi quante volte vuoi, almeno una:
        
        - _Mettere_ una carta della tua mano, o quella in cima agli scarti, su una pila che continua. La tonica, anche con quello che c’è sopra, può andare in un angolo vuoto.
        - _Riempire_ una base vuota con qualsiasi carta della tua mano. Viene prima di tutto il resto.
        - _Spostare_ una base, o la sua parte in alto, in un angolo che continua, o una base intera su un’altra che continua. La parte in alto può andare su un’altra base solo se lì la serie diventa più lunga di com’era. Le carte non lasciano mai un angolo.
        - _Scartare_ una carta che non va da nessuna parte: solo come unica giocata, e finisce il tuo turno.
        - Di’ _Fatto_ quando hai finito. Prima, o prima di scartare, fai tutti gli spostamenti possibili in un angolo che ha già carte, e di una base intera su un’altra. Gli angoli vuoti possono restare vuoti.
        
        Un _jolly_ vale qualsiasi nota: dici quale quando lo metti, e resta quella.
keys_corners_rules-points = Punti
    .body = Una scala completa, dalla tonica alla sua ultima nota: _{ $scale_points } punti_ per chi mette l’ultima carta, ovunque sia la pila. Un poker, { $stack_cards } carte di una nota fuori dalla scala: _{ $stack_points } punti_. Il giro finisce quando il mazzo e tutte le mani sono vuoti. Non ci sono penalità.
