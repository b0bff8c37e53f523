### Words of music theory.

music-interval =
    { $interval ->
        [2] Sekunde
        [3] Terz
        [4] Quarte
        [5] Quinte
        [6] Sexte
        [7] Septime
       *[other] { $interval }
    }
music-an-interval = eine { music-interval }
music-a-step =
    { $step ->
        [whole] ein Ganzton
       *[half] ein Halbton
    }
music-a-step-away =
    { $step ->
        [whole] einen Ganzton
       *[half] einen Halbton
    }
