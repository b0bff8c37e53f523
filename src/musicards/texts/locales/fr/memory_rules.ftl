memory_rules-lead = Toutes les cartes sont cachées. Retournes-en deux : si c’est _la même note_, elles sont à toi. Qui a le plus de paires gagne.
memory_rules-setup = { $board ->
    [naturals] Les touches blanches, chacune dans deux octaves : { $naturals } cartes.
    [full] Le jeu complet, { $full } cartes. Chaque note fait deux paires ; un point d’interrogation va avec un point d’interrogation, une Chromatic Scale avec l’autre.
   *[chromatic] Toutes les notes, chacune dans deux octaves (losanges et triangles) : { $chromatic } cartes.
} On les mélange et on les pose face cachée, côte à côte.
memory_rules-turn =
    - Retourne une carte, puis une autre. Tout le monde les voit.
    - La même note, quelle que soit l’octave ? La paire est à toi, et tu _rejoues_.
    - Deux notes différentes ? Elles sont de nouveau cachées, et c’est à la personne suivante. Retiens où elles sont.
memory_rules-faces = Une paire peut montrer deux fois la même chose, ou deux aspects d’une note : son nom et sa place sur la portée, la portée et la touche, ou le son et le nom. Tout le monde le choisit pour son propre écran ; les cartes et les règles restent les mêmes.
memory_rules-winning = Quand la table est vide, qui a le plus de paires gagne ; à égalité on partage la victoire. En solo, essaie de finir en aussi peu de tours que possible.
