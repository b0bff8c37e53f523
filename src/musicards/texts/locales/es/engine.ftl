engine-loading = Se están preparando los juegos. La primera vez tarda un poco más.
engine-elsewhere = Musicards está abierto en otra pestaña. Sigue allí o ciérrala para jugar aquí.
