"""The tables as they are now. `migrations` creates them, and changes older ones."""

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

matches: Final = Table(
    "matches",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("created_at", BigInteger, nullable=False),  # milliseconds since 1970 UTC
    Column("over", Boolean, nullable=False),
    Column("follows", String(16), ForeignKey("matches.code"), unique=True),  # one rematch each
    Column("settings", JSON, nullable=False, server_default="{}"),
    Column("series", JSON(none_as_null=True)),
    Column("rules", Integer, nullable=False, server_default="1"),  # matches older than this column have rules 1
    Column("host", Integer),  # a seat
    Column("secret", String(64)),  # hexadecimal digits
)

seats: Final = Table(
    "seats",
    metadata,
    Column("match", String(16), ForeignKey("matches.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("level", String(32)),
    Column("name", String(64), nullable=False),
    Column("holder", String(64), index=True),
    Column("avatar", Integer, nullable=False, server_default="0"),
    Column("key_number", Integer, nullable=False, server_default="0"),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("match", String(16), ForeignKey("matches.code", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("entry", JSON, nullable=False),
    Column("sender", Integer),  # the seat that sent `act`
    Column("act", String(64)),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970 UTC
    UniqueConstraint("match", "sender", "act"),  # an act happens once; rows without an act do not count
    sqlite_with_rowid=False,  # the entries of a log are stored together, in order
)

handovers: Final = Table(
    "handovers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("sender", String(64), nullable=False),  # a hash of the address, and one of the browser's token
    Column("text", LargeBinary, nullable=False),  # encrypted by the page
    Column("until", BigInteger, nullable=False),  # milliseconds since 1970 UTC
)

classes: Final = Table(
    "classes",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("title", String(64), nullable=False),
    Column("secret", String(64), nullable=False),  # a hash of what is in the teacher's link
    Column("state", JSON, nullable=False),
    Column("version", Integer, nullable=False),  # counts the changes of the class and of its pupils
    Column("used_at", BigInteger, nullable=False),  # milliseconds since 1970 UTC
    Column("until", BigInteger, nullable=False, index=True),  # when it is deleted, in the same unit
)

pupils: Final = Table(
    "pupils",
    metadata,
    Column("class", String(16), ForeignKey("classes.code", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("holder", String(64)),  # the token of the pupil's browser; none of a pupil who was removed
    Column("name", String(64), nullable=False),
    Column("avatar", Integer, nullable=False),
    Column("key_number", Integer, nullable=False),  # how often the pupil's code has been replaced
    Column("removed", Boolean, nullable=False),
    Column("seen_at", BigInteger, nullable=False),  # milliseconds since 1970 UTC; noted now and then
    UniqueConstraint("class", "holder"),
)

answers: Final = Table(
    "answers",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("class", String(16), ForeignKey("classes.code", ondelete="CASCADE"), nullable=False, index=True),
    Column("pupil", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970 UTC
    Column("item", String(320), nullable=False),  # the question
    Column("right", Boolean, nullable=False),
    Column("said", String(800), nullable=False),
    Column("rules", JSON, nullable=False),  # the wrong rules that explain the answer
    Column("aided", Boolean, nullable=False),
    Column("source", String(32), nullable=False),  # the name of a game, or the id of a task
    Column("question", Integer, nullable=False, server_default="0"),  # its number in the task; 0 in a game
)
