worksheet-title = Arbeitsblatt
worksheet-points = Punkte
worksheet-answers = Lösungen
worksheet-choices = Zur Auswahl: { $choices }
worksheet-code = Noch einmal dieselben Fragen: { $code }
worksheet-staves = Notenpapier
