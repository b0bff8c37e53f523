print-deck = Una baraja de cartas musicales
print-back = Reverso de una carta: una corona de doce marcas
print-how = Imprimir al 100 %, por las dos caras. Una carta mide { NUMBER($width) } × { NUMBER($height) } mm.
print-notice = «Musicards» es una marca de los creadores de la baraja Musicards. Este es un proyecto independiente y abierto. No lo han hecho ellos, no lo recomiendan ni tienen relación con él.

print-reference = Reloj, notas, teclado
print-ring = Anillo de notas
print-counting = Se cuentan los dos extremos.
print-octaves = Octavas
print-octave = Octava { $octave }
print-middle-c = con el { $note } central

print-rules = Reglas de los juegos
print-players = De { $low } a { $high } personas
    .alone = De { $low } a { $high } personas, o a solas
print-agree = Para acordar antes de empezar
print-deal = El reparto
print-deal-distance = Se reparten { $hand } cartas a cada uno, de una en una. Se da la vuelta a la siguiente: con ella empiezan los descartes. El resto es el mazo, boca abajo. Empieza quien está a la izquierda de quien reparte. Cuando se acaba el mazo, se barajan los descartes menos la carta de encima: son el nuevo mazo.
print-deal-steps = { print-deal-distance }
print-deal-keys_corners = Se reparten { $hand } cartas a cada uno. El mazo está en el centro. A su alrededor se descubren cuatro cartas: al norte, al este, al sur y al oeste. Si entre ellas hay un comodín, vuelve al mazo, se baraja y se descubre otra carta. Empieza quien está a la izquierda de quien reparte.
print-deal-memory = Se toman los rombos y los triángulos (octavas 4 y 5). Se barajan y se colocan boca abajo, uno junto a otro.
