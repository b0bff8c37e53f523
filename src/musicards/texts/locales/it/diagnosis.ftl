diagnosis-said = La tua risposta
    .other = Una risposta
diagnosis-right = Risposta giusta
diagnosis-why = Che cosa è successo
    .perhaps = Che cosa può essere successo
    .how = Come trovarla
diagnosis-compare = Confronto
diagnosis-hear = Ascolta: { $answer }
    .right = Ascolta la risposta giusta
    .said = Ascolta la tua risposta
diagnosis-starts-at-zero = Il { $from } conta come uno, non come zero: { $counting }.
diagnosis-one-short = La nota da cui parti è 1: { $counting }.
diagnosis-direction-letter = { $way ->
    [up] Conta salendo, non scendendo: { $path }.
   *[down] Conta scendendo, non salendo: { $path }.
}
diagnosis-direction-step = Hai contato verso il basso, fino al { $said }. { CAPITAL(music-a-step) } sopra il { $from } c’è il { $right }.
diagnosis-bass-as-treble = Hai letto la chiave di basso come chiave di violino. In chiave di violino questa posizione è il { $said }, in chiave di basso è il { $right }.
diagnosis-treble-as-bass = Hai letto la chiave di violino come chiave di basso. In chiave di basso questa posizione è il { $said }, in chiave di violino è il { $right }.
diagnosis-third-slip = { $where ->
    [line-above] Hai letto una linea troppo in alto: questa linea è quella del { $right }, la prima più in alto è quella del { $said }.
    [line-below] Hai letto una linea troppo in basso: questa linea è quella del { $right }, la prima più in basso è quella del { $said }.
    [space-above] Hai letto uno spazio troppo in alto: questo spazio è quello del { $right }, il primo più in alto è quello del { $said }.
   *[space-below] Hai letto uno spazio troppo in basso: questo spazio è quello del { $right }, il primo più in basso è quello del { $said }.
}
diagnosis-next-place = { $where ->
    [line-above] Hai letto lo spazio sopra questa linea. Lo spazio è quello del { $said }, la linea è quella del { $right }.
    [line-below] Hai letto lo spazio sotto questa linea. Lo spazio è quello del { $said }, la linea è quella del { $right }.
    [space-above] Hai letto la linea sopra questo spazio. La linea è quella del { $said }, lo spazio è quello del { $right }.
   *[space-below] Hai letto la linea sotto questo spazio. La linea è quella del { $said }, lo spazio è quello del { $right }.
}
diagnosis-all-letters-whole = Hai contato un tono da { $from } a { $said }. In mezzo non c’è un tasto nero, quindi è un semitono. Un tono più in alto c’è il { $right }.
diagnosis-half-for-whole-step = Hai contato solo un semitono, fino al { $said }. Un tono sono due semitoni: { $path }.
diagnosis-whole-for-half-step = Hai contato un tono, fino al { $said }. Un semitono porta al tasto accanto: il { $right }.
diagnosis-half-for-whole-degree = Dal { $after } hai contato un semitono, fino al { $said }. Qui la scala sale di un tono, fino al { $right }.
diagnosis-whole-for-half-degree = Dal { $after } hai contato un tono, fino al { $said }. Qui la scala sale di un semitono, fino al { $right }.
diagnosis-sharp-lowers = { $accidental ->
    [sharp] Dal { $letter } hai contato verso il basso, fino al { $said }. Un diesis alza la nota: il { $right } è il primo tasto a destra del { $letter }.
   *[flat] Dal { $letter } hai contato verso l’alto, fino al { $said }. Un bemolle abbassa la nota: il { $right } è il primo tasto a sinistra del { $letter }.
}
diagnosis-one-name-only = Hai dato al { $note } un solo nome. { diagnosis-how-enharmonic }
diagnosis-signature-ignored-signs = Non hai dato nessuna alterazione a { $key }. Questa tonalità ha { $signs }: { $notes }.
diagnosis-signature-ignored-tonic = { $other } non ha alterazioni. La tonalità con { $signs } è { $key }.
diagnosis-signature-ignored-degree = Hai dimenticato il { music-accidental }: la nota seguente di questa scala è il { $right }, non il { $said }.
diagnosis-signature-ignored-quality = Hai dimenticato le alterazioni: { $letters } è { INITIAL($said) ->
    [vowel] un’{ $said }
   *[other] una { $said }
}, ma { $notes } è { INITIAL($right) ->
    [vowel] un’{ $right }
   *[other] una { $right }
}.
diagnosis-relative-key-signs = Hai dato l’armatura di { $other }. Quella di { $key }: { $signs }.
diagnosis-relative-key-tonic = { $mode ->
    [major] { $other } ha la stessa armatura, ma è una tonalità minore. La tonalità maggiore è { $key }.
   *[minor] { $other } ha la stessa armatura, ma è una tonalità maggiore. La tonalità minore è { $key }.
}
diagnosis-no-raised-seventh-degree = Hai lasciato il settimo grado com’è. In questa scala è alzato: è il { $right }, non il { $said }.
diagnosis-no-raised-seventh-formula = Questa è la scala minore naturale. Nell’armonica il settimo grado è un semitono più in alto: { $right }.
diagnosis-octave-or-fifth = { $interval ->
    [8] Hai scelto una quinta, ma era un’ottava: di nuovo la stessa nota, più in alto o più in basso.
   *[other] Hai scelto un’ottava, ma era una quinta: due note diverse.
}
diagnosis-too-small = Hai scelto { INITIAL($said) ->
    [vowel] un’{ $said }
   *[other] una { $said }
}. Era { INITIAL($right) ->
    [vowel] un’{ $right }
   *[other] una { $right }
}, che ha un semitono in più.
diagnosis-how-letter = Conta nota per nota, cominciando dal { $from }: { $counting }. È una { music-interval }.
diagnosis-how-step = { $step ->
    [whole] Un tono sono due semitoni: { $path }.
   *[half] Un semitono porta al tasto accanto, bianco o nero: dal { $from } al { $right }.
}
diagnosis-how-place = { $mark ->
    [treble-C4] Il { NOTE("C") } centrale è sul taglio addizionale sotto il pentagramma.
    [treble-G4] La chiave di violino si avvolge intorno alla linea del { NOTE("G") }.
    [treble-C5] Il { NOTE("C") } è nel terzo spazio.
    [treble-G5] Il { NOTE("G") } è appena sopra il pentagramma.
    [bass-G2] Il { NOTE("G") } è sulla prima linea, in basso.
    [bass-C3] Il { NOTE("C") } è nel secondo spazio.
    [bass-F3] La linea del { NOTE("F") } passa tra i due punti della chiave di basso.
    [alto-C4] La linea al centro della chiave è quella del { NOTE("C") } centrale.
    [tenor-C4] La linea al centro della chiave è quella del { NOTE("C") } centrale.
   *[bass-C4] Il { NOTE("C") } centrale è sul taglio addizionale sopra il pentagramma.
} { $way ->
    [up] Da lì conta verso l’alto: { $path }.
    [down] Da lì conta verso il basso: { $path }.
   *[here] { "" }
} { $accidental ->
    [sharp] Con il diesis è il { $right }.
    [flat] Con il bemolle è il { $right }.
   *[natural] { "" }
}
diagnosis-how-key = { $accidental ->
    [sharp] Il { $right } è il tasto nero subito a destra del { $letter }.
    [flat] Il { $right } è il tasto nero subito a sinistra del { $letter }.
   *[natural] Il { $right } è { $degree ->
        [1] subito a sinistra di un gruppo di due tasti neri
        [2] in mezzo a un gruppo di due tasti neri
        [3] subito a destra di un gruppo di due tasti neri
        [4] subito a sinistra di un gruppo di tre tasti neri
        [5] tra i primi due di un gruppo di tre tasti neri
        [6] tra gli ultimi due di un gruppo di tre tasti neri
       *[7] subito a destra di un gruppo di tre tasti neri
    }.
}
diagnosis-how-hour = { $hour ->
    [12] Il { NOTE("C") } è in cima all’orologio.
   *[other] Il { NOTE("C") } è in cima, e da un numero al successivo c’è un semitono: il { $right } è al numero { $hour }.
}
diagnosis-how-enharmonic = { $accidental ->
    [sharp] Il { $note } è un semitono sopra il { $letter }, e quel tasto si chiama anche { $right }.
   *[flat] Il { $note } è un semitono sotto il { $letter }, e quel tasto si chiama anche { $right }.
}
diagnosis-how-signature = { $rule ->
    [plain] { $key } ha solo tasti bianchi.
    [sharps] { $key } ha { $signs }: { $notes }. In maggiore, l’ultimo diesis è un semitono sotto la tonica.
    [one-flat] { $key } ha { $signs }: { $notes }.
    [flats] { $key } ha { $signs }: { $notes }. In maggiore, il penultimo bemolle è la tonica.
   *[minor] { $key } ha l’armatura di { $major }, tre semitoni più in alto: { $signs }.
}
diagnosis-how-degree = Dopo il { $after } questa scala sale di { $half_steps ->
    [1] un semitono
    [2] un tono
   *[other] { $half_steps } semitoni
}, fino al { $right }.
diagnosis-how-formula = { $kind ->
    [major] Nella scala maggiore i semitoni sono dal terzo al quarto grado e dal settimo all’ottavo: { $right }.
    [natural_minor] Nella scala minore naturale i semitoni sono dal secondo al terzo grado e dal quinto al sesto: { $right }.
    [harmonic_minor] La scala minore armonica è la naturale con il settimo grado alzato: { $right }.
    [melodic_minor] La scala minore melodica è la naturale con il sesto e il settimo grado alzati: { $right }.
    [major_pentatonic] La pentatonica maggiore è la scala maggiore senza il quarto e il settimo grado: { $right }.
   *[other] La pentatonica minore è la scala minore naturale senza il secondo e il sesto grado: { $right }.
}
diagnosis-how-scale = Semitoni da una nota all’altra: qui { $formula }, cioè «{ $kind }»; «{ $said }» ha { $said_formula }.
    .alone = Semitoni da una nota all’altra: qui { $formula }, cioè «{ $kind }».
diagnosis-how-chord = Per terze: { $notes }. Dal basso verso l’alto, { $thirds }: { $kind }. { CAPITAL($said) }: { $said_thirds }.
    .alone = Per terze: { $notes }. Dal basso verso l’alto, { $thirds }: { $kind }.
diagnosis-how-harmony = Ascolta dal basso verso l’alto. { CAPITAL($kind) }: { $thirds }. { CAPITAL($said) }: { $said_thirds }.
    .alone = Ascolta dal basso verso l’alto. { CAPITAL($kind) }: { $thirds }.
diagnosis-how-inversion = Per terze: { $notes }, quindi la fondamentale è { $root }. In basso c’è { $bottom }, { $member ->
    [root] la fondamentale
    [third] la terza
    [fifth] la quinta
   *[seventh] la settima
}: { $inversion }.
diagnosis-how-function = L’accordo è costruito su { $root }, grado { $degree } di { $key }: { $notes }, { $kind }. Quindi { $numeral }.
    .raised = L’accordo è costruito su { $root }, grado { $degree } di { $key }: { $notes }, { $kind }. Ha la settima nota della scala alzata. Quindi { $numeral }.
diagnosis-how-quality = { $path }: è { music-an-interval }. Con { music-half-steps } è { INITIAL($right) ->
    [vowel] un’{ $right }
   *[other] una { $right }
}.
diagnosis-how-ear-interval = { CAPITAL($right) }: { $half_steps ->
    [1] due note vicinissime, che stridono tra loro.
    [2] un piccolo passo, come all’inizio di una scala.
    [3] un piccolo salto che suona un po’ triste.
    [4] un piccolo salto che suona allegro.
    [5] un salto chiaro e deciso, come all’inizio di una fanfara.
    [6] un suono teso, che non vuole fermarsi lì.
    [7] un suono largo e aperto, come dal primo al secondo «brilla» in «Brilla, brilla la stellina».
    [8] un grande salto che suona un po’ triste.
    [9] un grande salto che suona allegro.
    [10] un salto molto grande, solo un tono meno di un’ottava.
    [11] un salto molto grande e aspro, solo un semitono meno di un’ottava.
   *[other] di nuovo la stessa nota, più in alto o più in basso.
}
diagnosis-how-ear-step = { $step ->
    [whole] Senti lo spazio: tra le due note c’è posto per un altro tasto.
   *[half] Senti come stridono le due note: sono il più vicine possibile.
}
diagnosis-how-ear-scale = { $kind ->
    [major] Ascolta il terzo grado: nella scala maggiore suona allegro, un tono sopra il secondo.
    [natural_minor] Ascolta il terzo grado e la fine: nella scala minore naturale il terzo, il sesto e il settimo grado sono più bassi che nella maggiore.
    [harmonic_minor] Ascolta la fine: nella scala minore armonica c’è un salto grande prima del settimo grado.
   *[other] Ascolta il terzo grado e la fine: nella scala minore melodica il terzo grado è più basso che nella maggiore, e la fine è uguale.
}
diagnosis-contrast-starts-at-zero = La nota da cui parti è sempre 1.
diagnosis-contrast-one-short = La nota da cui parti è 1, e conta anche l’ultima.
diagnosis-contrast-direction = Salire e scendere portano a note diverse: guarda prima la direzione.
diagnosis-contrast-bass-as-treble = La linea in basso è quella del { NOTE("E") } in chiave di violino e quella del { NOTE("G") } in chiave di basso: in chiave di basso ogni posizione ha il nome di due note più avanti.
diagnosis-contrast-treble-as-bass = La linea in basso è quella del { NOTE("G") } in chiave di basso e quella del { NOTE("E") } in chiave di violino: in chiave di violino ogni posizione ha il nome di due note più indietro.
diagnosis-contrast-third-slip = Da una linea alla successiva, o da uno spazio al successivo, ti sposti di due note.
diagnosis-contrast-next-place = Da una linea allo spazio accanto ti sposti di una nota.
diagnosis-contrast-all-letters-whole = Quasi tutte le note vicine hanno un tasto nero in mezzo. Da { NOTE("E") } a { NOTE("F") } e da { NOTE("B") } a { NOTE("C") } non c’è: si sale solo di un semitono.
diagnosis-contrast-half-for-whole = Un semitono porta al tasto accanto. Un tono ne salta uno.
diagnosis-contrast-whole-for-half = Un tono salta un tasto. Un semitono porta a quello accanto.
diagnosis-contrast-sharp-lowers = Un diesis va di un tasto a destra, un bemolle di un tasto a sinistra.
diagnosis-contrast-one-name-only = Un tasto prende un nome dal vicino di sinistra e un altro da quello di destra.
diagnosis-contrast-signature-ignored = Un diesis o un bemolle fa parte del nome, quindi cambia la risposta.
diagnosis-contrast-relative-key = { KEY("C") } maggiore e { KEY("C") } minore hanno la stessa tonica, ma armature diverse. { KEY("C") } maggiore e { KEY("A") } minore hanno la stessa armatura, ma toniche diverse.
diagnosis-contrast-no-raised-seventh = La scala minore naturale lascia il settimo grado com’è. L’armonica lo alza.
diagnosis-contrast-octave-or-fifth = Un’ottava porta di nuovo alla stessa nota, una quinta a un’altra.
diagnosis-contrast-too-small = Gli intervalli grandi sembrano spesso più piccoli di quello che sono: confronta i due.
