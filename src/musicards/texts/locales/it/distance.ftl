distance-title = The Distance
distance-subtitle = La distanza
distance-tagline = Conta da nota a nota: { NOTE("A") }, { NOTE("B") }, { NOTE("C") } è una terza.
distance-aim = Sali ogni volta di { music-an-interval }. Vince chi resta per primo senza carte.
distance-score = { common-cards }
distance-keys =
    A – G: dire la nota (A = la) e giocare le carte scelte; oppure da 1 a 7
    { common-shedding-keys }
distance-option-interval = Intervallo
    .choice = { music-interval }
distance-letters = Di’ una nota
distance-say = Di’ { $letter }
    .last = Di’ { $letter }, l’ultima nota detta
distance-said = { $name } ha detto { $letter }
    .you = Hai detto { $letter }
    .last = L’ultima nota detta è { $letter }
distance-choose = Scegli una o più carte, poi di’ la loro nota.
distance-now-say = Ora di’ la nota: toccala nell’anello.
