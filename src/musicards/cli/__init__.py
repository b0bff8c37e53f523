"""The command line: the door for people and programs. ``musicards --help`` lists the commands.

main        the commands, and how their errors come out
simulate    whole games between computer players
replay      records checked
serve       the app in a browser
tournament  who plays better, in duplicate deals
lab         questions about the games, answered by playing them
look_up     scales, chords, intervals and keys, and what some notes are
transpose   a line of notes or chords in another key, or for another instrument
"""

from musicards.cli.main import main

__all__ = ["main"]
