table-turn = Tocca a { $name }
    .you = Tocca a te
table-on-turn = è di turno
    .you = tocca a te
table-dealer = dà le carte
table-over = La partita è finita
table-wins = Vince { $name }
    .you = Vinci tu
table-share = { $names } condividono la vittoria
    .you = Condividi la vittoria con { $names }
table-continue = Continua
table-fast-forward = Avanti veloce
table-record = Salva le mosse
table-watching = Stai guardando
table-open-hands = Le carte di tutti, { $time } fa
table-own-place = Il tuo posto
table-others = Gli altri giocatori
table-how-to-win = Come si vince
table-log = Che cosa è successo
    .empty = Non è ancora successo niente.
table-announcements = Annunci
table-you-have = Hai { common-cards }
table-chosen = { $count } scelte: toccane una per rimetterla a posto.
table-cards-left = { $count ->
    [one] Resta 1 carta.
   *[other] Restano { $count } carte.
}
table-hand = La tua mano
table-middle = Centro del tavolo
table-stock = Mazzo, { common-cards }
table-draw = Pesca una carta
table-discard-pile = Scarti, { common-cards }. In cima: { $top }
    .empty = Scarti, nessuna carta
table-actions = Che cosa puoi fare
table-wrong = Che cosa non andava
table-not-possible = Non è possibile
table-why = Perché?
table-less = Meno
table-cost-nothing = Non ti è costato nulla.
table-waited = La partita aspetta che tu chiuda la spiegazione.
table-turn-now = Ora tocca a { $name }.
    .you = Tocca ancora a te.
table-help-me = Aiutami
    .more = Dimmi di più
    .show = Mostramelo
table-help-shown = Ora prova tu.
table-tip = Un suggerimento: guarda { $cards ->
    [0] quello che ora brilla.
    [one] la carta che brilla.
   *[other] le carte che brillano.
}
table-one-card = Ti resta una carta: tocca «Musicards!».
table-new-black = Un tasto nero ha due nomi: il { $names } è una sola nota, e tutti e due i nomi sono giusti.
table-new-wild = Una carta con un punto interrogativo o un anello di colori è un jolly: può essere qualsiasi nota.
table-new-octave = La figura nell’angolo di una carta mostra la sua ottava, dal grave all’acuto: quadrato, rombo, triangolo, cerchio.
table-shortcuts = Scorciatoie
    .situation = dire di chi è il turno, il tavolo e la tua mano
    .rules = le regole
table-bubble-passed = Passo
table-bubble-finished = Fatto
table-bubble-drew = Pesco una carta
table-bubble-skipped = Non posso giocare
table-bubble-undone = Annullo la mia giocata
table-bubble-penalized = Ops! Prendo { common-cards }
