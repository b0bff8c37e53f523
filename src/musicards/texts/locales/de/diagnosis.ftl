diagnosis-said = Deine Antwort
    .other = Eine Antwort
diagnosis-right = Richtige Antwort
diagnosis-why = Was passiert ist
    .perhaps = Was vielleicht passiert ist
    .how = So findest du die Antwort
diagnosis-compare = Vergleich
diagnosis-hear = { CAPITAL($answer) } anhören
    .right = Hör die richtige Antwort
    .said = Hör deine Antwort
diagnosis-starts-at-zero = { $from } zählt als eins, nicht als null: { $counting }.
diagnosis-one-short = Der Ton, von dem du ausgehst, ist 1: { $counting }.
diagnosis-direction-letter = { $way ->
    [up] Zähl aufwärts, nicht abwärts: { $path }.
   *[down] Zähl abwärts, nicht aufwärts: { $path }.
}
diagnosis-direction-step = Du bist abwärts gegangen, zu { $said }. { CAPITAL(music-a-step) } über { $from } ist { $right }.
diagnosis-bass-as-treble = Du hast den Bassschlüssel als Violinschlüssel gelesen. Im Violinschlüssel steht hier { $said }, im Bassschlüssel { $right }.
diagnosis-treble-as-bass = Du hast den Violinschlüssel als Bassschlüssel gelesen. Im Bassschlüssel steht hier { $said }, im Violinschlüssel { $right }.
diagnosis-third-slip = { $where ->
    [line-above] Du warst eine Linie zu hoch: Auf dieser Linie steht { $right }, auf der nächsten darüber { $said }.
    [line-below] Du warst eine Linie zu tief: Auf dieser Linie steht { $right }, auf der nächsten darunter { $said }.
    [space-above] Du warst einen Zwischenraum zu hoch: In diesem steht { $right }, im nächsten darüber { $said }.
   *[space-below] Du warst einen Zwischenraum zu tief: In diesem steht { $right }, im nächsten darunter { $said }.
}
diagnosis-next-place = { $where ->
    [line-above] Du hast den Zwischenraum über dieser Linie gelesen. Im Zwischenraum steht { $said }, auf der Linie { $right }.
    [line-below] Du hast den Zwischenraum unter dieser Linie gelesen. Im Zwischenraum steht { $said }, auf der Linie { $right }.
    [space-above] Du hast die Linie über diesem Zwischenraum gelesen. Auf der Linie steht { $said }, im Zwischenraum { $right }.
   *[space-below] Du hast die Linie unter diesem Zwischenraum gelesen. Auf der Linie steht { $said }, im Zwischenraum { $right }.
}
diagnosis-all-letters-whole = Du hast { $from }–{ $said } für einen Ganzton gehalten. Dazwischen liegt keine schwarze Taste, also ist es ein Halbton. Einen Ganzton höher liegt { $right }.
diagnosis-half-for-whole-step = Du bist nur einen Halbton hinaufgegangen, zu { $said }. Ein Ganzton sind zwei Halbtöne: { $path }.
diagnosis-whole-for-half-step = Du bist einen Ganzton hinaufgegangen, zu { $said }. Ein Halbton führt zur allernächsten Taste: { $right }.
diagnosis-half-for-whole-degree = Du bist von { $after } einen Halbton weitergegangen, zu { $said }. In dieser Tonleiter ist es hier ein Ganzton, zu { $right }.
diagnosis-whole-for-half-degree = Du bist von { $after } einen Ganzton weitergegangen, zu { $said }. In dieser Tonleiter ist es hier ein Halbton, zu { $right }.
diagnosis-sharp-lowers = { $accidental ->
    [sharp] Du bist von { $letter } hinunter zu { $said } gegangen. Ein Kreuz erhöht den Ton: { $right } ist die nächste Taste rechts von { $letter }.
   *[flat] Du bist von { $letter } hinauf zu { $said } gegangen. Ein Be erniedrigt den Ton: { $right } ist die nächste Taste links von { $letter }.
}
diagnosis-one-name-only = Du hast { $note } nur einen Namen gegeben. { diagnosis-how-enharmonic }
diagnosis-signature-ignored-signs = Du hast { $key } keine Vorzeichen gegeben. Diese Tonart hat { $signs }: { $notes }.
diagnosis-signature-ignored-tonic = { $other } hat keine Vorzeichen. { $key } hat { $signs }.
diagnosis-signature-ignored-degree = Du hast das { music-accidental } weggelassen: Der nächste Ton dieser Tonleiter ist { $right }, nicht { $said }.
diagnosis-signature-ignored-quality = Du hast die Vorzeichen weggelassen: { $letters } ist eine { $said }, { $notes } aber eine { $right }.
diagnosis-relative-key-signs = Du hast für { $other } geantwortet. { $key } hat { $signs }.
diagnosis-relative-key-tonic = { $mode ->
    [major] { $other } hat dieselben Vorzeichen, ist aber eine Molltonart. Die Durtonart ist { $key }.
   *[minor] { $other } hat dieselben Vorzeichen, ist aber eine Durtonart. Die Molltonart ist { $key }.
}
diagnosis-no-raised-seventh-degree = Du hast die siebte Stufe so gelassen, wie sie ist. In dieser Tonleiter ist sie erhöht: { $right }, nicht { $said }.
diagnosis-no-raised-seventh-formula = Das ist natürliches Moll. Im harmonischen Moll ist die siebte Stufe einen Halbton höher: { $right }.
diagnosis-octave-or-fifth = { $interval ->
    [8] Du hast eine Quinte gewählt, es war aber eine Oktave: noch einmal derselbe Ton, nur höher oder tiefer.
   *[other] Du hast eine Oktave gewählt, es war aber eine Quinte: zwei verschiedene Töne.
}
diagnosis-too-small = Du hast eine { $said } gewählt. Es war eine { $right }, und die ist einen Halbton größer.
diagnosis-how-letter = Zähl Ton für Ton und fang mit { $from } an: { $counting }. Das ist eine { music-interval }.
diagnosis-how-step = { $step ->
    [whole] Ein Ganzton sind zwei Halbtöne: { $path }.
   *[half] Ein Halbton führt zur allernächsten Taste, egal ob weiß oder schwarz: von { $from } zu { $right }.
}
diagnosis-how-place = { $mark ->
    [treble-C4] Das mittlere { NOTE("C") } steht auf der Hilfslinie unter den Notenlinien.
    [treble-G4] Der Violinschlüssel windet sich um die Linie von { NOTE("G") }.
    [treble-C5] { NOTE("C") } steht im dritten Zwischenraum.
    [treble-G5] { NOTE("G") } steht direkt über den Notenlinien.
    [bass-G2] { NOTE("G") } steht auf der untersten Linie.
    [bass-C3] { NOTE("C") } steht im zweiten Zwischenraum.
    [bass-F3] Die Linie von { NOTE("F") } liegt zwischen den beiden Punkten des Bassschlüssels.
    [alto-C4] Die Linie in der Mitte des Schlüssels ist das mittlere { NOTE("C") }.
    [tenor-C4] Die Linie in der Mitte des Schlüssels ist das mittlere { NOTE("C") }.
   *[bass-C4] Das mittlere { NOTE("C") } steht auf der Hilfslinie über den Notenlinien.
} { $way ->
    [up] Zähl von dort hinauf: { $path }.
    [down] Zähl von dort hinunter: { $path }.
   *[here] { "" }
} { $accidental ->
    [sharp] Das Kreuz macht daraus { $right }.
    [flat] Das Be macht daraus { $right }.
   *[natural] { "" }
}
diagnosis-how-key = { $accidental ->
    [sharp] { $right } ist die schwarze Taste gleich rechts von { $letter }.
    [flat] { $right } ist die schwarze Taste gleich links von { $letter }.
   *[natural] { $right } liegt { $degree ->
        [1] gleich links von einer Gruppe aus zwei schwarzen Tasten
        [2] in der Mitte einer Gruppe aus zwei schwarzen Tasten
        [3] gleich rechts von einer Gruppe aus zwei schwarzen Tasten
        [4] gleich links von einer Gruppe aus drei schwarzen Tasten
        [5] zwischen den ersten beiden einer Gruppe aus drei schwarzen Tasten
        [6] zwischen den letzten beiden einer Gruppe aus drei schwarzen Tasten
       *[7] gleich rechts von einer Gruppe aus drei schwarzen Tasten
    }.
}
diagnosis-how-hour = { $hour ->
    [12] { NOTE("C") } steht ganz oben auf der Tonuhr.
   *[other] { NOTE("C") } steht ganz oben, und von Zahl zu Zahl ist es ein Halbton: { $right } steht bei der { $hour }.
}
diagnosis-how-enharmonic = { $accidental ->
    [sharp] { $note } liegt einen Halbton über { $letter }, und diese Taste heißt auch { $right }.
   *[flat] { $note } liegt einen Halbton unter { $letter }, und diese Taste heißt auch { $right }.
}
diagnosis-how-signature = { $rule ->
    [plain] { $key } hat nur weiße Tasten.
    [sharps] { $key } hat { $signs }: { $notes }. In Dur liegt das letzte Kreuz einen Halbton unter dem Grundton.
    [one-flat] { $key } hat { $signs }: { $notes }.
    [flats] { $key } hat { $signs }: { $notes }. In Dur ist das vorletzte Be der Grundton.
   *[minor] { $key } hat die Vorzeichen von { $major }, drei Halbtöne höher: { $signs }.
}
diagnosis-how-degree = Nach { $after } geht es in dieser Tonleiter { $half_steps ->
    [1] einen Halbton
    [2] einen Ganzton
   *[other] { $half_steps } Halbtöne
} hinauf, zu { $right }.
diagnosis-how-formula = { $kind ->
    [major] In Dur liegen die Halbtöne zwischen der dritten und vierten und zwischen der siebten und achten Stufe: { $right }.
    [natural_minor] Im natürlichen Moll liegen die Halbtöne zwischen der zweiten und dritten und zwischen der fünften und sechsten Stufe: { $right }.
    [harmonic_minor] Harmonisches Moll ist natürliches Moll mit erhöhter siebter Stufe: { $right }.
    [melodic_minor] Melodisches Moll ist natürliches Moll mit erhöhter sechster und siebter Stufe: { $right }.
    [major_pentatonic] Die Dur-Pentatonik ist Dur ohne die vierte und die siebte Stufe: { $right }.
   *[other] Die Moll-Pentatonik ist natürliches Moll ohne die zweite und die sechste Stufe: { $right }.
}
diagnosis-how-scale = Halbtöne von Ton zu Ton: hier { $formula }, also { $kind }. { CAPITAL($said) }: { $said_formula }.
    .alone = Halbtöne von Ton zu Ton: hier { $formula }, also { $kind }.
diagnosis-how-chord = In Terzen: { $notes }. Von unten nach oben { $thirds }: { $kind }. { CAPITAL($said) }: { $said_thirds }.
    .alone = In Terzen: { $notes }. Von unten nach oben { $thirds }: { $kind }.
diagnosis-how-harmony = Hör von unten nach oben. { CAPITAL($kind) }: { $thirds }. { CAPITAL($said) }: { $said_thirds }.
    .alone = Hör von unten nach oben. { CAPITAL($kind) }: { $thirds }.
diagnosis-how-inversion = In Terzen: { $notes }, der Grundton ist also { $root }. Ganz unten liegt { $bottom }, { $member ->
    [root] der Grundton
    [third] die Terz
    [fifth] die Quinte
   *[seventh] die Septime
}: { $inversion }.
diagnosis-how-function = Der Akkord steht auf { $root }, Stufe { $degree } von { $key }: { $notes }, { $kind }. Also { $numeral }.
    .raised = Der Akkord steht auf { $root }, Stufe { $degree } von { $key }: { $notes }, { $kind }. Er enthält den erhöhten siebten Ton der Tonleiter. Also { $numeral }.
diagnosis-how-quality = { $path }: Das ist { music-an-interval }. Sie umfasst { music-half-steps }, also ist es eine { $right }.
diagnosis-how-ear-interval = { CAPITAL($right) }: { $half_steps ->
    [1] Achte auf zwei Töne, die so eng beieinander sind wie möglich: Sie reiben sich.
    [2] Achte auf einen kleinen Schritt wie am Anfang einer Tonleiter.
    [3] Achte auf einen kleinen Sprung, der etwas traurig klingt.
    [4] Achte auf einen kleinen Sprung, der hell klingt.
    [5] Achte auf einen festen, klaren Sprung wie am Anfang einer Fanfare.
    [6] Achte auf einen gespannten Klang, der nicht bleiben will.
    [7] Achte auf einen weiten, offenen Klang wie von „Morgen“ zu „kommt“ in „Morgen kommt der Weihnachtsmann“.
    [8] Achte auf einen weiten Sprung, der etwas traurig klingt.
    [9] Achte auf einen weiten Sprung, der hell klingt.
    [10] Achte auf einen sehr weiten Sprung: Zur Oktave fehlt nur ein Ganzton.
    [11] Achte auf einen sehr weiten, scharfen Klang: Zur Oktave fehlt nur ein Halbton.
   *[other] Achte auf denselben Ton noch einmal, höher oder tiefer.
}
diagnosis-how-ear-step = { $step ->
    [whole] Achte auf etwas Abstand: Zwischen die beiden Töne passt noch eine Taste.
   *[half] Achte auf zwei Töne, die sich reiben: Enger geht es nicht.
}
diagnosis-how-ear-scale = { $kind ->
    [major] Achte auf die dritte Stufe: In Dur klingt sie hell, einen Ganzton über der zweiten.
    [natural_minor] Achte auf die dritte Stufe und auf das Ende: Im natürlichen Moll sind die dritte, sechste und siebte Stufe tief.
    [harmonic_minor] Achte auf das Ende: Im harmonischen Moll ist vor der siebten Stufe ein großer Sprung.
   *[other] Achte auf die dritte Stufe und auf das Ende: Im melodischen Moll ist die dritte Stufe tief, und das Ende ist wie in Dur.
}
diagnosis-contrast-starts-at-zero = Der Ton, von dem du ausgehst, ist immer 1.
diagnosis-contrast-one-short = Der Ton, von dem du ausgehst, ist 1, und der letzte zählt auch mit.
diagnosis-contrast-direction = Hinauf und hinunter führen zu verschiedenen Tönen: Sieh zuerst nach, wohin es geht.
diagnosis-contrast-bass-as-treble = Auf der untersten Linie steht im Violinschlüssel { NOTE("E") }, im Bassschlüssel { NOTE("G") }: Jeder Platz ist im Bassschlüssel zwei Töne weiter.
diagnosis-contrast-treble-as-bass = Auf der untersten Linie steht im Bassschlüssel { NOTE("G") }, im Violinschlüssel { NOTE("E") }: Jeder Platz ist im Violinschlüssel zwei Töne früher.
diagnosis-contrast-third-slip = Von einer Linie zur nächsten oder von einem Zwischenraum zum nächsten gehst du zwei Töne weiter.
diagnosis-contrast-next-place = Von einer Linie zum Zwischenraum daneben gehst du nur einen Ton weiter.
diagnosis-contrast-all-letters-whole = Zwischen den meisten benachbarten weißen Tasten liegt eine schwarze. Bei { NOTE("E") }–{ NOTE("F") } und { NOTE("B") }–{ NOTE("C") } nicht, also sind sie nur einen Halbton auseinander.
diagnosis-contrast-half-for-whole = Ein Halbton führt zur allernächsten Taste. Ein Ganzton überspringt eine.
diagnosis-contrast-whole-for-half = Ein Ganzton überspringt eine Taste. Ein Halbton führt zur allernächsten.
diagnosis-contrast-sharp-lowers = Ein Kreuz geht eine Taste nach rechts, ein Be eine Taste nach links.
diagnosis-contrast-one-name-only = Eine schwarze Taste hat einen Namen von ihrer linken Nachbarin und einen von ihrer rechten.
diagnosis-contrast-signature-ignored = Ein Vorzeichen gehört zum Namen und ändert deshalb die Antwort.
diagnosis-contrast-relative-key = { KEY("C") }-Dur und { LOWER(KEY("C")) }-Moll beginnen auf demselben Ton, haben aber verschiedene Vorzeichen. { KEY("C") }-Dur und { LOWER(KEY("A")) }-Moll haben dieselben Vorzeichen, beginnen aber auf verschiedenen Tönen.
diagnosis-contrast-no-raised-seventh = Natürliches Moll lässt die siebte Stufe, wie sie ist. Harmonisches Moll erhöht sie.
diagnosis-contrast-octave-or-fifth = Eine Oktave führt wieder zum selben Ton, eine Quinte zu einem anderen.
diagnosis-contrast-too-small = Große Intervalle klingen oft kleiner, als sie sind: Hör dir beide nacheinander an.
