"""What a change by hand has changed, as it is told to the others."""

from __future__ import annotations

from sandtable.core.adjustments import changed_keys, differences

BEFORE = {"funding": 5, "iraq": {"troops": 2, "cells": {"active": 1}}}
AFTER = {"funding": 6, "iraq": {"troops": 2, "cells": {"active": 3, "sleepers": 1}}, "turn": 2}


def test_what_differs_at_a_key_with_old_and_new_values() -> None:
    assert differences(BEFORE, AFTER, "funding") == [("funding", 5, 6)]
    assert differences(BEFORE, BEFORE, "funding") == []
    assert differences(BEFORE, AFTER, "iraq.troops") == []
    inside = [("iraq.cells.active", 1, 3), ("iraq.cells.sleepers", None, 1)]
    assert differences(BEFORE, AFTER, "iraq") == inside
    assert differences(BEFORE, AFTER, "iraq.cells") == inside
    assert differences(BEFORE, AFTER, "turn") == [("turn", None, 2)]
    assert differences(AFTER, BEFORE, "turn") == [("turn", 2, None)]
    assert differences(BEFORE, {}, "iraq") == [("iraq.troops", 2, None), ("iraq.cells.active", 1, None)]
    assert differences(BEFORE, AFTER, "nowhere.at.all") == []


def test_the_keys_of_a_change_are_its_innermost_ones() -> None:
    assert changed_keys(AFTER) == ["funding", "iraq.troops", "iraq.cells.active", "iraq.cells.sleepers", "turn"]
    assert changed_keys({"iraq": {}}) == ["iraq"]
