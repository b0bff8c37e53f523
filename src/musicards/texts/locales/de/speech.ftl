speech-half-step = Halbton, halber, halb, Halbtonschritt
speech-whole-step = Ganzton, ganzer, ganz, Ganztonschritt
speech-sharp = Kreuz, sharp
speech-flat = mit Be, flat
speech-notes =
    C: c, ce, zeh, do, ut
    D: d, de, re
    E: e, mi
    F: f, ef, fa
    G: g, ge, geh, sol, so
    A: a, ah, la
    B: { $notation ->
        [english] b, be, bi
       *[other] h, ha
    }, si, ti
    Bb: b, be, hes
    C#: cis; D#: dis; E#: eis; F#: fis; G#: gis; A#: ais; B#: his
    Cb: ces; Db: des; Eb: es, ess; Fb: fes; Gb: ges; Ab: as, ass
