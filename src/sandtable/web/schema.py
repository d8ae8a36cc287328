"""The schema of the database: which tables it has, and what is in each."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from sandtable.core.errors import BadSetup
from sandtable.web.limits import DEVICE_LETTERS, LINE_LETTERS, NAME_LETTERS, SHOWN_LETTERS

SCHEMA: Final = sa.MetaData()
VERSION: Final = "6"
"""The version of this schema: that of the newest file in ``migrations``."""
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
    sa.Column("options", sa.Text, nullable=False, server_default="{}"),
)

SEATS: Final = sa.Table(
    "seats",
    SCHEMA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.String(32), primary_key=True),
    sa.Column("who", sa.String(64), nullable=False),
    sa.Column("token_hash", sa.String(64)),
    sa.Column("code_hash", sa.String(64)),
    sa.Column("person", sa.String(32), index=True),
    sa.Column("stand_in", sa.String(64)),
    sa.Column("offer_hash", sa.String(64)),
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
"""What those who sit there are called."""

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


WISHES: Final = sa.Table(
    "wishes",
    SCHEMA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.String(32), primary_key=True),
    sa.Column("wish", sa.String(16), primary_key=True),
    sa.Column("said", sa.Float, nullable=False),
)
"""What those who sit there wish to become of the table."""

CLOCKS: Final = sa.Table(
    "clocks",
    SCHEMA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.String(32), primary_key=True),
    sa.Column("used", sa.Float, nullable=False),
    sa.Column("since", sa.Float),
)
"""At tables with a pace: the seconds that a seat has taken beyond its days, and since when it is waited for."""

PERSONS: Final = sa.Table(
    "persons",
    SCHEMA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(NAME_LETTERS)),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("choices", sa.Text, nullable=False, server_default="{}"),
)
"""Somebody with devices of their own, at any number of tables; and of what they wish to be told, how and when."""

DEVICES: Final = sa.Table(
    "devices",
    SCHEMA,
    sa.Column("key_hash", sa.String(64), primary_key=True),
    sa.Column("id", sa.String(32), nullable=False),
    sa.Column("person", sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("name", sa.String(DEVICE_LETTERS), nullable=False),
    sa.Column("added", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
)
"""What a person plays on: a browser, or a key that is kept in a file."""

TRANSFERS: Final = sa.Table(
    "transfers",
    SCHEMA,
    sa.Column("code_hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    sa.Column("expires", sa.Float, nullable=False),
    sa.Column("used", sa.String(64)),
)
"""Codes with which a person goes on at another device, each used once, by the device with a key."""

IDENTITIES: Final = sa.Table(
    "identities",
    SCHEMA,
    sa.Column("subject_hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
)
"""As whom a person is known where they sign in."""

ADDRESSES: Final = sa.Table(
    "addresses",
    SCHEMA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("person", sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("device", sa.ForeignKey("devices.key_hash", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("shown", sa.String(SHOWN_LETTERS), nullable=False),
    sa.Column("proof_hash", sa.String(64)),
    sa.Column("added", sa.Float, nullable=False),
    sa.Column("failures", sa.Integer, nullable=False),
)
"""Where a person is told things when they are away; what a device has added goes with the device."""

CHOICES: Final = sa.Table(
    "choices",
    SCHEMA,
    sa.Column("person", sa.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("chosen", sa.Text, nullable=False),
)
"""Of what a person wishes to be told at one table, where that differs."""

DISPATCHES: Final = sa.Table(
    "dispatches",
    SCHEMA,
    sa.Column("address", sa.ForeignKey("addresses.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("about", sa.String(128), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.String(32), nullable=False),
    sa.Column("queued", sa.Float, nullable=False),
    sa.Column("due", sa.Float, index=True),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("begun", sa.Float),
    sa.Column("settled", sa.Float),
)
"""What is to be told to somebody who is away, and what was told: each thing once at each address."""

SECRETS: Final = sa.Table(
    "secrets",
    SCHEMA,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
"""Keys of this host, made when they are first needed."""

_VERSIONS: Final = sa.Table("alembic_version", sa.MetaData(), sa.Column("version_num", sa.String(32), primary_key=True))


def set_up(connection: sa.Connection) -> None:
    """Create the schema where there is none, and bring an older one to this version; refuse a newer one."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_SETTING_UP)))
    found = version(connection)
    if found == VERSION:
        return
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # so that what is begun happens whole, or not at all
    if found is None and not sa.inspect(connection).has_table(TABLES.name):
        SCHEMA.create_all(connection)
        _VERSIONS.create(connection, checkfirst=True)
        connection.execute(_VERSIONS.insert(), {"version_num": VERSION})
        return
    if found is not None and (not found.isdecimal() or int(found) > int(VERSION)):
        raise BadSetup("database-newer", version=found, known=VERSION)
    from sandtable.web.migrations import upgrade  # noqa: PLC0415 - seldom needed, and Alembic is large

    upgrade(connection)


def version(connection: sa.Connection) -> str | None:
    """The version of the schema in a database; None where there is none, or none that was written down."""
    if not sa.inspect(connection).has_table(_VERSIONS.name):
        return None
    return connection.execute(sa.select(_VERSIONS.c.version_num)).scalar()
