keys_corners_rules-lead = Costruisci _{ $scale }_ verso l’alto negli angoli. Chi mette l’ultima nota prende tutta la pila. Vince chi ha più punti.
keys_corners_rules-scale =
    Questo gioco ti aiuta a ricordare le note di una tonalità. Una _scala_ è un insieme qualsiasi di note in ordine di altezza. La prima è la _tonica_ (o fondamentale). Una formula di intervalli, cioè di distanze tra due note, forma la scala. Le scale _diatoniche_ hanno solo semitoni e toni:

    - Un _semitono_ (seconda minore) porta all’ora successiva dell’orologio, dal 12 all’1 o dal 4 al 5: da { NOTE("C") } a { NOTE("C#") } o { NOTE("Db") }, da { NOTE("E") } a { NOTE("F") }.
    - Un _tono_ (seconda maggiore) salta un’ora, dal 12 al 2 o dal 4 al 6: da { NOTE("C") } a { NOTE("D") }, da { NOTE("E") } a { NOTE("F#") } o { NOTE("Gb") }.
    - _Maggiore_ è: tonica, tono, tono, semitono, tono, tono, tono.
keys_corners_rules-setup = Da { $low } a { $high } giocatori. Prima di ogni manche, scegliete una scala. Potete scriverla. Tutti ricevono { $hand } carte. Il mazzo sta al centro. Intorno si girano quattro carte: a nord, est, sud e ovest. Se una è un jolly, torna nel mazzo, si mescola e si gira un’altra carta. Comincia chi siede a sinistra di chi ha dato le carte.
keys_corners_rules-table =
    - Con le quattro carte cominciano le _basi_. Una base sale lungo la scala a partire dalla sua prima nota, fino all’ultima della scala. Su una nota fuori dalla scala va solo la stessa nota, per esempio { NOTE("Ab") } in { KEY("D") } maggiore: fino a { $stack_cards } carte.
    - I quattro _angoli_ all’inizio sono vuoti. Un angolo comincia con la tonica, in { KEY("D") } maggiore con { NOTE("D") } in uno qualsiasi dei quattro, e sale da lì.
    - Non conta il nome, ma il numero sull’orologio: in { KEY("Gb") } maggiore la carta { KEY("B") } è un { KEY("Cb") }.
keys_corners_rules-turn =
    Prima peschi fino ad avere { $hand } carte, tranne nel tuo primo turno. Poi giochi quante volte vuoi, almeno una:

    - _Mettere_ una carta della tua mano, o quella in cima agli scarti, su una pila dove va bene.
    - _Spostare_ una base, o la sua parte in alto, in un angolo dove va bene, o una base intera su un’altra dove va bene. La parte in alto può andare su un’altra base solo se la pila lì diventa più lunga di quanto era questa. Le carte non lasciano mai un angolo.
    - Un _jolly_ vale qualsiasi nota: dici quale quando lo metti, e resta quella.
    - Di’ _Fatto_ quando hai finito. Ma prima di dirlo, o di scartare, devi fare tutti gli spostamenti possibili in un angolo che ha già carte, o di una base intera su un’altra.
keys_corners_rules-fill = Riempi una base vuota prima di tutto il resto, con qualsiasi carta della tua mano. Se non ne hai, prendi quella in cima agli scarti. Se non ci sono scarti, deve riempirla il prossimo che ha carte. Gli angoli vuoti possono restare vuoti; lì può andare solo la tonica, da sola o con le carte che ha sopra.
keys_corners_rules-discard = Invece di mettere una carta puoi scartarne una che non va bene da nessuna parte. Deve essere la tua unica giocata, e conclude il tuo turno. Nessuno deve giocare la carta in cima agli scarti, se non per riempire una base. Quando hai già fatto una giocata, puoi tenere le altre carte, anche se vanno bene.
keys_corners_rules-mistakes = Non ci sono penalità: una carta che non va bene torna nella tua mano. Per esempio, in { KEY("C") } maggiore { NOTE("E") } non va su { NOTE("C") }, perché prima viene { NOTE("D") }.
keys_corners_rules-empty = Quando il mazzo è vuoto, nessuno pesca più. Se non hai carte né niente da giocare, salti il turno. La manche finisce quando tutte le mani sono vuote.
keys_corners_rules-winning = Una scala completa, dalla tonica alla sua ultima nota: _{ $scale_points } punti_ per chi mette l’ultima nota e prende la pila, ovunque sia. Un poker, { $stack_cards } carte di una nota fuori dalla scala: _{ $stack_points } punti_ per chi mette l’ultima. Vince chi ha più punti.
