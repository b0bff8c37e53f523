"""Tables in use: matches with their pages, their timers, their computer players, and the store.

Each module uses only those below it:

registry, inbox the matches of one server; what a page sends to one of them
runner          runs one match: what its pages send, its clocks, stand-ins and computer players
seating         who sits at the table, and who hosts it
scheduler, call_judge       when computers move, who called first
stored_table    judges, stores and sends one change at a time, and follows other servers
open_table, broadcaster     the pages of a match, and what they are sent
searching       searches for computer players, in short slices
peers           what other servers are sent, and what they ask of a match here
timers, keys    turn clocks, pauses and other timers; keys of seats
"""
