"""The match server: people and computer players play matches over HTTP and websockets on one port.

match           one match as a value
live            tables in use
calls           what pages ask for, in one table
http            the same over HTTP and websockets, with the rooms below
guard           who may ask how much
cluster         the other servers
searching       processes that search for computer players
codec, clock, log   JSON, the time, and the log
"""
