engine-loading = I giochi si stanno preparando. La prima volta ci vuole un po’ di più.
engine-elsewhere = Musicards è aperto in un’altra scheda. Continua lì, oppure chiudila per giocare qui.
engine-lead = Le carte sono note. Per tutte le età: gioca contro il computer e impara come funzionano le note.
engine-known = Quello che sai si ricava dalle tue risposte, negli esercizi e ai tavoli, ed è salvato solo in questo browser.
engine-games = Le mie partite
    .help = Le partite che hai finito sono salvate solo in questo browser, così puoi rivederle.
engine-leave = Per un computer condiviso: cancella da questo browser i tuoi dati di apprendimento, le impostazioni, il tuo nome, l’elenco dei tuoi tavoli e le partite finite.
    .sure = Perdi anche le partite non ancora finite.
