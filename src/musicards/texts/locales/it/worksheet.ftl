worksheet-title = Scheda di esercizi
worksheet-points = Punti
worksheet-answers = Soluzioni
worksheet-choices = Scegli tra: { $choices }
worksheet-code = Per riavere le stesse domande: { $code }
worksheet-staves = Carta da musica
