"""Exact counts of all that can happen from small fixed positions, dice as branches.

The numbers are a fingerprint of the rules: when one changes, a rule has changed what it offers or does. If that was
meant, look at the first depth that differs, make sure of the reason, and write the new numbers down.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.labyrinth.conditions import FAIR_ALLY, POOR
from tests.labyrinth.perft import at, count_sequences

POSITIONS: dict[str, dict[str, Any]] = {
    "recruit, travel and plot": {
        "phase": {"side": "jihadist", "card": 1},
        "countries": {
            "iran": {},
            "sudan": {**POOR, "cells": 1, "active_cells": 1},
            "france": {"posture": "soft", "cadre": True},
        },
        "lapsing": ["biometrics"],
        "hands": {"jihadist": [52, 62, 81], "us": [8, 47]},
    },
    "jihad": {
        "phase": {"side": "jihadist", "card": 1},
        "countries": {
            "iran": {},
            "egypt": {**POOR, "cells": 6, "aid": 1},
            "iraq": {**FAIR_ALLY, "rc": "tan", "troops": 1, "cells": 1, "markers": ["sadr"]},
        },
        "hands": {"jihadist": [62, 52, 81], "us": [8, 47]},
    },
    "a hard US": {
        "phase": {"side": "us", "card": 1},
        "countries": {
            "egypt": {**FAIR_ALLY, "cells": 1, "active_cells": 1, "troops": 2},
            "sudan": {"governance": "islamist_rule", "alignment": "adversary", "cells": 1},
            "israel": {"plots": [1]},
        },
        "hands": {"us": [47, 81], "jihadist": [52, 62]},
    },
    "a soft US": {
        "phase": {"side": "us", "card": 1},
        "us_posture": "soft",
        "countries": {
            "iraq": {
                **FAIR_ALLY,
                "rc": "green",
                "cells": 1,
                "active_cells": 1,
                "troops": 3,
                "aid": 1,
                "markers": ["nato"],
            },
        },
        "hands": {"us": [41, 47], "jihadist": [52, 62]},
    },
    "plots": {
        "phase": {"side": "us", "card": 1},
        "step": "plots",
        "countries": {
            "united_states": {"plots": [1]},
            "france": {"posture": "soft", "plots": ["wmd"]},
            "egypt": {"governance": "good", "alignment": "ally", "aid": 1, "troops": 1, "plots": [2]},
            "iran": {"cells": 1},
        },
        "wmd": {"loose": 2},
        "hands": {"us": [8], "jihadist": [52, 62]},
    },
}

COUNTS: dict[str, list[tuple[int, int]]] = {
    "recruit, travel and plot": [(4, 2), (18, 6), (55, 17), (212, 40), (792, 106)],
    "jihad": [(3, 1), (17, 6), (34, 11), (342, 40), (1150, 172)],
    "a hard US": [(2, 1), (14, 9), (112, 35), (640, 234)],
    "a soft US": [(2, 1), (11, 7), (109, 37), (543, 246)],
    "plots": [(3, 3), (18, 5), (84, 7), (414, 10), (2808, 54)],
}
"""Sequences and different positions after 1, 2, 3, ... answers."""


@pytest.mark.parametrize("position", POSITIONS)
def test_the_rules_allow_exactly_this_much(position: str) -> None:
    expected = COUNTS[position]
    counted = count_sequences(at(POSITIONS[position]), len(expected))
    assert [tuple(count) for count in counted] == expected


def test_a_count_that_can_be_made_by_hand() -> None:
    """One plot in France: six faces for its Posture, fifteen pairs of other Schengen countries, six faces for one."""
    france = {"iran": {"cells": 1}, "france": {"posture": "soft", "plots": [1]}}
    position = {**POSITIONS["plots"], "countries": france, "wmd": {}}
    assert count_sequences(at(position), 3) == [
        (6, 2),  # Soft or Hard
        (6 * 15, 2),  # which pair is in nobody's state yet
        (6 * 15 * 6, 2 * 5 * 2),  # the first of a pair, any but Spain, is Soft or Hard
    ]


def test_counting_leaves_the_table_as_it_was() -> None:
    table = at(POSITIONS["plots"])
    before = table.question
    count_sequences(table, 2)
    assert table.question == before
    assert table.ply == 0
