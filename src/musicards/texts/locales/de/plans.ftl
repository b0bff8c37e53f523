plans-keys = Die Töne auf dem Klavier
    .aim = Danach können die Kinder jede weiße Taste benennen und finden.
plans-keys-1 =
    Schaut euch die Klaviertasten an: Die schwarzen stehen in Zweier- und Dreiergruppen.
    { NOTE("C") } ist die weiße Taste gleich links von den zwei schwarzen.
    Von dort geht es auf den weißen Tasten der Reihe nach hinauf: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") }. Dann fängt es wieder mit { NOTE("C") } an.
    Aufgabe zu zweit: Eine sagt einen Ton, der andere zeigt seine Taste im Bild. Nach fünf Tönen wird gewechselt.
    Jetzt spielt ihr Memory. Sagt den Namen jedes Tons, den ihr aufdeckt.
plans-keys-2 =
    Nennen sie den Ton, wenn sie eine Karte aufdecken? Fragen Sie hin und wieder: Woran erkennst du ihn?
plans-keys-3 =
    Zwei Stellen helfen: { NOTE("C") } ist links von den zwei schwarzen Tasten, { NOTE("F") } ist links von den drei schwarzen.
    { NOTE("D") } liegt in der Mitte zwischen den zwei schwarzen Tasten.
    Aufgabe: Sagt die weißen Tasten der Reihe nach auf, erst von { NOTE("C") } bis zum nächsten { NOTE("C") }, dann von { NOTE("F") } bis zum nächsten { NOTE("F") }. Wer schafft es mit geschlossenen Augen?
    Jetzt spielt ihr Go Fish. Ihr fragt nach einem Ton mit seinem Namen.
plans-keys-4 =
    Wer schaut zuerst auf die schwarzen Tasten, und wer zählt jedes Mal vom Rand? Zeigen Sie diesen Kindern die zwei Stellen noch einmal.
plans-letters = Töne zählen: Sekunden und Terzen
    .aim = Danach können die Kinder zu jedem Ton die Sekunde und die Terz darüber nennen.
plans-letters-1 =
    Es gibt sieben Namen für Töne: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") }. Nach { NOTE("B") } kommt wieder { NOTE("C") }.
    Ein Intervall sagt, wie weit es von einem Ton zum anderen ist. Beide Enden zählen mit.
    Von { NOTE("C") } hinauf zu { NOTE("D") } ist eine Sekunde: { NOTE("C") } ist 1, { NOTE("D") } ist 2. Von { NOTE("C") } hinauf zu { NOTE("E") } ist eine Terz: { NOTE("C") } ist 1, { NOTE("D") } ist 2, { NOTE("E") } ist 3.
    Aufgabe: Geht reihum. Alle sagen den Ton, der eine Sekunde über dem letzten liegt. Dann noch einmal mit Terzen.
    Jetzt spielt ihr The Distance. Jede Karte liegt eine Sekunde über der letzten: Ihr spielt sie und sagt ihren Namen.
plans-letters-2 =
    Wer erst beim nächsten Ton zu zählen anfängt, kommt einen Ton zu weit. Sagen Sie noch einmal: Der Ton, von dem du ausgehst, ist 1.
plans-intervals = Quarten und Quinten
    .aim = Danach können die Kinder von jedem Ton aus eine Quarte und eine Quinte hinaufzählen.
plans-intervals-1 =
    Beide Enden zählen mit, wie bei Sekunden und Terzen.
    Von { NOTE("C") } hinauf zu { NOTE("F") } ist eine Quarte: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }. Von { NOTE("C") } hinauf zu { NOTE("G") } ist eine Quinte: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }.
    Die Hand hilft: Der Daumen ist der Ton, von dem ihr ausgeht, der kleine Finger ist die Quinte darüber.
    Aufgabe zu zweit: Eine sagt einen Ton, der andere zählt an den Fingern die Quinte darüber ab. Nach fünf Tönen wird gewechselt, dann dasselbe mit Quarten.
    Jetzt spielt ihr The Distance mit Quinten.
plans-intervals-2 =
    Die meisten Fehler liegen einen Ton daneben. Lassen Sie das Kind an den Fingern zählen, beginnend mit dem Daumen.
plans-staff = Noten auf den Notenlinien
    .aim = Danach können die Kinder die Noten im Violinschlüssel benennen, vom mittleren { NOTE("C") } bis zum { NOTE("G") } über den Linien.
plans-staff-1 =
    Noten stehen auf fünf Linien und in den Zwischenräumen. Von einer Linie zum Zwischenraum daneben ist es ein Ton weiter.
    Der Violinschlüssel kreist um die zweite Linie von unten. Die Note auf dieser Linie ist { NOTE("G") }.
    Zählt Ton für Ton weiter: Im Zwischenraum darüber ist { NOTE("A") }, auf der nächsten Linie { NOTE("B") }. Im Zwischenraum unter { NOTE("G") } ist { NOTE("F") }.
    Das mittlere { NOTE("C") } hat unter den fünf Linien eine eigene kurze Linie.
    Aufgabe: Zeichnet fünf Linien und die Note { NOTE("G") }. Wer neben euch sitzt, zeigt auf eine andere Linie oder einen Zwischenraum: Sagt den Namen und zählt dabei von { NOTE("G") } aus.
    Jetzt spielt ihr Memory und Old Maid. Die Karten zeigen nur Noten.
plans-staff-2 =
    Memory kann man durch Vergleichen der Bilder gewinnen. Fragen Sie bei jedem Paar nach dem Namen des Tons.
plans-staff-3 =
    Fragen Sie hin und wieder: Auf welcher Linie oder in welchem Zwischenraum steht sie, und wie kommst du von { NOTE("G") } dorthin?
plans-steps = Halbtöne und Ganztöne
    .aim = Danach können die Kinder zu jedem Ton sagen, was einen Halbton und was einen Ganzton höher ist.
plans-steps-1 =
    Von einer Klaviertaste zur allernächsten, weiß oder schwarz, ist es ein Halbton. Zwei Halbtöne sind ein Ganzton.
    Von { NOTE("C") } zu { NOTE("D") } ist es ein Ganzton, denn dazwischen liegt eine schwarze Taste. Sie hat zwei Namen: { NOTE("C#") } und { NOTE("Db") }.
    Zwischen { NOTE("E") } und { NOTE("F") } und zwischen { NOTE("B") } und { NOTE("C") } liegt keine schwarze Taste: Das sind nur Halbtöne.
    Auf der Tonuhr ist jede Zahl ein Halbton, und nach zwölf davon seid ihr wieder beim selben Ton.
    Aufgabe: Legt einen Finger im Bild auf { NOTE("D") }. Geht einen Ganzton hinauf und sagt, wo ihr seid: { NOTE("E") }. Einen Halbton hinauf: { NOTE("F") }. Geht dann von { NOTE("E") } einen Ganzton hinauf: Wo seid ihr?
    Jetzt spielt ihr Steps. Jedes Mal geht es einen Halbton oder einen Ganzton hinauf.
plans-steps-2 =
    Die Antwort auf die letzte Frage des Gesprächs ist { NOTE("F#") }, auch { NOTE("Gb") } genannt. Achten Sie auf Kinder, die { NOTE("F") } sagen: Von { NOTE("E") } zu { NOTE("F") } ist es nur ein Halbton.
plans-scales = Dur-Tonleitern
    .aim = Danach können die Kinder eine Dur-Tonleiter bauen und ihre Stufen nennen.
plans-scales-1 =
    Eine Dur-Tonleiter hat sieben Töne, von jedem Namen einen. Der erste heißt Grundton, und mit ihm endet sie auch, eine Oktave höher.
    Der Weg hinauf ist immer derselbe: ganz, ganz, halb, ganz, ganz, ganz, halb.
    Von { NOTE("C") } aus sind das die weißen Tasten: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") }, { NOTE("C") }.
    Von { NOTE("G") } aus braucht der siebte Ton ein Kreuz: { NOTE("G") }, { NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F#") }, { NOTE("G") }. Also hat G-Dur ein Kreuz.
    Aufgabe: Baut die Dur-Tonleiter von { NOTE("F") } aus. Welcher Ton braucht ein Be?
    Jetzt spielt ihr Key’s Corners. Ihr baut in den Ecken eine Tonleiter, Ton für Ton.
plans-scales-2 =
    Die Antwort auf die Aufgabe ist { NOTE("Bb") }. Achten Sie auf Kinder, die vergessen, dass der dritte und der siebte Schritt Halbtöne sind.
