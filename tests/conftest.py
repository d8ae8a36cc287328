"""What all tests share: a game that does not come with the package, and what the contract kit is fed with."""

from __future__ import annotations

import tests.labyrinth.samples
import tests.plain.samples
import tests.toy.samples  # noqa: F401 - registers Pasture
