"""The database before it had versions: whatever of it an old one does not have yet."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None

_WAS = sa.MetaData()


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


sa.Table(
    "tables",
    _WAS,
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
sa.Table(
    "seats",
    _WAS,
    _table_id(),
    sa.Column("seat", sa.String(32), primary_key=True),
    sa.Column("who", sa.String(64), nullable=False),
    sa.Column("token_hash", sa.String(64)),
    sa.Column("code_hash", sa.String(64)),
)
sa.Table(
    "journal",
    _WAS,
    _table_id(),
    sa.Column("ply", sa.Integer, primary_key=True),
    sa.Column("entry", sa.Text, nullable=False),
)
sa.Table(
    "people",
    _WAS,
    _table_id(),
    sa.Column("seat", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(24), nullable=False),
)
sa.Table(
    "latest",
    _WAS,
    _table_id(),
    sa.Column("turn", sa.Integer),
    sa.Column("note", sa.Text, nullable=False),
)
sa.Table(
    "chat",
    _WAS,
    _table_id(),
    sa.Column("place", sa.Integer, primary_key=True),
    sa.Column("seat", sa.String(32)),
    sa.Column("name", sa.String(24)),
    sa.Column("text", sa.String(300), nullable=False),
    sa.Column("said", sa.Float, nullable=False),
)


def upgrade() -> None:
    """Create what is not there."""
    _WAS.create_all(op.get_bind())
