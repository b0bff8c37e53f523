common-window-title = { $page } – Musicards
common-do-call = Musicards!
