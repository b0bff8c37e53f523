### Words of music theory.

# $interval (number): counted in letters, both ends included: 3 is a third.
music-interval =
    { $interval ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
       *[other] { $interval }
    }
# With its article.
music-an-interval = a { music-interval }
# A step in the game Steps, with its article.
music-a-step =
    { $step ->
        [whole] a whole step
       *[half] a half step
    }
# A step in the accusative: in German, “einen Halbton über F”.
music-a-step-away =
    { $step ->
        [whole] a whole step
       *[half] a half step
    }
