"""Tables in use: matches with their pages, their timers, their computer players, and the store.

runner          runs one match: judges, stores and sends one change at a time
registry        the matches of one server
seating         who sits at the table, and who hosts it
scheduler, call_judge, timers   when computers move, who called first, turn clocks and stand-ins
open_table, broadcaster         the pages of a match, and what they are sent
searching       searches for computer players, in short slices
peers           what other servers are told
keys            keys of seats
"""
