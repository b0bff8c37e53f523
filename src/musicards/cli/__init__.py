"""The command line, for people and programs. ``musicards --help`` lists the commands.

main        runs a command and prints its errors
simulate    plays whole games between computer players
replay      checks records
serve       runs the server of the app
tournament  finds out which computer player is better, with duplicate deals
lab         answers questions about the games by playing them
look_up     looks up scales, chords, intervals and keys, and identifies notes
transpose   moves a line of notes or chords to another key, or for another instrument
"""

from musicards.cli.main import main

__all__ = ["main"]
