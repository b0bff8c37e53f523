engine-loading = Die Spiele werden geladen. Beim ersten Mal dauert es etwas länger.
engine-elsewhere = Musicards ist in einem anderen Tab offen. Spiel dort weiter oder schließ ihn, um hier zu spielen.
