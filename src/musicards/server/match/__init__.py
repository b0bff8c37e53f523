"""One match as a value that changes: judged, told and remembered, without clocks, connections and stores.

match           one match: what is refused, done and remembered
state           what its log and seats say, and what an action would do
told            what viewers may know of it
computers       which computer plays where
seats, names    who sits where, and what they are called
messages, bodies                what a page and a table say to each other
decoding, encoding              dataclasses from plain JSON values, and JSON of dataclasses
settings        what a table agrees on, apart from the rules
pace            how long computer players take for their moves
timeline        one entry applied to a copy of the game
evidence, help, first_steps   what acts say about a player, help with a move, and scenes of First steps
review          a finished match, move by move
"""
