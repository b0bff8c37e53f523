speech-half-step = semitono, medio tono, medio
speech-whole-step = tono, un tono, tono entero
speech-sharp = sostenido
speech-flat = bemol
speech-notes =
    C: do, ut
    D: re
    E: mi
    F: fa
    G: sol, so
    A: la
    B: si, ti
