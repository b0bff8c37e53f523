speech-half-step = semitono, mezzo tono, mezzo
speech-whole-step = tono, un tono, tono intero
speech-sharp = diesis
speech-flat = bemolle
speech-notes =
    C: do, ut
    D: re
    E: mi
    F: fa
    G: sol, so
    A: la
    B: si, ti
