"""The command line: the door for people and programs. ``musicards --help`` lists the commands.

main        the commands, and how their errors come out
simulate    whole games between computer players
replay      records checked
serve       the app in a browser
tournament  who plays better, in duplicate deals
lab         questions about the games, answered by playing them
"""

from musicards.cli.main import main

__all__ = ["main"]
