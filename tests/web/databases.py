"""Databases of each kind for the tests: an empty one, and work on one that no server has opened."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from sandtable.web.store import Store


def empty(connection: sa.Connection) -> None:
    """Take everything out of a database of PostgreSQL."""
    connection.execute(sa.text("DROP SCHEMA public CASCADE"))
    connection.execute(sa.text("CREATE SCHEMA public"))


async def maintained(address: str, work: Any) -> Any:
    """Do something with a database that no server has opened."""
    store = Store(address)
    try:
        return await store.maintain(work)
    finally:
        await store.close()
