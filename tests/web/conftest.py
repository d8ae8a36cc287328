"""What all tests of the server share."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable.web import serve
from tests.web.cluster import cluster
from tests.web.databases import empty, maintained
from tests.web.people import be_patient, sqlite


@pytest.fixture(autouse=True)
def _patient_databases(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is no database that is away."""
    be_patient(monkeypatch)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL server for all tests that do not stop it."""
    with cluster() as address:
        yield serve.database_url(address)


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """An empty database of PostgreSQL."""
    asyncio.run(maintained(postgres_server, empty))
    return postgres_server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    return sqlite(tmp_path) if request.param == "sqlite" else str(request.getfixturevalue("postgres"))
