"""What views tell interfaces."""

from __future__ import annotations

import pytest

from sandtable import Table
from sandtable.core.remembering import Remembered
from sandtable.plain import views
from tests.playing import answers, at_random


def test_what_is_remembered_of_a_space_is_what_would_be_said_of_it_now(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.new("plain", seed=4)
    for n, _ in enumerate(answers(table, at_random(4), 240)):
        if n % 4 == 0:
            remembered = table.view(None)
            with monkeypatch.context() as forgetful:
                forgetful.setattr(views, "_SPACES", Remembered(0))
                assert table.view(None) == remembered
