"""The Jihadist bot says why: each box asked, each row that narrowed, with its rule and the countries left."""

from __future__ import annotations

from typing import Any

import pytest

from tests.labyrinth.bot_scene import AWAKENING, BASE, US_CARD, book_plays, reasons
from tests.labyrinth.conditions import FAIR, ISLAMIST, POOR, POOR_ALLY


def told(card: int, countries: dict[str, Any], dice: list[int] | None = None, **position: Any) -> list[str]:
    return reasons(book_plays(card, countries, dice=dice or [], **position).notes)


def test_minor_jihad() -> None:
    countries = {"egypt": {**FAIR, "cells": 1}, "jordan": {**FAIR, "cells": 1}, "libya": {**FAIR, "cells": 1}}
    assert told(US_CARD[AWAKENING][1], countries, [1]) == [
        "Is it a Jihadist or Unassociated event that can be played, with an effect? No. 12.4.1",
        "Could a Major Jihad bring about Islamist Rule in a Poor country? No. 12.4.1",
        "Is Funding Tight? No. 12.4.1",
        "Could a Minor Jihad succeed in a Good or Fair country? Yes. 12.4.1",
        "Of these, with the most Resources: Egypt. 12.4.2",
    ]


def test_travel_and_radicalization() -> None:
    countries = {"yemen": {**POOR, "cells": 1}, "somalia": {**ISLAMIST, "cells": 2}}
    text = told(US_CARD[AWAKENING][2], countries, us_posture="soft")
    assert text[4:] == [
        "Does a Poor country need a few more cells for a Major Jihad? Yes. 12.4.1",
        "Is a cell that may leave next to it? Yes. 12.4.1",
        "Which cell goes to Yemen? 12.3.9",
        "From next to the destination: Somalia. 12.3.9",
        "Is there a WMD Available, and a cell in the United States to Plot? No. 12.4.3a",
        "Is the US Hard without penalty, with an unmarked Non-Muslim country to Travel to? No. 12.4.3b",
        "Is the US Soft without penalty, with a cell to Plot in a Non-Muslim country? No. 12.4.3c",
        "Is there a Cadre in a Muslim country to Recruit at? No. 12.4.3d",
        "Are the Reserves below two? Yes. 12.4.3e",
    ]


def test_recruit_names_boxes_and_rows() -> None:
    countries = {"syria": {**POOR, "rc": "tan", "troops": 5, "cells": 1}, "mali": {**ISLAMIST, "cells": 1}}
    text = told(US_CARD[AWAKENING][3], countries)
    assert text[-2:] == [
        "Where a few more cells would allow a Major Jihad: none. 12.4.2",
        "Where Recruit needs no roll: Syria. 12.4.2",
    ]


def test_plot_says_which_boxes_are_closed() -> None:
    countries = {
        "yemen": {**POOR_ALLY, "troops": 1, "active_cells": 1},
        "iraq": {**POOR_ALLY, "troops": 1, "active_cells": 1},
    }
    text = told(US_CARD[AWAKENING][1], countries, [6])
    assert text[-5:] == [
        "In Non-Muslim countries at Poor, while Funding is Tight: its condition does not hold now. 12.4.2",
        "In Non-Muslim countries at Fair, while Funding is Tight: its condition does not hold now. 12.4.2",
        "In Non-Muslim countries at Good, while Funding is Tight: its condition does not hold now. 12.4.2",
        "In Muslim countries at Poor, with Troops and an active cell: Yemen and Iraq. 12.4.2",
        "Of these, with the most Resources: Iraq. 12.4.2",
    ]


@pytest.mark.parametrize(
    ("card", "position", "line"),
    [
        (180, {"funding": 9}, "The instructions for Mosul Central Bank say no now, or it would change nothing. 12.3"),
        (
            95,
            {"lapsing": ["the_door_of_itjihad_us"]},
            "The door of Itjihad was closed: only US events count this turn. card 47",
        ),
        (2, {"lapsing": ["gtmo"]}, "GTMO: no Recruit this turn, though cells are Available. card 114"),
    ],
)
def test_a_no_that_the_table_does_not_show_is_explained(card: int, position: dict[str, Any], line: str) -> None:
    base = {"rules": BASE} if card <= 120 else {}
    war = {} if base else {"civil_war": True}
    assert line in told(card, {"yemen": {**POOR, **war, "cells": 1}}, [6] * 9, **base, **position)


def test_what_an_instruction_decides_is_told() -> None:
    countries = {"nigeria": {"side": "muslim", **POOR}, "iran": {"cells": 1}}
    assert "The instructions of the event say which: Place cells. 12.3" in told(186, countries)  # Boko Haram
    countries = {"jordan": {**POOR_ALLY, "troops": 1}, "iraq": {**POOR, "alignment": "adversary", "troops": 1}}
    assert "What serves it best here: Jordan. 12.3.7" in told(77, {**countries, "iran": {"cells": 1}}, rules=BASE)


def test_the_kind_of_a_plot_is_no_reason() -> None:
    text = told(US_CARD[AWAKENING][1], {"canada": {"posture": "soft", "cells": 11}}, [1])
    assert text[-1] == "One of the plots that may be placed, by lot. 12.3.4"
    assert not any(
        line.startswith("The instructions of the event say which: Plot")
        for line in told(172, {"iran": {"cells": 15}}, [1] * 9)
    )


def test_events_say_by_which_rule_they_choose() -> None:
    text = told(225, {"germany": {"posture": "hard"}, "iran": {"cells": 1}}, us_posture="hard")  # Jihadi John
    assert "Of these, with the Posture of the US: Germany. 12.3.5" in text
    assert "The Posture that the US has not: Soft. 12.3.5" in text
    text = told(201, {"mali": {**POOR, "civil_war": True}, "morocco": ISLAMIST, "iran": {"cells": 1}})
    assert "Would the Caliphate win the game at once? No. 12.3.10" in text
    assert "Would a country next to the Capital join it? Yes. 12.3.10" in text
