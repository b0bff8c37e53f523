distance-title = The Distance
distance-score = { common-cards }
