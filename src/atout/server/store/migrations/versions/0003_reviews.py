"""reviews"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("deeper", sa.Boolean(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("reviewer", sa.Integer(), nullable=False),
        sa.Column("runner", sa.String(16), nullable=True),
        sa.Column("review", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["records.table"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "deeper"),
    )
