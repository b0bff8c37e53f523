practice-lead = Eine Frage nach der anderen aus dem Kartenspiel. Was danebenging, wird erklärt und kommt später wieder.

practice-choices = Fragen auswählen
practice-list-kinds = Fragen
practice-list-faces = Bilder
practice-list-intervals = Intervalle
practice-list-scales = Tonleitern
practice-kind-name = Benennen
practice-kind-find = Finden
practice-kind-interval = Intervalle
practice-kind-step = Halb- oder Ganzton
practice-kind-scale = Welche Tonleiter
practice-interval = { music-interval }
practice-link = Link zu dieser Übung
    .help = Wer ihn öffnet, bekommt dieselben Fragen in derselben Reihenfolge.
practice-ways = Antworten singen, spielen oder sprechen

practice-ask-name = Welcher Buchstabe ist dieser Ton?
practice-ask-staff = Welche Karte ist { $note }?
practice-ask-keys = Wo liegt { $note } auf dem Klavier?
practice-ask-clock = Wo ist { $note } auf der Uhr?
practice-ask-interval = Welcher Buchstabe liegt { music-an-interval } über { $from }?
    .unnamed = Welcher Buchstabe liegt { music-an-interval } über diesem Ton?
practice-ask-step = Von { $low } hinauf zu { $high }: ein Halbton oder ein Ganzton?
    .unnamed = Von der ersten Karte hinauf zur zweiten: ein Halbton oder ein Ganzton?
practice-ask-scale = Welche Tonleiter auf { $tonic } ist das?
practice-once-more = Noch ein Versuch

practice-place =
    { $place ->
        [-2] auf der Hilfslinie unter den Notenlinien
        [-1] direkt unter den Notenlinien
        [0] auf der untersten Linie
        [1] im untersten Zwischenraum
        [2] auf der zweiten Linie
        [3] im zweiten Zwischenraum
        [4] auf der mittleren Linie
        [5] im dritten Zwischenraum
        [6] auf der vierten Linie
        [7] im obersten Zwischenraum
        [8] auf der obersten Linie
        [9] direkt über den Notenlinien
        [10] auf der Hilfslinie über den Notenlinien
       *[11] über der oberen Hilfslinie
    }
practice-place-sharp = { practice-place }, mit einem Kreuz
practice-place-flat = { practice-place }, mit einem Be
practice-picture-fClef = Bassschlüssel: { $places }
practice-picture-gClef = Violinschlüssel: { $places }
practice-picture-gClef8 = Violinschlüssel, eine Oktave höher: { $places }
practice-white-key = weiße Taste { $number } von 7
practice-black-key = schwarze Taste zwischen den weißen Tasten { $number } und { $next }
practice-hour = Nummer { $hour } auf der Uhr
practice-cards = Karten zur Auswahl
practice-hours = Nummern auf der Uhr
practice-scales = Tonleitern zur Auswahl

practice-hint-letter = Tippe auf einen Buchstaben, oder drücke `A` bis `H` oder `1` bis `7`.
practice-hint-staff = Tippe auf die Karte, oder drücke `1` bis `5`.
practice-hint-keys = Tippe auf die Taste, oder spiele sie.
practice-hint-clock = Tippe auf die Nummer, oder benutze die oberste Reihe deiner Tastatur: Die zwölf Tasten ab `1` sind die zwölf Stunden.
practice-hint-step = Tippe auf die Antwort, oder drücke `H` (Halbton) oder `W` (Ganzton).
practice-hint-scale = Tippe auf den Namen, oder drücke seine Nummer.
practice-not-by-name = Zeig diesen Ton, statt ihn zu sagen: Tippe ihn an oder spiele ihn.

practice-right = Ja, das ist { $names }.
practice-right-interval = Ja: { $path }. Das ist { music-an-interval }.
practice-right-step = Ja: Von { $low } zu { $high } ist es { music-a-step }.
practice-right-scale = Ja, richtig: { $scale }.
practice-that-is = Das ist { $found }.
practice-way-clock = { NOTE("C") } steht bei der 12, und jede Stunde ist ein Halbton: { $names } steht bei der { $hour }.
    .top = { NOTE("C") } steht oben, bei der 12.
practice-way-two-keys = { $from } ist die weiße Taste links von zwei schwarzen.
practice-way-three-keys = { $from } ist die weiße Taste links von drei schwarzen.
practice-way-staff = { $from } steht { practice-place }.
practice-count-up = Zähle von dort hinauf: { $path }.
practice-black-sharp = { $note } liegt einen Halbton höher. Dieselbe Taste heißt auch { $other }.
practice-black-flat = { $note } liegt einen Halbton tiefer. Dieselbe Taste heißt auch { $other }.
practice-another-scale = Bei { $scale } käme nach { $after } der Ton { $wants }. Hier ist es { $note }.
practice-again = Versuch es noch einmal, oder geh zur nächsten Frage.
practice-next = Nächste Frage
practice-start-over = Von vorn beginnen
practice-tally = { $right } von { $asked } richtig

practice-more-staff = Jede Linie und jeder Zwischenraum ist ein Buchstabe weiter. Merk dir ein paar Stellen, zum Beispiel { NOTE("C") } und die Linie, die der Schlüssel markiert, und zähle von der nächsten aus.
practice-more-keys = Die schwarzen Tasten liegen in Zweier- und Dreiergruppen: Links von einer Zweiergruppe liegt immer { NOTE("C") }, links von einer Dreiergruppe immer { NOTE("F") }. Von dort gehen die weißen Tasten durch die Buchstaben. Eine schwarze heißt nach einer ihrer Nachbarinnen, erhöht oder erniedrigt.
practice-more-clock = Zwölf Stunden sind zwölf Halbtöne, und { NOTE("C") } steht oben. Genau gegenüber liegt { NOTE("F#") }/{ NOTE("Gb") }. Merk dir auch 3, 6 und 9, dann musst du weniger zählen.
practice-more-scale = Halbtöne von Ton zu Ton, { $said }: { $said_formula }. Diese Karten: { $formula }, also { $kind }.

practice-test-lead = Singe, spiele oder tippe einen Ton und sieh, welcher es ist. Nichts wird gezählt oder gespeichert.
practice-mode = Was du übst
practice-mode-any = Irgendein Ton
practice-mode-find = Finde diesen Ton
practice-waiting = Singe, spiele oder tippe einen Ton.
practice-where = Oktave { $octave }, Nummer { $hour } auf der Uhr
practice-task = Singe oder spiele diesen Ton. Die Oktave ist egal.
practice-wanted = Finde diesen Ton: { $names }
practice-another = Ein anderer Ton
practice-too-high = Das war { $heard }: Geh { music-half-steps } tiefer.
practice-too-low = Das war { $heard }: Geh { music-half-steps } höher.
practice-opposite = Das war { $heard }, genau gegenüber auf der Uhr: Geh { music-half-steps } höher oder tiefer.
practice-tuning-right = stimmt
practice-tuning-high = etwas zu hoch
practice-tuning-low = etwas zu tief
practice-tip = Halte einen Ton kurz und hör dann auf: Jeder gesungene Ton ist eine Antwort. Solange die Seite selbst klingt, hört sie nicht zu.
