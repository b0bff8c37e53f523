music-chromatic-scale = Chromatic Scale
