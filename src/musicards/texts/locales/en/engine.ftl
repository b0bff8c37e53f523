# All of these: where there is no server
engine-loading = Getting the games ready. The first time takes a little longer.
engine-elsewhere = Musicards is open in another tab. Continue there, or close that tab to play here.
engine-kept = Everything is on this device now. You can also play without the internet.
engine-newer = A new version is ready. Your games stay as they are.
    .use = Use it now
    .later = Later
engine-lead = For all ages. The cards are notes: play against the computer, and learn how notes work.
engine-known = What you know is worked out from your answers, in practice and at the tables, and stored only in this browser.
engine-games = My games
    .help = The last { $games } games that you finished are stored only in this browser, so that you can look back at them.
engine-leave = For a computer that others use too: removes your learning data, your settings, your name, your list of tables and your finished games from this browser.
    .sure = You also lose the games that are not finished yet.
    .failed = Your games could not be deleted; everything else is. { $why } Try again.
engine-unreadable = This game can’t be opened
engine-paper = Ready to download and print. You can tell every card without its color. To choose other faces, names and colors, you need a server.
    .offline = The files can’t be reached. Printing needs the internet.
