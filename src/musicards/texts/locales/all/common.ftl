common-window-title = { $page } – Musicards
