"""The database: append-only events of tables, people, finished records, and what the site knows about itself.

Times are seconds since 1970 as the server's clock gave them; bodies are JSON as text.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData()

# A visitor, with or without an account. `generation` goes up when all devices are signed out.
persons = Table(
    "persons",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("nick", String(24), nullable=False),
    Column("lang", String(2), nullable=False, default="en"),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("name", String(32), unique=True),  # of the account, case-folded
    Column("password", Text),  # Argon2
    Column("recovery", Text),  # Argon2 of the recovery code
    Column("generation", Integer, nullable=False, default=0),
    Column("banned", Boolean, nullable=False, default=False),
    Column("site_host", Boolean, nullable=False, default=False),
    Column("remote", Boolean, nullable=False, default=False),  # a program that plays through a token
    Column("owner", String(16), ForeignKey("persons.id", ondelete="CASCADE")),  # of a remote bot
    Column("settings", Text, nullable=False, default="{}"),  # the page's own settings of an account
    Index("persons_seen", "seen"),
)

# Bearer tokens of remote bots; only a hash is kept.
tokens = Table(
    "tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(16), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("hash", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
)

# Where a person wants to hear that it is their turn (web push).
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint", String(500), primary_key=True),
    Column("person", String(16), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("keys", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("settings", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),  # of fair dealing
    Column("rules", Integer, nullable=False),
    Column("version", String(32), nullable=False),
    Column("status", String(8), nullable=False),  # waiting, playing, over
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("runner", String(16)),  # the server that runs its bots and clocks
    Index("tables_status", "status", "changed"),
)

# What happened at a table. The primary key is the compare-and-set: two servers cannot both write number n.
events = Table(
    "events",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("person", String(16)),  # who caused it; no foreign key: games outlive people
    Column("key", String(36)),  # the client's idempotency key
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table", "number"),
    sqlite_with_rowid=False,
)

# Who sits where: for "my tables" and for finding games by player.
chairs = Table(
    "chairs",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(16), index=True),
    Column("bot", String(16)),
    Column("autoplay", Boolean),  # the person's own switch, told to nobody else; NULL: as events of older versions say
    PrimaryKeyConstraint("table", "seat"),
    sqlite_with_rowid=False,
)

# Finished and abandoned games, as records without names.
records = Table(
    "records",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("ended", Float, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("record", Text, nullable=False),
    Index("records_game", "game", "ended"),
    Index("records_ended", "ended"),
)

# What was found out about how a game was played; without a review it is wished for, and a server is at it.
reviews = Table(
    "reviews",
    metadata,
    Column("table", String(16), ForeignKey("records.table", ondelete="CASCADE"), nullable=False),
    Column("deeper", Boolean, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("reviewer", Integer, nullable=False),  # its version
    Column("runner", String(16)),  # the server that makes it
    Column("review", Text),
    Column("found", Text),  # while it is being made: its decisions so far
    PrimaryKeyConstraint("table", "deeper"),
)

# Servers that share this database; one that has not been seen for a while has lost its tables.
servers = Table(
    "servers",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("seen", Float, nullable=False),
)

# The site's own facts: cookie key, name, announcement, sign-up, push keys …
site = Table(
    "site",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# Addresses that are kept out.
bans = Table(
    "bans",
    metadata,
    Column("address", String(64), primary_key=True),
    Column("at", Float, nullable=False),
    Column("why", String(200), nullable=False, default=""),
)
