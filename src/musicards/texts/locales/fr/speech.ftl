speech-half-step = demi-ton, demi
speech-whole-step = ton, un ton, ton entier
speech-sharp = dièse
speech-flat = bémol
speech-notes =
    C: do, ut
    D: ré, raie
    E: mi
    F: fa
    G: sol, so
    A: la
    B: si, ti
