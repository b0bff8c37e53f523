"""Store matches: for each match a log of entries that is only appended to.

base        what is stored of a match, and what every store can do
memory      a store in memory, for a table without a server
sql         a store in any database that SQLAlchemy supports: its methods
sqlite      a store on SQLite
postgres    a store on PostgreSQL
tables      the tables, for any database that SQLAlchemy supports
writer      group commit: many appends in one transaction
files       one server for each data folder, and names for finished files
backup      copy the database of a running server, and look for damage in it
classes     classes, the children in them, and what they answered
handovers   texts on their way from one device to another
migrations  create the tables and bring them up to date
"""

from musicards.store.base import GONE, Entry, Head, Store, StoredEntry, StoredMatch, StoredSeat

__all__ = ["GONE", "Entry", "Head", "Store", "StoredEntry", "StoredMatch", "StoredSeat"]
