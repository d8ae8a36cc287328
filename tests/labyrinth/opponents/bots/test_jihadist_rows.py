"""Every row of the Jihadist bot's Priorities table decides between two countries that nothing else tells apart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from sandtable.core.charts import settled
from sandtable.core.messages import NOTHING
from sandtable.labyrinth.markers import EXPANSION
from sandtable.labyrinth.opponents.bots.charts import RESOURCE, Column
from sandtable.labyrinth.opponents.bots.jihadist import where
from sandtable.labyrinth.opponents.bots.jihadist.answers import MOVE_CAPITAL
from tests.labyrinth.bot_scene import AWAKENING, BASE, moment, rule
from tests.labyrinth.conditions import muslim
from tests.labyrinth.scene import WORDS

FROM = where.travel_from_column("kenya_tanzania")
COLUMNS = (where.RECRUIT_TRAVEL_TO, where.MINOR_JIHAD, where.MAJOR_JIHAD, where.JIHAD, where.PLOT, FROM, where.POSTURE)


class Case(NamedTuple):
    """Two countries, of which the first goes before the second by one row of a column."""

    column: Column
    row: str
    first: str
    second: str
    countries: dict[str, Any]
    rules: str = AWAKENING
    position: Mapping[str, Any] = NOTHING


POOR = muslim("Poor Neutral", cells=1)
TO, JIHAD, MAJOR, PLOT = where.RECRUIT_TRAVEL_TO, where.MINOR_JIHAD, where.MAJOR_JIHAD, where.PLOT
ISLAMIST = muslim("Islamist Rule Adversary")
SOFT: dict[str, Any] = {"posture": "soft", "cells": 1}
HARD: dict[str, Any] = {"posture": "hard", "cells": 1}

CASES = [
    # Recruit and Travel To
    Case(TO, "not_islamist", "jordan", "somalia", {"somalia": {**ISLAMIST, "cells": 1}}),
    Case(TO, "pakistan_wmd", "pakistan", "syria", {"pakistan": POOR, "syria": {**POOR, "wmd_cache": 0}}),
    Case(TO, "besieged", "yemen", "somalia", {"yemen": {**POOR, "besieged": True}, "somalia": POOR}),
    Case(TO, "syria_wmd", "syria", "turkey", {"syria": POOR, "turkey": POOR}),
    Case(TO, "iran_wmd", "iran", "caucasus", {"iran": {"cells": 1}, "caucasus": SOFT}),
    Case(TO, "united_states", "united_states", "canada", {"united_states": {"cells": 1}, "canada": HARD}),
    Case(TO, "poor", "yemen", "somalia", {"yemen": POOR, "somalia": muslim("Fair Neutral", cells=1)}),
    Case(
        TO,
        "fair",
        "yemen",
        "somalia",
        {"yemen": muslim("Fair Neutral", cells=1), "somalia": muslim("Good Neutral", cells=1)},
    ),
    Case(TO, "good", "canada", "somalia", {"canada": HARD}),
    Case(TO, "resource", "egypt", "yemen", {"egypt": POOR, "yemen": POOR}),
    Case(TO, "resource", "yemen", "nigeria", {"yemen": POOR, "nigeria": HARD}),  # undefined loses
    Case(TO, "russia", "russia", "china", {"russia": SOFT, "china": HARD}, BASE),
    Case(TO, "no_prestige_by_disrupt", "somalia", "yemen", {"somalia": POOR, "yemen": {**POOR, "troops": 2}}),
    Case(TO, "highest_recruit", "france", "germany", {"france": SOFT, "germany": SOFT}),
    Case(TO, "easiest_minor", "yemen", "somalia", {"yemen": {**POOR, "reaction": 1}, "somalia": POOR}),
    Case(TO, "posture_of_us", "germany", "italy", {"germany": HARD, "italy": SOFT}),
    Case(TO, "most_unused", "yemen", "somalia", {"yemen": {**POOR, "cells": 2}, "somalia": POOR}),
    Case(TO, "near_islamist", "somalia", "jordan", {"somalia": POOR, "jordan": POOR, "yemen": ISLAMIST}),
    Case(TO, "oil_exporter", "libya", "yemen", {"libya": POOR, "yemen": POOR}),
    # Jihad
    Case(JIHAD, "best_drm", "yemen", "somalia", {"yemen": {**POOR, "reaction": 1}, "somalia": POOR}),
    Case(MAJOR, "best_drm", "yemen", "somalia", {"yemen": POOR, "somalia": {**POOR, "awakening": 1}}),
    Case(JIHAD, "pakistan_wmd", "pakistan", "syria", {"pakistan": POOR, "syria": {**POOR, "wmd_cache": 0}}),
    Case(JIHAD, "besieged", "yemen", "somalia", {"yemen": {**POOR, "besieged": True}, "somalia": POOR}),
    Case(JIHAD, "syria_wmd", "syria", "turkey", {"syria": POOR, "turkey": POOR}),
    Case(JIHAD, "aid", "yemen", "somalia", {"yemen": {**POOR, "aid": 1}, "somalia": POOR}),
    Case(
        JIHAD,
        "regime_change_troops",
        "yemen",
        "somalia",
        {"yemen": {**POOR, "rc": "tan", "troops": 1}, "somalia": {**POOR, "troops": 1}},
    ),
    Case(JIHAD, "resource", "egypt", "yemen", {"egypt": POOR, "yemen": POOR}),
    Case(JIHAD, "troops", "yemen", "somalia", {"yemen": {**POOR, "troops": 1}, "somalia": POOR}),
    Case(JIHAD, "iran_wmd", "iran", "algeria_tunisia", {"iran": {**POOR, "side": "muslim"}, "algeria_tunisia": POOR}),
    Case(JIHAD, "most_unused", "yemen", "somalia", {"yemen": {**POOR, "cells": 2}, "somalia": POOR}),
    Case(JIHAD, "near_islamist", "somalia", "jordan", {"somalia": POOR, "jordan": POOR, "yemen": ISLAMIST}),
    Case(JIHAD, "oil_exporter", "libya", "yemen", {"libya": POOR, "yemen": POOR}),
    # Plot
    Case(PLOT, "united_states", "united_states", "canada", {"united_states": {"cells": 1}, "canada": HARD}),
    Case(PLOT, "troops_for_prestige", "yemen", "somalia", {"yemen": {**POOR, "troops": 1}, "somalia": POOR}),
    Case(PLOT, "pakistan_wmd", "pakistan", "syria", {"pakistan": POOR, "syria": {**POOR, "wmd_cache": 0}}),
    Case(
        PLOT,
        "abu_sayyaf",
        "philippines",
        "thailand",
        {"philippines": {**HARD, "markers": ["abu_sayyaf"]}, "thailand": HARD},
        BASE,
    ),
    Case(
        PLOT,
        "most_unused_active",
        "yemen",
        "somalia",
        {"yemen": muslim("Poor Neutral", active_cells=1), "somalia": POOR},
    ),
    Case(PLOT, "syria_wmd", "syria", "turkey", {"syria": POOR, "turkey": POOR}),
    Case(PLOT, "aid", "yemen", "somalia", {"yemen": {**POOR, "aid": 1}, "somalia": POOR}),
    Case(
        PLOT,
        "regime_change_troops",
        "yemen",
        "somalia",
        {"yemen": {**POOR, "rc": "tan", "troops": 1}, "somalia": {**POOR, "troops": 1}},
    ),
    Case(PLOT, "resource", "egypt", "yemen", {"egypt": POOR, "yemen": POOR}),
    Case(PLOT, "iran_wmd", "iran", "caucasus", {"iran": {"cells": 1}, "caucasus": SOFT}),
    Case(PLOT, "civil_war", "yemen", "somalia", {"yemen": {**POOR, "civil_war": True}, "somalia": POOR}),
    Case(PLOT, "neutral_muslim", "yemen", "somalia", {"yemen": POOR, "somalia": muslim("Poor Adversary", cells=1)}),
    Case(PLOT, "besieged", "yemen", "somalia", {"yemen": {**POOR, "besieged": True}, "somalia": POOR}),
    Case(PLOT, "near_good_ally", "somalia", "jordan", {"somalia": POOR, "jordan": POOR, "yemen": muslim("Good Ally")}),
    Case(PLOT, "fair_non_muslim", "china", "canada", {"china": SOFT, "canada": SOFT}),
    Case(PLOT, "posture_of_us", "germany", "italy", {"germany": HARD, "italy": SOFT}),
    Case(PLOT, "lowest_recruit", "germany", "france", {"germany": SOFT, "france": SOFT}),
    Case(PLOT, "near_islamist", "somalia", "jordan", {"somalia": POOR, "jordan": POOR, "yemen": ISLAMIST}),
    Case(PLOT, "oil_exporter", "libya", "yemen", {"libya": POOR, "yemen": POOR}),
    # Travel From
    Case(FROM, "not_destination", "china", "kenya_tanzania", {"china": SOFT, "kenya_tanzania": SOFT}),
    Case(FROM, "islamist", "yemen", "somalia", {"yemen": {**ISLAMIST, "cells": 1}, "somalia": POOR}),
    Case(FROM, "poor", "yemen", "somalia", {"yemen": POOR, "somalia": muslim("Fair Neutral", cells=1)}),
    Case(
        FROM,
        "fair",
        "yemen",
        "somalia",
        {"yemen": muslim("Fair Neutral", cells=1), "somalia": muslim("Good Neutral", cells=1)},
    ),
    Case(FROM, "good", "yemen", "somalia", {"yemen": muslim("Good Neutral", cells=1)}),
    Case(FROM, "not_united_states", "canada", "united_states", {"united_states": {"cells": 1}, "canada": HARD}),
    Case(
        FROM,
        "most_unused_active",
        "yemen",
        "somalia",
        {"yemen": muslim("Poor Neutral", active_cells=1), "somalia": POOR},
    ),
    Case(FROM, "not_regime_change", "yemen", "somalia", {"yemen": POOR, "somalia": {**POOR, "rc": "tan"}}),
    Case(FROM, "hardest_minor", "yemen", "somalia", {"yemen": {**POOR, "awakening": 1}, "somalia": POOR}),
    Case(FROM, "prestige_by_disrupt", "yemen", "somalia", {"yemen": {**POOR, "troops": 2}, "somalia": POOR}),
    Case(FROM, "lowest_recruit", "germany", "france", {"germany": SOFT, "france": SOFT}),
    # Postures
    Case(where.POSTURE, "posture_of_us", "germany", "italy", {"germany": HARD, "italy": {}}),
    Case(where.POSTURE, "unmarked", "italy", "germany", {"germany": SOFT}),
    # the Capital has to move
    Case(
        MOVE_CAPITAL,
        "caliphate_size",
        "syria",
        "mali",
        {
            "syria": {**POOR, "civil_war": True},
            "iraq": {**POOR, "civil_war": True},
            "mali": {**POOR, "civil_war": True},
        },
    ),
    Case(
        MOVE_CAPITAL,
        "not_ally",
        "syria",
        "mali",
        {"syria": {**POOR, "civil_war": True}, "mali": {**muslim("Poor Ally"), "civil_war": True}},
    ),
    Case(
        MOVE_CAPITAL,
        "worse_governance",
        "syria",
        "mali",
        {"syria": {**POOR, "civil_war": True}, "mali": {**muslim("Fair Neutral"), "civil_war": True}},
    ),
    Case(
        MOVE_CAPITAL,
        "lower_woi",
        "syria",
        "mali",
        {"syria": {**POOR, "civil_war": True}, "mali": {**POOR, "civil_war": True, "aid": 1}},
    ),
]


def name_of(case: Case) -> str:
    return f"{case.column.name}-{case.row}-{case.first}"


@rule("12.4.2a")
@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_a_row_decides_where_nothing_else_does(case: Case) -> None:
    s = moment(case.countries, rules=case.rules, **case.position).s
    for pair in ([s[case.first], s[case.second]], [s[case.second], s[case.first]]):
        assert [each.id for each in settled(s, case.column.rows, pair)] == [case.first]
        without = settled(s, case.column.without(case.row).rows, pair)
        assert [each.id for each in without] != [case.first]


def test_no_row_is_left_out() -> None:
    tried = {(case.column.name, case.row) for case in CASES}
    for column in (*COLUMNS, MOVE_CAPITAL):
        rows = [row.name for row in column.rows if column is not where.JIHAD]
        known = {"minor_jihad"} if column is where.MAJOR_JIHAD else {column.name}
        missing = [row for row in rows if not any((name, row) in tried for name in known | {column.name})]
        assert missing == []


@pytest.mark.parametrize("column", COLUMNS, ids=lambda column: column.name)
def test_every_row_has_words(column: Column) -> None:
    for row in column.rows:
        assert WORDS.has(f"priority-{row.name}")


# -- the decks of rows (12.0)


@rule("12.0")
def test_rows_of_one_game_do_not_count_in_the_other() -> None:
    for rules, expected in ((AWAKENING, ["china", "russia"]), (BASE, ["russia"])):
        s = moment({"russia": SOFT, "china": SOFT}, rules=rules).s
        assert sorted(each.id for each in settled(s, TO.rows, [s["china"], s["russia"]])) == expected
    s = moment({"iran": {"cells": 1}, "caucasus": SOFT}, rules=BASE).s
    assert [each.id for each in settled(s, PLOT.rows, [s["iran"], s["caucasus"]])] != ["iran"]


@rule("12.0")
def test_in_a_campaign_both_kinds_count_once_the_second_deck_has_come() -> None:
    s = moment({"russia": SOFT, "china": SOFT}, campaign=True).s
    assert EXPANSION in s.rules.decks
    assert [each.id for each in settled(s, TO.rows, [s["china"], s["russia"]])] == ["russia"]
    s = moment({"iran": {"cells": 1}, "caucasus": SOFT}, campaign=True).s
    assert [each.id for each in settled(s, PLOT.rows, [s["iran"], s["caucasus"]])] == ["iran"]


def test_a_number_that_nobody_has_decides_nothing() -> None:
    s = moment({"canada": HARD, "germany": HARD}).s
    both = [s["canada"], s["germany"]]
    assert list(RESOURCE.narrowed(s, both)) == both
