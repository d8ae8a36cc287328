"""The schema of the database: which tables it has, and what is in each."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from sandtable.web.limits import LINE_LETTERS, NAME_LETTERS

SCHEMA: Final = sa.MetaData()
_SETTING_UP: Final = 0x5A4D7AB1
"""The advisory lock under which one of several processes creates the schema."""

TABLES: Final = sa.Table(
    "tables",
    SCHEMA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("tutorial", sa.String(64)),
    sa.Column("watch", sa.Boolean, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("asking", sa.String(32)),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("checkpoint", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
)

SEATS: Final = sa.Table(
    "seats",
    SCHEMA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.String(32), primary_key=True),
    sa.Column("who", sa.String(64), nullable=False),
    sa.Column("token_hash", sa.String(64)),
    sa.Column("code_hash", sa.String(64)),
)

JOURNAL: Final = sa.Table(
    "journal",
    SCHEMA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),
    sa.Column("entry", sa.Text, nullable=False),
)

PEOPLE: Final = sa.Table(
    "people",
    SCHEMA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(NAME_LETTERS), nullable=False),
)
"""What those who sit there are called; a table of its own, as older databases have none."""

LATEST: Final = sa.Table(
    "latest",
    SCHEMA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("turn", sa.Integer),
    sa.Column("note", sa.Text, nullable=False),
)
"""The turn and the last thing that all may read, for lists of tables."""

CHAT: Final = sa.Table(
    "chat",
    SCHEMA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("place", sa.Integer, primary_key=True),
    sa.Column("seat", sa.String(32)),
    sa.Column("name", sa.String(NAME_LETTERS)),
    sa.Column("text", sa.String(LINE_LETTERS), nullable=False),
    sa.Column("said", sa.Float, nullable=False),
)


def set_up(connection: sa.Connection) -> None:
    """Create whatever of the schema is not there."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_SETTING_UP)))
    SCHEMA.create_all(connection)
