diagnosis-said = Ta réponse
    .other = Une réponse
diagnosis-right = Bonne réponse
diagnosis-why = Ce qui s’est passé
    .perhaps = Ce qui s’est peut-être passé
    .how = Comment trouver la réponse
diagnosis-compare = Comparaison
diagnosis-hear = Écouter : { $answer }
    .right = Écouter la bonne réponse
    .said = Écouter ta réponse
diagnosis-starts-at-zero = Le { $from } compte pour 1, pas pour 0 : { $counting }.
diagnosis-one-short = La note de départ compte pour 1 : { $counting }.
diagnosis-direction-letter = { $way ->
    [up] Compte en montant, pas en descendant : { $path }.
   *[down] Compte en descendant, pas en montant : { $path }.
}
diagnosis-direction-step = Tu as compté en descendant, jusqu’au { $said }. { CAPITAL(music-a-step) } au-dessus du { $from }, c’est le { $right }.
diagnosis-bass-as-treble = Tu as lu la clé de fa comme une clé de sol. En clé de sol, c’est la place du { $said } ; en clé de fa, celle du { $right }.
diagnosis-treble-as-bass = Tu as lu la clé de sol comme une clé de fa. En clé de fa, c’est la place du { $said } ; en clé de sol, celle du { $right }.
diagnosis-third-slip = { $where ->
    [line-above] Tu as lu une ligne trop haut : cette ligne est celle du { $right }, la suivante au-dessus celle du { $said }.
    [line-below] Tu as lu une ligne trop bas : cette ligne est celle du { $right }, la suivante au-dessous celle du { $said }.
    [space-above] Tu as lu un interligne trop haut : cet interligne est celui du { $right }, le suivant au-dessus celui du { $said }.
   *[space-below] Tu as lu un interligne trop bas : cet interligne est celui du { $right }, le suivant au-dessous celui du { $said }.
}
diagnosis-next-place = { $where ->
    [line-above] Tu as lu l’interligne au-dessus de cette ligne. L’interligne est celui du { $said }, la ligne celle du { $right }.
    [line-below] Tu as lu l’interligne au-dessous de cette ligne. L’interligne est celui du { $said }, la ligne celle du { $right }.
    [space-above] Tu as lu la ligne au-dessus de cet interligne. La ligne est celle du { $said }, l’interligne celui du { $right }.
   *[space-below] Tu as lu la ligne au-dessous de cet interligne. La ligne est celle du { $said }, l’interligne celui du { $right }.
}
diagnosis-all-letters-whole = Tu as compté un ton du { $from } au { $said }. Il n’y a pas de touche noire entre les deux, c’est donc un demi-ton. Un ton plus haut, c’est le { $right }.
diagnosis-half-for-whole-step = Tu n’as compté qu’un demi-ton, jusqu’au { $said }. Un ton fait deux demi-tons : { $path }.
diagnosis-whole-for-half-step = Tu as compté un ton, jusqu’au { $said }. Un demi-ton mène à la touche voisine : le { $right }.
diagnosis-half-for-whole-degree = Du { $after }, tu as compté un demi-ton, jusqu’au { $said }. Ici, la gamme monte d’un ton, jusqu’au { $right }.
diagnosis-whole-for-half-degree = Du { $after }, tu as compté un ton, jusqu’au { $said }. Ici, la gamme monte d’un demi-ton, jusqu’au { $right }.
diagnosis-sharp-lowers = { $accidental ->
    [sharp] Du { $letter }, tu as compté en descendant, jusqu’au { $said }. Un dièse hausse la note : le { $right } est la première touche à droite du { $letter }.
   *[flat] Du { $letter }, tu as compté en montant, jusqu’au { $said }. Un bémol abaisse la note : le { $right } est la première touche à gauche du { $letter }.
}
diagnosis-one-name-only = Tu n’as donné qu’un nom au { $note }. { diagnosis-how-enharmonic }
diagnosis-signature-ignored-signs = Tu n’as donné aucune altération à { $key }. Cette tonalité a { $signs } : { $notes }.
diagnosis-signature-ignored-tonic = { $other } n’a aucune altération. La tonalité qui a { $signs } est { $key }.
diagnosis-signature-ignored-degree = Tu as oublié le { music-accidental } : la note suivante de cette gamme est le { $right }, pas le { $said }.
diagnosis-signature-ignored-quality = Tu as oublié les altérations : { $letters } est une { $said }, mais { $notes } est une { $right }.
diagnosis-relative-key-signs = Tu as répondu pour { $other }. Pour { $key }, c’est : { $signs }.
diagnosis-relative-key-tonic = { $mode ->
    [major] { $other } a la même armure, mais c’est une tonalité mineure. La tonalité majeure est { $key }.
   *[minor] { $other } a la même armure, mais c’est une tonalité majeure. La tonalité mineure est { $key }.
}
diagnosis-no-raised-seventh-degree = Tu as laissé le septième degré tel quel. Dans cette gamme, il est haussé : c’est le { $right }, pas le { $said }.
diagnosis-no-raised-seventh-formula = C’est le mineur naturel. En mineur harmonique, le septième degré est un demi-ton plus haut : { $right }.
diagnosis-octave-or-fifth = { $interval ->
    [8] Tu as choisi la quinte, mais c’était une octave : la même note encore une fois, plus haut ou plus bas.
   *[other] Tu as choisi l’octave, mais c’était une quinte : deux notes différentes.
}
diagnosis-too-small = Tu as choisi une { $said }. C’était une { $right }, qui a un demi-ton de plus.
diagnosis-how-letter = Compte de note en note, en commençant par le { $from } : { $counting }. C’est une { music-interval }.
diagnosis-how-step = { $step ->
    [whole] Un ton fait deux demi-tons : { $path }.
   *[half] Un demi-ton mène à la touche voisine, blanche ou noire : du { $from } au { $right }.
}
diagnosis-how-place = { $mark ->
    [treble-C4] Le { NOTE("C") } central est sur la ligne supplémentaire sous la portée.
    [treble-G4] La clé de sol s’enroule autour de la ligne du { NOTE("G") }.
    [treble-C5] Le { NOTE("C") } est dans le troisième interligne.
    [treble-G5] Le { NOTE("G") } est juste au-dessus de la portée.
    [bass-G2] Le { NOTE("G") } est sur la première ligne, en bas.
    [bass-C3] Le { NOTE("C") } est dans le deuxième interligne.
    [bass-F3] La ligne du { NOTE("F") } passe entre les deux points de la clé de fa.
    [alto-C4] La ligne au milieu de la clé est celle du { NOTE("C") } central.
    [tenor-C4] La ligne au milieu de la clé est celle du { NOTE("C") } central.
   *[bass-C4] Le { NOTE("C") } central est sur la ligne supplémentaire au-dessus de la portée.
} { $way ->
    [up] Compte à partir de là en montant : { $path }.
    [down] Compte à partir de là en descendant : { $path }.
   *[here] { "" }
} { $accidental ->
    [sharp] Le dièse en fait un { $right }.
    [flat] Le bémol en fait un { $right }.
   *[natural] { "" }
}
diagnosis-how-key = { $accidental ->
    [sharp] Le { $right } est la touche noire juste à droite du { $letter }.
    [flat] Le { $right } est la touche noire juste à gauche du { $letter }.
   *[natural] Le { $right } est { $degree ->
        [1] juste à gauche d’un groupe de deux touches noires
        [2] au milieu d’un groupe de deux touches noires
        [3] juste à droite d’un groupe de deux touches noires
        [4] juste à gauche d’un groupe de trois touches noires
        [5] entre les deux premières d’un groupe de trois touches noires
        [6] entre les deux dernières d’un groupe de trois touches noires
       *[7] juste à droite d’un groupe de trois touches noires
    }.
}
diagnosis-how-hour = { $hour ->
    [12] Le { NOTE("C") } est tout en haut de l’horloge.
   *[other] Le { NOTE("C") } est tout en haut, et d’un numéro au suivant il y a un demi-ton : le { $right } est au numéro { $hour }.
}
diagnosis-how-enharmonic = { $accidental ->
    [sharp] Le { $note } se trouve un demi-ton au-dessus du { $letter }, et cette touche s’appelle aussi { $right }.
   *[flat] Le { $note } se trouve un demi-ton au-dessous du { $letter }, et cette touche s’appelle aussi { $right }.
}
diagnosis-how-signature = { $rule ->
    [plain] { $key } n’a que des touches blanches.
    [sharps] { $key } a { $signs } : { $notes }. En majeur, le dernier dièse se trouve un demi-ton au-dessous de la tonique.
    [one-flat] { $key } a { $signs } : { $notes }.
    [flats] { $key } a { $signs } : { $notes }. En majeur, l’avant-dernier bémol est la tonique.
   *[minor] { $key } a l’armure de { $major }, trois demi-tons plus haut : { $signs }.
}
diagnosis-how-degree = Après le { $after }, cette gamme monte { $half_steps ->
    [1] d’un demi-ton
    [2] d’un ton
   *[other] de { $half_steps } demi-tons
}, jusqu’au { $right }.
diagnosis-how-formula = { $kind ->
    [major] En majeur, les demi-tons sont entre les degrés 3 et 4 et entre les degrés 7 et 8 : { $right }.
    [natural_minor] En mineur naturel, les demi-tons sont entre les degrés 2 et 3 et entre les degrés 5 et 6 : { $right }.
    [harmonic_minor] Le mineur harmonique est le mineur naturel avec le septième degré haussé : { $right }.
    [melodic_minor] Le mineur mélodique est le mineur naturel avec le sixième et le septième degré haussés : { $right }.
    [major_pentatonic] La pentatonique majeure est la gamme majeure sans le quatrième ni le septième degré : { $right }.
   *[other] La pentatonique mineure est le mineur naturel sans le deuxième ni le sixième degré : { $right }.
}
diagnosis-how-scale = Demi-tons d’une note à l’autre : ici { $formula }, donc { $kind }. { CAPITAL($said) } : { $said_formula }.
    .alone = Demi-tons d’une note à l’autre : ici { $formula }, donc { $kind }.
diagnosis-how-chord = En tierces : { $notes }. De bas en haut, { $thirds } : { $kind }. { CAPITAL($said) } : { $said_thirds }.
    .alone = En tierces : { $notes }. De bas en haut, { $thirds } : { $kind }.
diagnosis-how-harmony = Écoute de bas en haut. { CAPITAL($kind) } : { $thirds }. { CAPITAL($said) } : { $said_thirds }.
    .alone = Écoute de bas en haut. { CAPITAL($kind) } : { $thirds }.
diagnosis-how-inversion = En tierces : { $notes }. La fondamentale est donc { $root }. À la basse : { $bottom }, { $member ->
    [root] la fondamentale
    [third] la tierce
    [fifth] la quinte
   *[seventh] la septième
} : { $inversion }.
diagnosis-how-function = L’accord est construit sur { $root }, degré { $degree } de { $key } : { $notes }, { $kind }. C’est donc { $numeral }.
    .raised = L’accord est construit sur { $root }, degré { $degree } de { $key } : { $notes }, { $kind }. Il contient la septième note haussée de la gamme. C’est donc { $numeral }.
diagnosis-how-quality = { $path } : c’est { music-an-interval }. Avec { music-half-steps }, c’est une { $right }.
diagnosis-how-ear-interval = { CAPITAL($right) } : { $half_steps ->
    [1] écoute deux notes aussi proches que possible, qui se frottent.
    [2] écoute un petit pas, comme au début d’une gamme.
    [3] écoute un petit saut qui sonne un peu triste.
    [4] écoute un petit saut qui sonne clair.
    [5] écoute un saut net et franc, comme au début d’une fanfare.
    [6] écoute un son tendu, qui ne veut pas en rester là.
    [7] écoute un son large et ouvert, comme de « vous » à « dirai » dans « Ah ! vous dirai-je, maman ».
    [8] écoute un grand saut qui sonne un peu triste.
    [9] écoute un grand saut qui sonne clair.
    [10] écoute un très grand saut : il ne manque qu’un ton pour faire une octave.
    [11] écoute un très grand saut, un peu dur : il ne manque qu’un demi-ton pour faire une octave.
   *[other] écoute la même note encore une fois, plus haut ou plus bas.
}
diagnosis-how-ear-step = { $step ->
    [whole] Écoute l’espace : il reste la place d’une touche entre les deux notes.
   *[half] Écoute deux notes qui se frottent : elles sont aussi proches que possible.
}
diagnosis-how-ear-scale = { $kind ->
    [major] Écoute le troisième degré : en majeur, il sonne clair, un ton au-dessus du deuxième.
    [natural_minor] Écoute le troisième degré et la fin : en mineur naturel, le troisième, le sixième et le septième degré sont bas.
    [harmonic_minor] Écoute la fin : en mineur harmonique, il y a un grand écart avant le septième degré.
   *[other] Écoute le troisième degré et la fin : en mineur mélodique, le troisième degré est bas, et la fin est comme en majeur.
}
diagnosis-contrast-starts-at-zero = La note de départ compte toujours pour 1.
diagnosis-contrast-one-short = La note de départ compte pour 1, et la dernière compte aussi.
diagnosis-contrast-direction = Monter et descendre mènent à des notes différentes : regarde d’abord le sens.
diagnosis-contrast-bass-as-treble = Sur la même ligne ou dans le même interligne, on lit en clé de fa deux notes plus loin qu’en clé de sol.
diagnosis-contrast-treble-as-bass = Sur la même ligne ou dans le même interligne, on lit en clé de sol deux notes plus tôt qu’en clé de fa.
diagnosis-contrast-third-slip = D’une ligne à la suivante, ou d’un interligne au suivant, il y a deux notes d’écart.
diagnosis-contrast-next-place = D’une ligne à l’interligne voisin, il y a une note d’écart.
diagnosis-contrast-all-letters-whole = La plupart des notes voisines ont une touche noire entre elles. Du { NOTE("E") } au { NOTE("F") } et du { NOTE("B") } au { NOTE("C") }, il n’y en a pas : ce n’est qu’un demi-ton.
diagnosis-contrast-half-for-whole = Un demi-ton mène à la touche voisine. Un ton en saute une.
diagnosis-contrast-whole-for-half = Un ton saute une touche. Un demi-ton mène à la touche voisine.
diagnosis-contrast-sharp-lowers = Un dièse mène une touche plus à droite, un bémol une touche plus à gauche.
diagnosis-contrast-one-name-only = Une touche noire tient un nom de sa voisine de gauche et un autre de sa voisine de droite.
diagnosis-contrast-signature-ignored = Un dièse ou un bémol fait partie du nom : il change donc la réponse.
diagnosis-contrast-relative-key = { KEY("C") } majeur et { KEY("C") } mineur commencent sur la même note, mais ont des armures différentes. { KEY("C") } majeur et { KEY("A") } mineur ont la même armure, mais commencent sur des notes différentes.
diagnosis-contrast-no-raised-seventh = Le mineur naturel laisse le septième degré tel quel. Le mineur harmonique le hausse.
diagnosis-contrast-octave-or-fifth = Une octave mène à la même note, une quinte à une autre.
diagnosis-contrast-too-small = Les grands intervalles semblent souvent plus petits qu’ils ne sont : écoute les deux, l’un après l’autre.
