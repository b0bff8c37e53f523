learning-where = Quello che sai si ricava dalle tue risposte, negli esercizi e ai tavoli, ed è salvato solo in questo browser. Il server lo usa per calcolare e lo dimentica subito; nessun altro lo vede. In una classe anche l’insegnante vede quali delle tue risposte erano giuste e quali sbagliate.
learning-nothing = Non c’è ancora niente di salvato.
learning-amount = { $answers ->
    [one] 1 risposta
   *[other] { $answers } risposte
} in { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}, l’ultima volta il { $date }
learning-amount-none = ancora nessuna risposta
learning-here = Salvato qui: { $amount }.
learning-waiting = { $count ->
    [one] 1 risultato di un tavolo aspetta il server.
   *[other] { $count } risultati dei tavoli aspettano il server.
}
learning-other-device = Su un altro dispositivo
    .help = Copia quello che è salvato qui su un altro tuo dispositivo. Il link funziona una volta sola, per dieci minuti; tienilo per te.
    .insecure = Per copiare con un codice QR l’indirizzo deve iniziare con https. Usa un file.
    .show = Mostra il codice QR
    .scan = Scansionalo con l’altro dispositivo
    .link = Link per l’altro dispositivo
learning-file = In un file
    .save = Salva un file
    .open = Apri un file
learning-delete = Elimina
    .help = Cancella tutto quello che è salvato qui.
    .sure = Eliminare tutto quello che questo browser sa del tuo apprendimento? Non si può annullare.
    .now = Elimina tutto
    .done = Tutto è stato eliminato.
learning-games = Le mie partite sul server
    .help = Il server conserva le partite finite in questo browser, così puoi rivederle.
    .kept = Si cancellano { $days } giorni dopo la fine, con i nomi.
    .save = Salva le loro mosse
    .none = Non hai ancora finito nessuna partita qui.
learning-leave = Dimenticami qui
    .help = Per un computer condiviso: cancella da questo browser i tuoi dati di apprendimento, le impostazioni, il tuo nome e l’elenco dei tuoi tavoli, e toglie il tuo nome dalle partite finite sul server. Le partite in cui non ha giocato nessun altro vengono eliminate dal server.
    .sure = Questo browser perde anche i tuoi posti. Per continuare una partita più tardi, copia prima il link di «Gioca su un altro dispositivo» al suo tavolo.
    .failed = Quello che era salvato qui è cancellato. Ma non si è potuto avvisare il server, quindi lì i tuoi posti sono ancora tuoi: { $why }
learning-add = Aggiungere questo a quello che è salvato qui?
    .new = Lì: { $amount }.
    .now = Aggiungi
    .keep = Lascia com’è
    .done = Aggiunto. Niente è stato contato due volte.
learning-gone = Questo link non porta più a niente: funziona una volta sola, per dieci minuti. Mostra un nuovo codice QR sull’altro dispositivo.
learning-broken = Questo link è incompleto. Copialo di nuovo o scansiona il codice QR.
learning-not-exported = Questo file non è stato salvato qui.
learning-unreadable = Questa versione dell’app non riesce a leggere questi dati. Non è cambiato nulla.
