worksheet-title = Ficha de ejercicios
worksheet-points = Puntos
worksheet-answers = Soluciones
worksheet-choices = Elige entre: { $choices }
worksheet-code = Para obtener las mismas preguntas: { $code }
worksheet-staves = Papel pautado
