### Words of music theory.

music-interval =
    { $interval ->
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
        [6] sexta
        [7] séptima
       *[other] { $interval }
    }
music-an-interval = una { music-interval }
music-a-step =
    { $step ->
        [whole] un tono
       *[half] un semitono
    }
music-a-step-away =
    { $step ->
        [whole] un tono
       *[half] un semitono
    }
