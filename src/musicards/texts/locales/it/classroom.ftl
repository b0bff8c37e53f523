classroom-title = Classe { $name }
classroom-go = Vai alla classe { $name }
classroom-not-found = Non c’è nessuna classe { $code }
    .text = Controlla il codice: ha sei lettere. Una classe aperta per una sola lezione il giorno dopo non c’è più. È il tuo codice? Allora scrivi prima il codice della classe.
    .ask = Scrivi il codice della tua classe o del tuo tavolo.
classroom-needs-server = Una classe ha bisogno di un server
    .why = In una classe i bambini giocano sui propri dispositivi e l’insegnante vede dove hanno bisogno di aiuto. Questa pagina funziona solo nel tuo browser, quindi nessun altro dispositivo può entrare qui.
    .how = Installa Musicards sul tuo computer e avvialo in modo che gli altri dispositivi della tua rete possano aprirlo. Il file README spiega come fare. Poi apri «Classi» nella sua pagina iniziale.
    .readme = Come installare Musicards
classroom-name = Scegli un nome
classroom-other-names = Altri nomi
classroom-come-in = Entra
classroom-notice = In una classe l’insegnante vede quali delle tue risposte erano giuste e quali sbagliate, per poterti aiutare.
classroom-privacy = Che cosa viene salvato
classroom-own-code = Ho un codice mio
    .field = Il tuo codice, sei lettere
    .go = Rientra
classroom-locked = Adesso non può entrare nessuno di nuovo. Se eri già qui, usa il tuo codice. Altrimenti chiedi all’insegnante.
classroom-removed = L’insegnante ti ha tolto dalla classe. Puoi rientrare con un altro nome.
classroom-elsewhere = Adesso sei in questa classe su un altro dispositivo. Per continuare qui, usa il tuo codice.
classroom-you-teach = Insegni in questa classe. Vai alla tua pagina.
classroom-you = Tu
classroom-team = · Squadra { $number }
classroom-your-code = Il tuo codice
    .help = Scrivilo insieme al codice della classe, { $code }: con tutti e due rientri da qualsiasi dispositivo.
classroom-spelled = { $code }. Lettera per lettera: { $letters }
classroom-wait = Tra poco l’insegnante dà le carte. Il tuo tavolo si apre da solo.
classroom-table = Il tuo tavolo ti aspetta.
    .go = Vai al tuo tavolo
    .result = Guarda il risultato
classroom-over = La tua partita è finita. Aspetta l’insegnante.
classroom-here = Chi altro c’è
classroom-away = assente
classroom-again = Nuovo tentativo…
classroom-goal = Insieme avete dato { $count } risposte giuste su { $total }.
    .reached = Avete raggiunto insieme il traguardo: { $total } risposte giuste.
classroom-points = { $points ->
    [one] Hai 1 punto
   *[other] Hai { $points } punti
} dopo { $rounds ->
    [one] 1 manche.
   *[other] { $rounds } manche.
}
classroom-shown = Guardiamo questo errore
classroom-followed = L’insegnante sta mostrando questa partita a tutti.
classroom-leave = Non sei tu? Lascia questo dispositivo a un’altra persona
    .title = Lascia questo dispositivo a un’altra persona
    .help = I tuoi risultati restano nella classe. Per rientrare ti servono il codice della classe, { $code }, e il tuo codice, { $key }. Scrivili tutti e due.
    .map = Cancella anche quello che questo browser sa di come imparo
    .now = Esci dalla classe qui
classroom-paused = Pausa
    .help = L’insegnante ha fermato la partita. Tra poco si continua.
classroom-dealt = L’insegnante ha dato di nuovo le carte. Si apre il tuo nuovo tavolo.
classroom-ended = L’insegnante ha chiuso questa partita.
classroom-moved = Non giochi più qui.
classroom-due = Domande per te
    .help = L’insegnante ha qualche domanda per te. Rispondi adesso.
classroom-back = Torna alla classe
classroom-play-again = Gioca ancora con lo stesso tavolo
classroom-wait-teacher = Aspetta che l’insegnante cominci la prossima partita.
classroom-tasks = I tuoi compiti
classroom-no-task = Questo compito non c’è
classroom-task-before = Domande per cominciare
classroom-task-after = Domande per finire
classroom-task-homework = Compiti a casa
classroom-task-answered = Risposte date: { $count } su { $total }
classroom-task-due = fino a { $date }
classroom-task-right = Giuste: { $count } su { $total }
classroom-task-begin = Comincia
classroom-task-continue = Continua
classroom-task-code = Usa il tuo codice, così le risposte contano per te.
classroom-task-about = { $count ->
    [one] 1 domanda.
   *[other] { $count } domande.
}
classroom-task-time = Hai { $time }.
classroom-task-quick = Rispondi a più domande che puoi. Se non ne sai una, dillo: nessuno sa tutto.
classroom-task-explained = Gli errori vengono spiegati. Puoi fermarti e continuare più tardi.
classroom-task-done = Fatto
classroom-task-time-up = Il tempo è finito
classroom-task-thanks = Grazie! Ora l’insegnante vede che cosa spiegare dopo.
refusals-paused = L’insegnante ha fermato la partita.
refusals-unknown-class = Nessuna classe ha questo codice. Guardalo di nuovo.
refusals-class-locked = Adesso in questa classe non può entrare nessuno di nuovo.
refusals-class-full = Non c’è più posto: questa classe o questo server è al completo.
refusals-not-teacher = Può farlo solo chi insegna nella classe.
refusals-not-in-class = Non sei in questa classe. Entra con un nome o con il tuo codice.
refusals-wrong-code = Nessuno in questa classe ha quel codice. Guardalo di nuovo.
refusals-unknown-task = Questo compito è finito, oppure la classe non ce l’ha.
