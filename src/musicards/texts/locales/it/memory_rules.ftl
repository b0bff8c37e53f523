memory_rules-lead = Tutte le carte sono coperte. Girane due: se sono _la stessa nota_, sono tue. Vince chi ha più coppie.
memory_rules-setup = { $board ->
    [naturals] I tasti bianchi, ciascuno in due ottave: { $naturals } carte.
    [full] Tutto il mazzo, { $full } carte. Ogni nota fa due coppie; un punto interrogativo va con un altro, una Chromatic Scale con l’altra.
   *[chromatic] Tutte le note, ciascuna in due ottave (rombi e triangoli): { $chromatic } carte.
} Si mescolano e si dispongono coperte, una accanto all’altra.
memory_rules-turn =
    - Gira una carta, poi un’altra. Tutti le vedono.
    - La stessa nota, in qualunque ottava? La coppia è tua, e _tocca ancora a te_.
    - Due note diverse? Tornano coperte, e tocca al prossimo. Ricorda dove sono.
memory_rules-faces = Una coppia può mostrare due volte la stessa cosa, o due facce di una nota: il suo nome e il suo posto sul pentagramma, il pentagramma e il tasto, o il suono e il nome. Ognuno lo sceglie per il proprio schermo; le carte e le regole restano le stesse.
memory_rules-winning = Quando il tavolo è vuoto, vince chi ha più coppie; in caso di parità si condivide la vittoria. In solitario, cerca di finire nel minor numero di turni possibile.
