"""Dispatches: where and of what people are told who are away; and as whom they are known where they sign in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """Add all of it, empty: nobody has chosen anything yet."""
    op.add_column("persons", sa.Column("choices", sa.Text, nullable=False, server_default="{}"))
    op.create_table(
        "identities",
        sa.Column("subject_hash", sa.String(64), primary_key=True),
        _tie("person", "persons.id", nullable=False, index=True),
    )
    op.create_table(
        "addresses",
        sa.Column("id", sa.String(32), primary_key=True),
        _tie("person", "persons.id", nullable=False, index=True),
        _tie("device", "devices.key_hash", nullable=False, index=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("shown", sa.String(80), nullable=False),
        sa.Column("proof_hash", sa.String(64)),
        sa.Column("added", sa.Float, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_table(
        "choices",
        _tie("person", "persons.id", primary_key=True),
        _tie("table_id", "tables.id", primary_key=True),
        sa.Column("chosen", sa.Text, nullable=False),
    )
    op.create_table(
        "dispatches",
        _tie("address", "addresses.id", primary_key=True),
        sa.Column("about", sa.String(128), primary_key=True),
        _tie("table_id", "tables.id", index=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.String(32), nullable=False),
        sa.Column("queued", sa.Float, nullable=False),
        sa.Column("due", sa.Float, index=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("begun", sa.Float),
        sa.Column("settled", sa.Float),
    )
    op.create_table(
        "secrets", sa.Column("name", sa.String(32), primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )


def _tie(
    name: str, to: str, *, primary_key: bool = False, nullable: bool = True, index: bool = False
) -> sa.Column[str]:
    """A column that goes with the row it names."""
    tie = sa.ForeignKey(to, ondelete="CASCADE")
    kind = sa.String(64 if to.endswith("_hash") else 32)
    return sa.Column(name, kind, tie, primary_key=primary_key, nullable=nullable and not primary_key, index=index)
