practice-lead = Une question après l’autre, tirée du jeu. Chaque erreur est expliquée, et la question revient plus tard.

practice-choices = Choisir les questions
practice-list-kinds = Questions
practice-list-faces = Images
practice-list-intervals = Intervalles
practice-list-scales = Gammes
practice-kind-name = Nommer
practice-kind-find = Trouver
practice-kind-interval = Intervalles
practice-kind-step = Ton ou demi-ton
practice-kind-scale = Quelle gamme
practice-interval = { CAPITAL(music-interval) }
practice-link = Lien vers cet exercice
    .help = Toute personne qui l’ouvre reçoit les mêmes questions dans le même ordre.
practice-ways = Chanter, jouer ou dire les réponses

practice-ask-name = Quel est le nom de cette note ?
practice-ask-staff = Quelle carte est { $note } ?
practice-ask-keys = Où est { $note } sur le piano ?
practice-ask-clock = Où est { $note } sur l’horloge ?
practice-ask-interval = Quelle note est { music-an-interval } au-dessus de { $from } ?
    .unnamed = Quelle note est { music-an-interval } au-dessus de cette note ?
practice-ask-step = De { $low } en montant à { $high } : un demi-ton ou un ton ?
    .unnamed = De la première carte en montant à la deuxième : un demi-ton ou un ton ?
practice-ask-scale = Quelle est cette gamme, à partir de { $tonic } ?
practice-once-more = Nouvel essai

practice-place =
    { $place ->
        [-2] sur la ligne supplémentaire sous la portée
        [-1] juste sous la portée
        [0] sur la première ligne
        [1] dans le premier interligne
        [2] sur la deuxième ligne
        [3] dans le deuxième interligne
        [4] sur la troisième ligne
        [5] dans le troisième interligne
        [6] sur la quatrième ligne
        [7] dans le quatrième interligne
        [8] sur la cinquième ligne
        [9] juste au-dessus de la portée
        [10] sur la ligne supplémentaire au-dessus de la portée
       *[11] au-dessus de la ligne supplémentaire
    }
practice-place-sharp = { practice-place }, avec un dièse
practice-place-flat = { practice-place }, avec un bémol
practice-picture-fClef = Clé de fa : { $places }
practice-picture-gClef = Clé de sol : { $places }
practice-picture-gClef8 = Clé de sol, à l’octave supérieure : { $places }
practice-white-key = touche blanche { $number } sur 7
practice-black-key = touche noire entre les touches blanches { $number } et { $next }
practice-hour = numéro { $hour } de l’horloge
practice-cards = Cartes au choix
practice-hours = Numéros de l’horloge
practice-scales = Gammes au choix

practice-hint-letter = Touche le nom, ou tape sa lettre (`A` = la) ou un chiffre de `1` à `7`.
practice-hint-staff = Touche la carte, ou tape un chiffre de `1` à `5`.
practice-hint-keys = Appuie sur la touche, ou joue-la.
practice-hint-clock = Touche le numéro, ou sers-toi de la rangée du haut de ton clavier : les douze touches à partir de `1` sont les douze heures.
practice-hint-step = Touche la réponse, ou tape `H` (demi-ton) ou `W` (ton).
practice-hint-scale = Touche le nom, ou tape son numéro.
practice-not-by-name = Montre cette note au lieu de la dire : touche-la ou joue-la.

practice-right = Oui, c’est { $names }.
practice-right-interval = Oui : { $path }. C’est { music-an-interval }.
practice-right-step = Oui : de { $low } à { $high }, il y a { music-a-step }.
practice-right-scale = Oui, c’est { $scale }.
practice-that-is = Ça, c’est { $found }.
practice-way-clock = { NOTE("C") } est à 12, et chaque heure est un demi-ton : { $names } est à { $hour }.
    .top = { NOTE("C") } est en haut, à 12.
practice-way-two-keys = { $from } est la touche blanche à gauche de deux touches noires.
practice-way-three-keys = { $from } est la touche blanche à gauche de trois touches noires.
practice-way-staff = { $from } se place { practice-place }.
practice-count-up = Compte à partir de là en montant : { $path }.
practice-black-sharp = { $note } est un demi-ton plus haut. La même touche s’appelle aussi { $other }.
practice-black-flat = { $note } est un demi-ton plus bas. La même touche s’appelle aussi { $other }.
practice-another-scale = Dans la gamme de { $scale }, après { $after } vient { $wants }. Ici, c’est { $note }.
practice-again = Essaie encore, ou passe à la question suivante.
practice-next = Question suivante
practice-start-over = Recommencer
practice-tally = Bonnes réponses : { $right } sur { $asked }

practice-more-staff = D’une ligne à l’interligne suivant, on avance d’une note. Retiens quelques repères, comme { NOTE("C") } et la ligne que marque la clé, et compte à partir du plus proche.
practice-more-keys = Les touches noires vont par deux et par trois : à gauche des deux, c’est toujours { NOTE("C") } ; à gauche des trois, toujours { NOTE("F") }. De là, les touches blanches suivent l’ordre des notes. Une touche noire porte le nom de l’une ou l’autre de ses voisines, haussée ou abaissée.
practice-more-clock = Douze heures font douze demi-tons, et { NOTE("C") } est en haut. Juste en face se trouve { NOTE("F#") }/{ NOTE("Gb") }. Retiens aussi 3, 6 et 9 : tu auras moins à compter.
practice-more-scale = Demi-tons d’une note à l’autre : { $said }, c’est { $said_formula }. Ces cartes ont { $formula }, c’est donc { $kind }.

practice-test-lead = Chante, joue ou touche une note pour voir laquelle c’est. Rien n’est compté ni enregistré.
practice-mode = Type d’exercice
practice-mode-any = N’importe quelle note
practice-mode-find = Trouve cette note
practice-waiting = Chante, joue ou touche une note.
practice-where = Octave { $octave }, numéro { $hour } de l’horloge
practice-task = Chante ou joue cette note, à l’octave que tu veux.
practice-wanted = Trouve cette note : { $names }
practice-another = Une autre note
practice-too-high = C’était { $heard } : descends de { music-half-steps }.
practice-too-low = C’était { $heard } : monte de { music-half-steps }.
practice-opposite = C’était { $heard }, juste en face sur l’horloge : monte ou descends de { music-half-steps }.
practice-tuning-right = juste
practice-tuning-high = un peu haut
practice-tuning-low = un peu bas
practice-tip = Tiens une note un instant, puis arrête-toi : chaque note chantée est une réponse. Pendant que la page joue des sons, elle n’écoute pas.
