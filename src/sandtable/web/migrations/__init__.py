"""How a database of an earlier version of the program becomes one of this version, with all that is in it.

Alembic does it, one file in ``versions`` after the other; nothing else of the program imports this.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory

FOLDER: Final = Path(__file__).parent
NEWEST: Final = "head"


def upgrade(connection: sa.Connection, to: str = NEWEST) -> None:
    """Bring a database to a version, in the transaction that is open."""
    script = ScriptDirectory(str(FOLDER))
    with EnvironmentContext(Config(), script, fn=lambda now, _: script._upgrade_revs(to, now)) as environment:
        environment.configure(connection=connection)
        environment.run_migrations()


def newest() -> str:
    """The version to which the files here lead."""
    head = ScriptDirectory(str(FOLDER)).get_current_head()
    assert head is not None
    return head
