"""Clocks: how long each person has been waited for, at tables whose people have agreed on a pace."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """Add them; no table has any yet."""
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.String(32), primary_key=True),
        sa.Column("used", sa.Float, nullable=False),
        sa.Column("since", sa.Float),
    )
