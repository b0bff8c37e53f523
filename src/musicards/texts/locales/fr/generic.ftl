generic-prompt = Choisis tes cartes, puis une action.
generic-one-card = Choisis d’abord une carte.
generic-keys =
    ← → : aller à ta main et la parcourir
    Espace : choisir une carte, ou la reposer
generic-no-rules = Les règles de ce jeu ne sont pas encore écrites.
