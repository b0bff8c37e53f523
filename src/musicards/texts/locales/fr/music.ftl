### Words of music theory.

music-interval =
    { $interval ->
        [2] seconde
        [3] tierce
        [4] quarte
        [5] quinte
        [6] sixte
        [7] septième
       *[other] { $interval }
    }
music-an-interval = une { music-interval }
music-a-step =
    { $step ->
        [whole] un ton
       *[half] un demi-ton
    }
music-a-step-away =
    { $step ->
        [whole] un ton
       *[half] un demi-ton
    }
