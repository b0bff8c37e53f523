# Where there is no server, while somebody waits for what is needed to play
engine-loading = Getting the games ready. The first time takes a little longer.
engine-elsewhere = Musicards is open in another tab. Continue there, or close that tab to play here.
