print-deck = Un jeu de cartes musicales
print-back = Dos d’une carte : une couronne de douze traits
print-how = Imprimer à 100 %, recto verso. Une carte mesure { NUMBER($width) } × { NUMBER($height) } mm.
print-notice = « Musicards » est une marque des créateurs du jeu de cartes Musicards. Ce projet est indépendant et ouvert. Ils n’en sont pas les auteurs, ne le recommandent pas et n’y sont pas liés.

print-reference = Horloge, notes, clavier
print-ring = Anneau des notes
print-counting = On compte la note de départ et la note d’arrivée.
print-octaves = Octaves
print-octave = Octave { $octave }
print-middle-c = avec le { $note } du milieu

print-rules = Règles des jeux
print-players = { $low } à { $high } personnes
    .alone = { $low } à { $high } personnes, ou en solitaire
print-agree = À convenir avant de commencer
print-deal = La donne
print-deal-distance = On donne { $hand } cartes à chacun, une par une. On retourne la carte suivante : elle commence la défausse. Le reste forme la pioche, face cachée. La personne à gauche de celle qui a donné commence. Quand la pioche est vide, on mélange la défausse, sauf sa carte du dessus : c’est la nouvelle pioche.
print-deal-steps = { print-deal-distance }
print-deal-keys_corners = On donne { $hand } cartes à chacun. La pioche est au milieu. On retourne quatre cartes autour d’elle : au nord, à l’est, au sud et à l’ouest. Si l’une d’elles est un joker, on la remet dans la pioche, on mélange et on retourne une autre carte. La personne à gauche de celle qui a donné commence.
print-deal-memory = On prend les losanges et les triangles (octaves 4 et 5). On les mélange et on les étale face cachée, côte à côte.
