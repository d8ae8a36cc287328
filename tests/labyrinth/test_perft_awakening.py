"""Exact counts of what can happen in small positions of The Awakening, dice as branches (see ``test_perft``)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.labyrinth.perft import at, count_sequences

POOR = {"governance": "poor", "alignment": "neutral"}
WAR = {**POOR, "civil_war": True}

POSITIONS: dict[str, dict[str, Any]] = {
    "an uprising": {
        "phase": {"side": "us", "card": 1},
        "countries": {
            "iran": {"cells": 1},
            "egypt": {**POOR, "awakening": 1, "cells": 1},
            "yemen": {**WAR, "alignment": "ally", "militia": 2, "active_cells": 1, "cells": 1},
        },
        "hands": {"us": [148, 121], "jihadist": [164, 168]},
    },
    "the Caliphate is declared": {
        "phase": {"side": "jihadist", "card": 1},
        "countries": {
            "iran": {},
            "syria": {**WAR, "militia": 1, "cells": 1},
            "iraq": {**POOR, "rc": "tan", "alignment": "ally", "troops": 2, "cells": 1, "reaction": 1},
        },
        "hands": {"jihadist": [187, 164], "us": [126, 121]},
    },
    "Polarization and Attrition": {
        "phase": {"side": "us", "card": 1},
        "step": "polarization",
        "countries": {
            "iran": {"cells": 1},
            "egypt": {"governance": "fair", "alignment": "ally", "awakening": 3},
            "syria": {**WAR, "militia": 2, "troops": 1, "active_cells": 2, "cells": 1},
        },
        "hands": {"us": [126], "jihadist": [164]},
    },
    "Nigeria turns over": {
        "phase": {"side": "us", "card": 1},
        "step": "plots",
        "countries": {"iran": {"cells": 1}, "nigeria": {"posture": "soft", "cells": 1, "plots": [2]}},
        "hands": {"us": [126, 121], "jihadist": [164, 168]},
    },
}

COUNTS: dict[str, list[tuple[int, int]]] = {
    "an uprising": [(2, 1), (6, 6), (88, 72), (499, 176)],
    "the Caliphate is declared": [(2, 1), (11, 4), (28, 10), (232, 105)],
    "Polarization and Attrition": [(6, 1), (36, 1), (204, 31)],
    "Nigeria turns over": [(2, 1), (11, 7), (40, 22), (304, 203)],
}
"""Sequences and different positions after 1, 2, 3, ... answers."""


@pytest.mark.parametrize("position", POSITIONS)
def test_the_rules_allow_exactly_this_much(position: str) -> None:
    expected = COUNTS[position]
    counted = count_sequences(at({"rules": "awakening", **POSITIONS[position]}), len(expected))
    assert [tuple(count) for count in counted] == expected


@pytest.mark.rule("awakening", "11.2.5b")
def test_a_count_that_can_be_made_by_hand() -> None:
    """Three Militia against two cells: a die of the US, then one of the cells; each may hit or miss."""
    countries = {"iran": {"cells": 1}, "yemen": {**WAR, "militia": 3, "active_cells": 2}}
    position = {"rules": "awakening", "step": "attrition", "countries": countries, "hands": {"us": [126]}}
    assert count_sequences(at(position), 2) == [
        (6, 1),  # both fall at once: nothing is lost yet
        (36, 4),  # neither, either or both have lost a piece
    ]
