"""Where matches are kept: one log of entries a match, appended to and never changed.

base        what a store promises
sqlite      on SQLite
tables      the tables, for any database that SQLAlchemy speaks to
writer      many appends, one commit
migrations  how the tables came to be
"""

from musicards.store.base import Entry, Store, StoredEntry, StoredMatch, StoredSeat
from musicards.store.sqlite import SqliteStore

__all__ = ["Entry", "SqliteStore", "Store", "StoredEntry", "StoredMatch", "StoredSeat"]
