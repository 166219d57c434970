"""a switch of one's own"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("chairs", sa.Column("autoplay", sa.Boolean(), nullable=True))
