"""These tests need the compiled build as the package under test: ``make compiled-test`` sees to it, and says so."""

from __future__ import annotations

import os

BUILD = "SANDTABLE_BUILD"

collect_ignore_glob = [] if os.environ.get(BUILD) == "compiled" else ["test_*.py"]
