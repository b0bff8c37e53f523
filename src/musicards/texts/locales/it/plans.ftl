plans-keys = Le note sul pianoforte
    .aim = Dopo, i bambini sanno dire il nome di ogni tasto bianco e trovarlo.
plans-keys-1 =
    Guardate i tasti del pianoforte: quelli neri sono in gruppi di due e di tre.
    Il { NOTE("C") } è il tasto bianco subito a sinistra dei due neri.
    Da lì i tasti bianchi salgono in ordine: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") }. Poi si ricomincia dal { NOTE("C") }.
    Compito a coppie: uno dice una nota, l’altro indica il suo tasto nel disegno. Dopo cinque note scambiatevi.
    Ora giocate a Memory. Dite il nome di ogni nota che girate.
plans-keys-2 =
    Dicono il nome della nota quando girano una carta? Chieda ogni tanto: come la riconosci?
plans-keys-3 =
    Due punti aiutano: il { NOTE("C") } è a sinistra dei due tasti neri, il { NOTE("F") } è a sinistra dei tre tasti neri.
    Il { NOTE("D") } è in mezzo ai due tasti neri.
    Compito: dite i tasti bianchi in ordine, prima dal { NOTE("C") } al { NOTE("C") } successivo, poi dal { NOTE("F") } al { NOTE("F") } successivo. Chi ci riesce a occhi chiusi?
    Ora giocate a Go Fish. Si chiede una nota con il suo nome.
plans-keys-4 =
    Chi guarda prima i tasti neri e chi conta ogni volta dal bordo? A questi ultimi mostri di nuovo i due punti.
plans-letters = Contare le note: seconde e terze
    .aim = Dopo, i bambini sanno dire la seconda e la terza sopra qualsiasi nota.
plans-letters-1 =
    Ci sono sette nomi di note: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") }. Dopo il { NOTE("B") } viene di nuovo il { NOTE("C") }.
    Un intervallo dice quanto c’è da una nota all’altra. Si contano tutti e due gli estremi.
    Dal { NOTE("C") } al { NOTE("D") }, salendo, c’è una seconda: { NOTE("C") } è 1, { NOTE("D") } è 2. Dal { NOTE("C") } al { NOTE("E") } c’è una terza: { NOTE("C") } è 1, { NOTE("D") } è 2, { NOTE("E") } è 3.
    Compito: a turno, ognuno dice la nota una seconda sopra quella prima. Poi di nuovo con le terze.
    Ora giocate a The Distance. Ogni carta è una seconda sopra la precedente: la giocate e dite il suo nome.
plans-letters-2 =
    Chi comincia a contare dalla nota dopo arriva una nota troppo avanti. Ripeta: la nota da cui parti è 1.
plans-intervals = Quarte e quinte
    .aim = Dopo, i bambini sanno contare una quarta e una quinta sopra qualsiasi nota.
plans-intervals-1 =
    Si contano tutti e due gli estremi, come per le seconde e le terze.
    Dal { NOTE("C") } al { NOTE("F") }, salendo, c’è una quarta: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }. Dal { NOTE("C") } al { NOTE("G") } c’è una quinta: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }.
    La mano aiuta: il pollice è la nota da cui partite, il mignolo è la quinta sopra.
    Compito a coppie: uno dice una nota, l’altro conta sulle dita la quinta sopra. Dopo cinque note scambiatevi, poi fatelo con le quarte.
    Ora giocate a The Distance con le quinte.
plans-intervals-2 =
    Quasi tutti gli errori sono di una sola nota. Faccia contare il bambino sulle dita, cominciando dal pollice.
plans-staff = Le note sul pentagramma
    .aim = Dopo, i bambini sanno dire le note in chiave di violino, dal { NOTE("C") } centrale al { NOTE("G") } sopra il pentagramma.
plans-staff-1 =
    Le note si scrivono su cinque righe e negli spazi fra una riga e l’altra. Da una riga allo spazio vicino c’è una nota.
    La chiave di violino si avvolge attorno alla seconda riga dal basso. La nota su quella riga è il { NOTE("G") }.
    Continuate nota per nota: nello spazio sopra c’è il { NOTE("A") }, sulla riga dopo il { NOTE("B") }. Nello spazio sotto il { NOTE("G") } c’è il { NOTE("F") }.
    Il { NOTE("C") } centrale ha una riga corta tutta sua, sotto le cinque righe.
    Compito: disegnate cinque righe e la nota { NOTE("G") }. Chi vi sta vicino indica un’altra riga o uno spazio: dite il nome contando dal { NOTE("G") }.
    Ora giocate a Memory e a Old Maid. Le carte mostrano solo il pentagramma.
plans-staff-2 =
    A Memory si può vincere confrontando le figure. Chieda il nome della nota a ogni coppia trovata.
plans-staff-3 =
    Chieda ogni tanto: su quale riga o in quale spazio è, e come ci arrivi dal { NOTE("G") }?
plans-steps = Semitoni e toni
    .aim = Dopo, i bambini sanno dire che cosa c’è un semitono o un tono sopra qualsiasi nota.
plans-steps-1 =
    Da un tasto del pianoforte a quello più vicino, bianco o nero, c’è un semitono. Due semitoni fanno un tono.
    Dal { NOTE("C") } al { NOTE("D") } c’è un tono, perché in mezzo c’è un tasto nero. Ha due nomi: { NOTE("C#") } e { NOTE("Db") }.
    Dal { NOTE("E") } al { NOTE("F") } e dal { NOTE("B") } al { NOTE("C") } non c’è un tasto nero: sono solo semitoni.
    Sull’orologio ogni numero è un semitono, e dopo dodici si torna alla stessa nota.
    Compito: mettete un dito sul { NOTE("D") } del disegno. Salite di un tono e dite dove siete: { NOTE("E") }. Salite di un semitono: { NOTE("F") }. Poi salite di un tono dal { NOTE("E") }: dove siete?
    Ora giocate a Steps. Ogni volta si sale di un semitono o di un tono.
plans-steps-2 =
    La risposta all’ultima domanda era { NOTE("F#") }, detto anche { NOTE("Gb") }. Faccia attenzione a chi dice { NOTE("F") }: dal { NOTE("E") } al { NOTE("F") } c’è solo un semitono.
plans-scales = Le scale maggiori
    .aim = Dopo, i bambini sanno costruire una scala maggiore e dire i suoi gradi.
plans-scales-1 =
    Una scala maggiore ha sette note, una per ogni nome. La prima si chiama tonica, e la scala finisce di nuovo su di lei, un’ottava più in alto.
    La strada è sempre la stessa: tono, tono, semitono, tono, tono, tono, semitono.
    Dal { NOTE("C") } sono i tasti bianchi: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") }, { NOTE("C") }.
    Dal { NOTE("G") } la settima nota ha un diesis: { NOTE("G") }, { NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F#") }, { NOTE("G") }. Quindi questa scala ha un diesis.
    Compito: costruite la scala maggiore dal { NOTE("F") }. Quale nota ha un bemolle?
    Ora giocate a Key’s Corners. Si costruisce una scala negli angoli, nota per nota.
plans-scales-2 =
    La risposta era { NOTE("Bb") }. Faccia attenzione a chi dimentica che il terzo e il settimo passo sono semitoni.
