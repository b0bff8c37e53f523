plans-keys = Les notes au piano
    .aim = Ensuite, les élèves savent nommer et trouver chaque touche blanche.
plans-keys-1 =
    Regardez les touches du piano : les noires sont par groupes de deux et de trois.
    Le { NOTE("C") } est la touche blanche juste à gauche des deux noires.
    De là, les touches blanches montent dans l’ordre : { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") }. Puis on recommence au { NOTE("C") }.
    Consigne, à deux : l’un dit une note, l’autre montre sa touche sur l’image. Changez de rôle après cinq notes.
    Maintenant, jouez à Memory. Dites le nom de chaque note que vous retournez.
plans-keys-2 =
    Nomment-ils la note en retournant une carte ? Demandez de temps en temps : comment la reconnais-tu ?
plans-keys-3 =
    Deux repères aident : le { NOTE("C") } est à gauche des deux noires, le { NOTE("F") } est à gauche des trois noires.
    Le { NOTE("D") } est au milieu des deux noires.
    Consigne : dites les touches blanches dans l’ordre, d’abord du { NOTE("C") } au { NOTE("C") } suivant, puis du { NOTE("F") } au { NOTE("F") } suivant. Qui y arrive les yeux fermés ?
    Maintenant, jouez à Go Fish. On demande une note par son nom.
plans-keys-4 =
    Qui regarde d’abord les touches noires, et qui compte chaque fois depuis le bord ? Remontrez les deux repères à ces élèves.
plans-letters = Compter les notes : secondes et tierces
    .aim = Ensuite, les élèves savent nommer la seconde et la tierce au-dessus de n’importe quelle note.
plans-letters-1 =
    Il y a sept noms de notes : { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") }. Après le { NOTE("B") }, on recommence au { NOTE("C") }.
    Un intervalle dit combien il y a d’une note à l’autre. On compte les deux bouts.
    Du { NOTE("C") } au { NOTE("D") } en montant, c’est une seconde : { NOTE("C") } compte pour 1, { NOTE("D") } pour 2. Du { NOTE("C") } au { NOTE("E") }, c’est une tierce : { NOTE("C") } 1, { NOTE("D") } 2, { NOTE("E") } 3.
    Consigne : chacun à son tour dit la note une seconde au-dessus de la précédente. Puis recommencez avec des tierces.
    Maintenant, jouez à The Distance. Chaque carte est une seconde au-dessus de la précédente : vous la jouez et dites son nom.
plans-letters-2 =
    Qui commence à compter à la note suivante arrive une note trop loin. Répétez : la note de départ compte pour 1.
plans-intervals = Quartes et quintes
    .aim = Ensuite, les élèves savent compter une quarte et une quinte au-dessus de n’importe quelle note.
plans-intervals-1 =
    On compte les deux bouts, comme pour les secondes et les tierces.
    Du { NOTE("C") } au { NOTE("F") } en montant, c’est une quarte : { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }. Du { NOTE("C") } au { NOTE("G") }, c’est une quinte : { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }.
    La main aide : le pouce est la note de départ, le petit doigt est la quinte au-dessus.
    Consigne, à deux : l’un dit une note, l’autre compte la quinte au-dessus sur ses doigts. Changez de rôle après cinq notes, puis faites-le avec des quartes.
    Maintenant, jouez à The Distance avec des quintes.
plans-intervals-2 =
    La plupart des erreurs sont à une note près. Faites compter l’élève sur ses doigts, en commençant par le pouce.
plans-staff = Les notes sur la portée
    .aim = Ensuite, les élèves savent nommer les notes en clé de sol, du { NOTE("C") } central au { NOTE("G") } au-dessus de la portée.
plans-staff-1 =
    Les notes s’écrivent sur cinq lignes et dans les interlignes. D’une ligne à l’interligne voisin, on avance d’une note.
    La clé de sol s’enroule autour de la deuxième ligne en partant du bas. La note sur cette ligne est le { NOTE("G") }.
    Continuez note par note : dans l’interligne au-dessus, c’est le { NOTE("A") }, sur la ligne suivante, le { NOTE("B") }. Dans l’interligne sous le { NOTE("G") }, c’est le { NOTE("F") }.
    Le { NOTE("C") } central a sa propre petite ligne, sous les cinq lignes.
    Consigne : dessinez cinq lignes et la note { NOTE("G") }. Votre voisin montre une autre ligne ou un interligne : dites son nom en comptant à partir du { NOTE("G") }.
    Maintenant, jouez à Memory et à Old Maid. Les cartes ne montrent que la portée.
plans-staff-2 =
    On peut gagner à Memory en comparant les images. Demandez le nom de la note à chaque paire trouvée.
plans-staff-3 =
    Demandez de temps en temps : sur quelle ligne ou dans quel interligne est-elle, et comment y vas-tu depuis le { NOTE("G") } ?
plans-steps = Demi-tons et tons
    .aim = Ensuite, les élèves savent dire ce qui est un demi-ton ou un ton au-dessus de n’importe quelle note.
plans-steps-1 =
    D’une touche du piano à la plus proche, blanche ou noire, il y a un demi-ton. Deux demi-tons font un ton.
    Du { NOTE("C") } au { NOTE("D") }, il y a un ton, car une touche noire les sépare. Elle a deux noms : { NOTE("C#") } et { NOTE("Db") }.
    Du { NOTE("E") } au { NOTE("F") } et du { NOTE("B") } au { NOTE("C") }, il n’y a pas de touche noire : ce ne sont que des demi-tons.
    Sur l’horloge, chaque numéro est un demi-ton, et après douze, on retrouve la même note.
    Consigne : posez un doigt sur le { NOTE("D") } de l’image. Montez d’un ton et dites où vous êtes : { NOTE("E") }. Montez d’un demi-ton : { NOTE("F") }. Puis, du { NOTE("E") }, montez d’un ton : où êtes-vous ?
    Maintenant, jouez à Steps. On monte chaque fois d’un demi-ton ou d’un ton.
plans-steps-2 =
    La réponse à la dernière question était le { NOTE("F#") }, aussi appelé { NOTE("Gb") }. Repérez les élèves qui disent { NOTE("F") } : du { NOTE("E") } au { NOTE("F") }, il n’y a qu’un demi-ton.
plans-scales = Les gammes majeures
    .aim = Ensuite, les élèves savent construire une gamme majeure et nommer ses degrés.
plans-scales-1 =
    Une gamme majeure a sept notes, une de chaque nom. La première s’appelle la tonique, et la gamme se termine aussi par elle, une octave plus haut.
    Le chemin est toujours le même : ton, ton, demi-ton, ton, ton, ton, demi-ton.
    À partir du { NOTE("C") }, ce sont les touches blanches : { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") }, { NOTE("C") }.
    À partir du { NOTE("G") }, la septième note prend un dièse : { NOTE("G") }, { NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F#") }, { NOTE("G") }. Cette gamme a donc un dièse.
    Consigne : construisez la gamme majeure à partir du { NOTE("F") }. Quelle note prend un bémol ?
    Maintenant, jouez à Key’s Corners. Vous construisez une gamme dans les coins, note par note.
plans-scales-2 =
    La réponse était le { NOTE("Bb") }. Repérez les élèves qui oublient que le troisième et le septième pas sont des demi-tons.
