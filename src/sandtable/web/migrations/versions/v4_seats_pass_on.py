"""Seats pass on: to a program that stands in for somebody, or by a code to somebody else."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Add both; nobody is stood in for yet."""
    op.add_column("seats", sa.Column("stand_in", sa.String(64)))
    op.add_column("seats", sa.Column("offer_hash", sa.String(64)))
