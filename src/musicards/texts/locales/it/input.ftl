input-hint = Intendevi { $suggestions }?
    .examples = Prova { $examples }.
input-expected = { $expected ->
    [note] una nota
    [interval] un intervallo
    [note-or-interval] una nota o un intervallo
    [chord] un accordo
    [chord-kind] un tipo di accordo
    [root] una fondamentale
    [chord-symbol] una sigla di accordo
    [note-or-chord] una nota o una sigla di accordo
    [scale] una scala
    [scale-kind] un tipo di scala
    [scale-chord-or-notes] una scala, un accordo o una serie di note
    [formula] una formula
    [half-steps] un numero di semitoni
    [tonic] una tonica
    [line] una riga di note o accordi
    [instrument] uno strumento conosciuto
    [key] una tonalità
    [mode] un modo di una tonalità
    [signature] un’armatura di chiave
    [name-system] un modo di chiamare le note qui
    [question-kind] un tipo di domanda
    [question-interval] un intervallo che si può chiedere
    [question-meter] un metro che si può chiedere
    [question-value] qualcosa che un ritmo può avere
    [card-name] un nome su una carta
    [clef] una chiave musicale
   *[staff-place] un posto sul pentagramma che si può chiedere
}
input-not-understood = «{ $part }» non è { input-expected }.
    .in = «{ $part }» in «{ $input }» non è { input-expected }.
input-number = È il numero { $number }.
    .row = È il numero { $number } della riga { $row }.
input-no-notes = Non c’è nessuna nota.
input-no-chord = «{ $part }» vuol dire «nessun accordo» (in inglese: no chord), quindi non ci sono note da mostrare.
input-wrong-formula-sum = «{ $part }» dà in tutto { $total } semitoni invece di 12.
input-formula-too-short = «{ $part }» è una nota sola. Una formula ha da { $least } a { $most } numeri.
input-too-many-accidentals-in-key = «{ $part }» avrebbe bisogno di { $total } diesis o bemolli, ma una tonalità ne ha al massimo { $most }.
input-different-mode = Trasportando, il maggiore non diventa minore. Scegli due tonalità maggiori o due minori.
input-only-one-octave = Dai un’ottava a tutte e due le note, o a nessuna: «{ $part }».
input-higher-note-first = Scrivi prima la nota più grave, non «{ $part }».
input-several-instruments = «{ $part }» può indicare più strumenti.
input-several-targets = Di’ in un solo modo dove andare: con un intervallo, con una tonalità o con uno strumento.
input-original-key-missing = Di’ anche in che tonalità è la riga adesso.
input-direction-not-allowed = Scegli «verso l’alto» o «verso il basso» solo con un intervallo o una tonalità. Uno strumento ha la sua direzione.
input-off-staff = «{ $part }» non si può scrivere sul pentagramma. Usa le ottave da { $least } a { $most }.
input-beyond-midi = «{ $part }» non si può salvare come MIDI. Le sue note vanno da C-1 a G9.
input-too-many-accidentals = «{ $part }» non si può scrivere: una nota ha al massimo un doppio diesis o un doppio bemolle.
input-line-too-long = La riga ha { $total } note, accordi e pause. Può averne da 1 a { $most }.
input-not-midi-keys = «{ $part }» non è un elenco di tasti MIDI. Scrivi numeri da 0 a { $most }, separati da virgole.
input-wrong-number-of-keys = Hai suonato { $total } tasti. Suonane insieme da 1 a { $most }.
input-no-such-question = Non c’è una domanda «{ $part }». Scegli un numero da 1 a { $most }.
input-not-a-seed = «{ $part }» non indica un ordine delle domande. Usa al massimo { $most } lettere e cifre.
input-number-out-of-range = «{ $part }» qui non va bene. Scegli un numero da { $least } a { $most }.
input-nothing-to-ask = Nessuna domanda corrisponde a queste scelte.
