distance-subtitle = La distanza
distance-tagline = Conta da nota a nota: { NOTE("A") }, { NOTE("B") }, { NOTE("C") } formano una terza.
distance-aim = Sali ogni volta di { music-an-interval }. Vince chi resta per primo senza carte.
distance-keys =
    A – G: dire la nota (A = la) e giocare le carte scelte; oppure da 1 a 7
    { common-shedding-keys }
distance-option-interval = Intervallo
    .choice = { music-interval }
distance-said-right = Note dette bene: { $count } su { $total }.
distance-letters = Di’ una nota
distance-say = Di’ { $letter }
    .last = Di’ { $letter }, l’ultima nota detta
distance-said = { $name } ha detto { $letter }
    .you = Hai detto { $letter }
    .last = L’ultima nota detta è { $letter }
distance-task-play = Se una delle tue carte va bene, sceglila e di’ la sua nota. Altrimenti pesca.
distance-task-free = Scegli una carta che va bene e di’ la sua nota, o pesca.
distance-help-look = Conta { music-an-interval } verso l’alto da { $last }; { $last } è l’1. Cerca quella nota sulle tue carte.
    .start = Per cominciare va bene qualsiasi nota. Scegli uno dei suoi nomi.
distance-help-answer = { $do ->
    [draw] La nota è { $letters }, ma nessuna delle tue carte va bene: pesca.
    [pass] La nota è { $letters }, ma nessuna delle tue carte va bene: passa.
   *[play] La nota è { $letters }: una delle tue carte va bene.
}
distance-now-say = Ora di’ la nota: sceglila nell’anello.
