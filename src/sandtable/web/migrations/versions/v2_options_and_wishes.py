"""Options beside a table, so that lists need not read all of it; and what its people wish to become of it."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"

_SAID = ("scenario", "decks", "rules", "mini_decks", "campaign")
"""The options of which a position says something under their own names."""


def upgrade() -> None:
    """Add both, and fill in the options of the tables that are there."""
    op.add_column("tables", sa.Column("options", sa.Text, nullable=False, server_default="{}"))
    op.create_table(
        "wishes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.String(32), primary_key=True),
        sa.Column("wish", sa.String(16), primary_key=True),
        sa.Column("said", sa.Float, nullable=False),
    )
    tables = sa.table("tables", sa.column("id"), sa.column("setup"), sa.column("options"))
    connection = op.get_bind()
    for id in list(connection.execute(sa.select(tables.c.id)).scalars()):
        setup = connection.execute(sa.select(tables.c.setup).where(tables.c.id == id)).scalar_one()
        connection.execute(tables.update().where(tables.c.id == id).values(options=json.dumps(_options(setup))))


def _options(setup: str) -> dict[str, Any]:
    """The options in the set-up of a table; nothing for one that is damaged."""
    try:
        written = json.loads(setup)
        position = written["position"] or {}
        return {**{name: position[name] for name in _SAID if name in position}, **written["options"]}
    except (ValueError, TypeError, KeyError, RecursionError):
        return {}
