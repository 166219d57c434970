"""the first schema"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("address", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("why", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("address"),
    )
    op.create_table(
        "persons",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("nick", sa.String(length=24), nullable=False),
        sa.Column("lang", sa.String(length=2), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("name", sa.String(length=32), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("recovery", sa.Text(), nullable=True),
        sa.Column("generation", sa.Integer(), nullable=False),
        sa.Column("banned", sa.Boolean(), nullable=False),
        sa.Column("site_host", sa.Boolean(), nullable=False),
        sa.Column("remote", sa.Boolean(), nullable=False),
        sa.Column("owner", sa.String(length=16), nullable=True),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["persons.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("name"),
    )
    op.create_index("persons_seen", "persons", ["seen"], unique=False)
    op.create_table(
        "servers",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "site",
        sa.Column("key", sa.String(length=32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("version", sa.String(length=32), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.Column("runner", sa.String(length=16), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("tables_status", "tables", ["status", "changed"], unique=False)
    op.create_table(
        "chairs",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=True),
        sa.Column("bot", sa.String(length=16), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat"),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_chairs_person"), "chairs", ["person"], unique=False)
    op.create_table(
        "events",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=True),
        sa.Column("key", sa.String(length=36), nullable=True),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "records",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("finished", sa.Boolean(), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_index("records_ended", "records", ["ended"], unique=False)
    op.create_index("records_game", "records", ["game", "ended"], unique=False)
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.String(length=500), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("keys", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("endpoint"),
    )
    op.create_index(op.f("ix_subscriptions_person"), "subscriptions", ["person"], unique=False)
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_tokens_person"), "tokens", ["person"], unique=False)
