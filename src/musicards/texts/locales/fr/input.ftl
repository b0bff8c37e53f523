input-hint = Voulais-tu dire { $suggestions } ?
    .examples = Écris par exemple { $examples }.
input-expected = { $expected ->
    [note] n’est pas une note
    [interval] n’est pas un intervalle
    [note-or-interval] n’est ni une note ni un intervalle
    [chord] n’est pas un accord
    [chord-kind] n’est pas un type d’accord
    [root] n’est pas une fondamentale
    [chord-symbol] n’est pas un symbole d’accord
    [note-or-chord] n’est ni une note ni un symbole d’accord
    [scale] n’est pas une gamme
    [scale-kind] n’est pas un type de gamme
    [scale-chord-or-notes] n’est ni une gamme, ni un accord, ni une suite de notes
    [formula] n’est pas une formule
    [half-steps] n’est pas un nombre de demi-tons
    [tonic] n’est pas une tonique
    [line] n’est pas une ligne de notes ou d’accords
    [instrument] n’est pas un instrument connu ici
    [key] n’est pas une tonalité
    [mode] n’est ni majeur ni mineur
    [signature] n’est pas une armure
    [name-system] n’est pas ici une façon de nommer les notes
    [question-kind] n’est pas un type de question
    [question-interval] n’est pas un intervalle proposé
    [question-meter] n’est pas une mesure proposée
    [question-value] n’est pas un élément de rythme proposé
    [card-name] n’est sur aucune carte
    [clef] n’est pas une clé
   *[staff-place] n’est pas une place de la portée proposée
}
input-not-understood = « { $part } » { input-expected }.
    .in = Dans « { $input } » : « { $part } » { input-expected }.
input-number = C’est le numéro { $number }.
    .row = C’est le numéro { $number } de la ligne { $row }.
input-no-notes = Il n’y a pas de notes.
input-no-chord = « { $part } » veut dire « pas d’accord » (en anglais : no chord). Il n’y a donc pas de notes à montrer.
input-wrong-formula-sum = « { $part } » fait { $total } demi-tons au lieu de 12.
input-formula-too-short = « { $part } » n’est qu’une note : une formule a de { $least } à { $most } nombres.
input-too-many-accidentals-in-key = « { $part } » aurait { $total } altérations à la clé, pour { $most } au plus.
input-different-mode = Transposer ne change pas le majeur en mineur : choisis deux tonalités majeures ou deux mineures.
input-only-one-octave = Donne une octave aux deux notes, ou à aucune : « { $part } ».
input-higher-note-first = Nomme d’abord la note la plus grave, au lieu de « { $part } ».
input-several-instruments = « { $part } » peut désigner plusieurs instruments.
input-several-targets = Choisis une seule façon de transposer : un intervalle, une tonalité ou un instrument.
input-original-key-missing = Indique aussi la tonalité actuelle de la ligne.
input-direction-not-allowed = Monter ou descendre ne se choisit qu’avec un intervalle ou une tonalité : un instrument a son propre sens.
input-off-staff = « { $part } » ne s’écrit pas sur une portée : choisis les octaves { $least } à { $most }.
input-beyond-midi = « { $part } » ne s’enregistre pas en MIDI : les notes vont de C-1 à G9.
input-too-many-accidentals = « { $part } » ne s’écrit pas : une note a au plus une double altération.
input-line-too-long = La ligne a { $total } notes, accords et silences : elle peut en avoir de 1 à { $most }.
input-not-midi-keys = « { $part } » n’est pas une liste de touches MIDI : écris des numéros de 0 à { $most }, avec des virgules.
input-wrong-number-of-keys = Il y a { $total } touches : joues-en de 1 à { $most } à la fois.
input-no-such-question = Il n’y a pas de question « { $part } » : choisis un numéro de 1 à { $most }.
input-not-a-seed = « { $part } » n’est pas une graine : prends jusqu’à { $most } lettres et chiffres.
input-number-out-of-range = « { $part } » ne convient pas ici : choisis un nombre de { $least } à { $most }.
input-nothing-to-ask = Aucune question ne correspond à ces choix.
