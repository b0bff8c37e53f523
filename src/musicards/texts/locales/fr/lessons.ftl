lessons-said = { $name } a dit « { $said } ».
    .you = Tu as dit « { $said } ».
lessons-said-step = demi-ton
    .whole = ton
lessons-interval-above = { $interval ->
    [2] Après le { $from } vient le { $to } : c’est { music-an-interval }.
   *[other] { CAPITAL(music-an-interval) } au-dessus du { $from }, c’est le { $to } : { $path }.
}
    .plain = Après le { $from } vient le { $to }.
lessons-not-interval-above = Ce n’est pas { music-an-interval } au-dessus du { $last }.
lessons-without-letter = Le nom « { $letter } » ne va pas avec { $cards }.
lessons-but-without-letter = { $why } Mais le nom « { $letter } » ne va pas avec { $cards }.
lessons-letter-right = La note dite est juste.
lessons-mixed-pitches = Les cartes jouées ensemble doivent être la même note. Celles-ci sont { $pitches }.
lessons-whole-after-half = Après un demi-ton, seuls des demi-tons peuvent suivre dans le même tour.
lessons-step-above = { CAPITAL(music-a-step) } au-dessus du { $top }, c’est le { $needed }.
lessons-cards-are = Les cartes sont des { $needed }.
lessons-played = { $half_steps ->
    [0] Le { $pitch } est déjà sur le dessus : il faut monter.
    [1] Le { $pitch } se trouve un demi-ton au-dessus du { $top }.
    [2] Le { $pitch } se trouve un ton au-dessus du { $top }.
    [10] Le { $pitch } se trouve un ton au-dessous du { $top }.
    [11] Le { $pitch } se trouve un demi-ton au-dessous du { $top }.
   *[other] Le { $pitch } se trouve { $half_steps } demi-tons au-dessus du { $top }.
}
lessons-not-step-above = { CAPITAL(music-a-step) } au-dessus du { $top }, ce n’est pas { $cards }.
lessons-wild-must-be = { $why } Le joker doit donc être cette note, pas un { $pitch }.
lessons-wild-cannot-be = Le joker ne peut pas être un { $pitch } ici.
lessons-wrong = Ce n’était pas ça, cette fois.
lessons-should-be = Il fallait un { $needed }.
lessons-may-draw = Si aucune de tes cartes ne convient, tu peux piocher.
lessons-ends-turn = Ici, une erreur termine ton tour.
lessons-more-wrong-letter =
    Compte de nom en nom, en commençant par la note d’où tu pars. { $counting ->
        [none] Cette note compte pour 1.
       *[other] { $counting }.
    } Le nombre où tu arrives donne son nom à l’intervalle : ici { music-an-interval }. Après le { NOTE("B") } revient le { NOTE("C") }. Les dièses et les bémols ne changent pas le nom compté.
lessons-counted = { $letter } = { $number }
lessons-more-card-without-letter = Une touche noire a deux noms, car elle est entre deux touches blanches : le { NOTE("D#") } est un { NOTE("D") } haussé d’un demi-ton, le { NOTE("Eb") } un { NOTE("E") } abaissé d’un demi-ton. Elle compte sous l’un de ces deux noms, mais sous aucun autre. Une touche blanche n’a qu’un nom.
    .white = Une touche blanche n’a qu’un nom : celui de sa carte. Si tu dis « { $letter } », chaque carte que tu joues doit porter ce nom, avec ou sans dièse ou bémol, ou être un joker.
lessons-more-mixed-pitches = Ce sont des touches différentes, qui n’ont pas le même son : ces notes ne se jouent pas ensemble. Les cartes jouées ensemble portent le même numéro de l’horloge. L’octave n’a pas d’importance. Un joker va avec toutes.
lessons-more-whole-after-half = Après un demi-ton, tu peux jouer d’autres demi-tons, autant que tu veux. « Terminé » finit ton tour. Un ton finit toujours ton tour.
lessons-more-wrong-pitch =
    Regarde l’horloge : d’un numéro au suivant il y a un demi-ton, deux numéros plus loin un ton, et après 12 vient 1. { $hour ->
        [none] { "" }
       *[other] Ici tu pars du { $top }, au numéro { $hour }.
    } Entre le { NOTE("E") } et le { NOTE("F") }, et entre le { NOTE("B") } et le { NOTE("C") }, il n’y a pas de touche noire : elles sont déjà voisines.
lessons-more-wrong-pitch-said = Un joker doit être la note où mène l’écart. Tu peux dire l’un ou l’autre nom d’une touche noire : le { NOTE("F#") } et le { NOTE("Gb") } sont la même note.
lessons-more-scale = Une pile monte la gamme note par note. L’horloge montre les noms des notes de la gamme : après chacune vient la suivante dans le sens des aiguilles d’une montre, sans rien entre les deux.
lessons-more-pair = La portée et les touches montrent les deux notes. Chacune a sa place, et son numéro sur l’horloge.
lessons-picture-ring = L’anneau des notes.
lessons-picture-clock = L’horloge.
lessons-picture-staff = Sur la portée.
lessons-picture-keys = Sur le clavier.
lessons-picture-counted = Compté : { $notes }.
lessons-picture-said = Dit : { $notes }.
lessons-picture-played = Joué : { $notes }.
lessons-count-again = Recompter
lessons-hear-right = Écouter ce qui convient
lessons-hear-wrong = Écouter ce qui a été joué
