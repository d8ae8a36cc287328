"""Persons with devices, who may have seats, and codes with which they go on at another device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Add them; whoever has a seat keeps its token, and is nobody's in particular until they say so."""
    op.add_column("seats", sa.Column("person", sa.String(32)))
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "persons",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(24)),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("key_hash", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("added", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "transfers",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("used", sa.String(64)),
    )
