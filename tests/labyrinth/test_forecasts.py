"""Forecasts are exact: the chance of each operation is its share of success over all dice of the real rules."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.messages import Message
from sandtable.core.play import DONE
from sandtable.core.table import PHYSICAL
from sandtable.labyrinth.terms import JIHADIST, SIDES, US
from tests.labyrinth.foreseeing import (
    ELSEWHERE,
    LABYRINTH,
    WORDS,
    answered,
    check,
    country,
    everything_is_foreseen,
    foreseen,
    ids,
    reasons,
    share,
    won,
)
from tests.labyrinth.scene import SCENARIOS, play, turn

US_CARDS = {1: 1, 2: 23, 3: 33}
"""Cards of the US by value, and below those of the Jihadist side: they set off nothing for their own side."""
JIHADIST_CARDS = {1: 50, 2: 60, 3: 92}


def us(value: int, operation: str, *before: str, **position: Any) -> Table:
    """The US uses a card of this value for an operation, with real dice, and has answered some questions."""
    return play(turn(US, US_CARDS[value], dice=PHYSICAL, **position), US_CARDS[value], operation, *before)


def jihadist(value: int, operation: str, *before: str, **position: Any) -> Table:
    """The Jihadist side does."""
    card = JIHADIST_CARDS[value]
    return play(turn(JIHADIST, card, dice=PHYSICAL, **position), card, operation, *before)


# -- War of Ideas (7.2)


WARS_OF_IDEAS: dict[str, dict[str, Any]] = {
    "neutral": {"egypt": country("poor", "neutral")},
    "poor ally": {"egypt": country("poor", "ally")},
    "fair ally": {"egypt": country("fair", "ally")},
    "aid": {"egypt": country("fair", "ally", aid=1)},
    "much aid": {"egypt": country("poor", "neutral", aid=4)},
    "besieged": {"egypt": country("poor", "ally", besieged=True, aid=1)},
    "a good ally next door": {"egypt": country("fair", "ally"), "libya": country("good", "ally")},
    "regime change": {"egypt": country("poor", "ally", rc="tan", troops=7, cells=2)},
    "unmarked": {},
    "unmarked, a good ally next door": {"libya": country("good", "ally")},
}


@pytest.mark.parametrize("prestige", [2, 5, 8, 11])
@pytest.mark.parametrize("what", WARS_OF_IDEAS)
def test_war_of_ideas(what: str, prestige: int) -> None:
    table = us(3, "war_of_ideas", countries={**ELSEWHERE, **WARS_OF_IDEAS[what]}, prestige=prestige)
    forecast = check(table, "egypt", won("egypt", table.state["egypt"].copy()))
    assert ("forecast-modifier-prestige" in ids(forecast.modifiers)) == (prestige != 5)


@pytest.mark.parametrize("penalty", [1, 2, 3])
def test_war_of_ideas_under_a_gwot_penalty(penalty: int) -> None:
    soft = {key: {"posture": "soft"} for key in ("spain", "france", "germany", "italy")[: penalty + 1]}
    table = us(3, "war_of_ideas", countries={**ELSEWHERE, **soft, "egypt": country("poor", "neutral")}, prestige=11)
    assert table.state.gwot_penalty == penalty
    forecast = check(table, "egypt", won("egypt", table.state["egypt"].copy()))
    assert forecast.needs == Message("forecast-at-least", {"number": 3 + penalty})
    assert Message("forecast-modifier-gwot", {"change": -penalty}) in forecast.modifiers


@pytest.mark.parametrize("value", [1, 2, 3])
def test_war_of_ideas_in_an_unmarked_country_counts_the_test_and_the_roll(value: int) -> None:
    table = us(value, "war_of_ideas", countries=ELSEWHERE, prestige=8)
    forecast = check(table, "egypt", won("egypt", table.state["egypt"].copy()))
    assert forecast.chance == {1: Fraction(0), 2: Fraction(1, 6), 3: Fraction(1, 2)}[value]
    assert ids(forecast.warnings) == (["forecast-fails-if-poor"] if value < 3 else [])


def test_a_miss_by_one_places_the_first_aid() -> None:
    table = us(3, "war_of_ideas", countries={**ELSEWHERE, "egypt": country("poor", "neutral")}, prestige=8)
    assert Message("forecast-aid-on", {"number": 3}) in foreseen(table, "egypt").leads_to
    assert share(answered(table, "egypt"), lambda s: s["egypt"].aid == 1) == Fraction(1, 6)
    aided = us(3, "war_of_ideas", countries={**ELSEWHERE, "egypt": country("poor", "neutral", aid=1)}, prestige=8)
    assert "forecast-aid-on" not in ids(foreseen(aided, "egypt").leads_to)
    assert share(answered(aided, "egypt"), lambda s: s["egypt"].aid == 2) == 0


@pytest.mark.parametrize("posture", [None, "hard", "soft"])
@pytest.mark.parametrize("us_posture", ["hard", "soft"])
def test_war_of_ideas_for_a_posture(us_posture: str, posture: str | None) -> None:
    spain = {"posture": posture} if posture else {}
    table = us(1, "war_of_ideas", countries={**ELSEWHERE, "spain": spain}, us_posture=us_posture)
    forecast = check(table, "spain", lambda s: s["spain"].posture == s.us_posture and s.prestige == 6)
    assert ("forecast-may-turn" in ids(forecast.warnings)) == (posture == us_posture)
    foretold = [message.args["after"] for message in forecast.leads_to if message.id == "forecast-penalty"]
    penalty = foretold[0] if foretold else table.state.gwot_penalty
    assert forecast.chance == share(
        answered(table, "spain"), lambda s: s["spain"].posture == s.us_posture and s.gwot_penalty == penalty
    )


# -- Disrupt (7.4)


@pytest.mark.parametrize("posture", [None, "hard", "soft"])
def test_disrupt_in_a_non_muslim_country(posture: str | None) -> None:
    spain = {"active_cells": 3, **({"posture": posture} if posture else {})}
    table = us(3, "disrupt", countries={"spain": spain, "france": {"cells": 1}})
    forecast = foreseen(table, "spain")
    two = share(answered(table, "spain"), lambda s: s["spain"].active == 1)
    if posture is None:
        assert Message("forecast-disrupts-if-hard", {"number": 5}) in forecast.leads_to
        assert two == Fraction(1, 3)
    else:
        assert Message("forecast-disrupts", {"count": 2 if posture == "hard" else 1}) in forecast.leads_to
        assert two == (posture == "hard")


def test_disrupt_with_troops_raises_prestige() -> None:
    places = {
        "egypt": country("fair", "ally", cells=2, troops=2),
        "jordan": country("fair", "ally", cells=1),
        "libya": country("fair", "ally", cadre=True),
        "syria": country("fair", "ally", active_cells=1),
    }
    table = us(3, "disrupt", countries=places)
    assert Message("forecast-prestige", {"before": 5, "after": 6}) in foreseen(table, "egypt").leads_to
    assert share(answered(table, "egypt"), lambda s: s.prestige == 6) == 1
    assert ids(foreseen(table, "jordan").leads_to) == ["forecast-disrupts"]
    assert ids(foreseen(table, "jordan").warnings) == ["forecast-only-sleepers"]
    assert ids(foreseen(table, "libya").leads_to) == ["forecast-removes-cadre"]
    assert ids(foreseen(table, "syria").leads_to) == ["forecast-disrupts", "forecast-leaves-cadre"]
    assert answered(table, "syria").state["syria"].cadre


def test_al_anbar_limits_a_disrupt_to_one_cell() -> None:
    places = {"iraq": country("poor", "ally", cells=3, troops=2), "jordan": country("fair", "ally", cells=1)}
    for events, count in ((["al_anbar"], 1), ([], 2)):
        table = us(3, "disrupt", countries=places, events=events)
        assert Message("forecast-disrupts", {"count": count}) in foreseen(table, "iraq").leads_to
        assert answered(table, "iraq").state["iraq"].active == count


# -- Deploy, Regime Change, Withdraw (7.3) and Alert (7.5)


def test_deploy_says_what_the_track_comes_to() -> None:
    places = {"egypt": country("fair", "ally", troops=4), "jordan": country("fair", "ally")}
    table = us(3, "deploy", countries=places)
    assert foreseen(table, "track").leads_to == [Message("forecast-may-leave", {"count": 11})]
    assert foreseen(table, "egypt").leads_to == [Message("forecast-may-leave", {"count": 4})]
    table.answer("track")
    gone = Message("forecast-track", {"count": 0, "troops": "overstretch", "cards": 7})
    assert foreseen(table, "jordan").leads_to == [Message("forecast-if-all-go", {"count": 11, "track": gone})]
    table.answer("jordan")
    for count in range(1, 12):
        later = answered(table, str(count)).state
        expected = {"count": later.troops_on_track, "troops": later.troops_level}
        (told,) = foreseen(table, str(count)).leads_to
        assert {name: told.args[name] for name in expected} == expected
        assert told.args["cards"] == {"low_intensity": 9, "war": 8, "overstretch": 7}[later.troops_level]
    assert WORDS.say(foreseen(table, "6").leads_to[0]) == "5 on the track: War, 8 cards"


def test_a_regime_change_country_keeps_its_troops() -> None:
    iraq = country("poor", "ally", rc="tan", troops=8, cells=1)
    table = us(3, "deploy", countries={"iraq": iraq, "jordan": country("fair", "ally")})
    forecast = foreseen(table, "iraq")
    assert forecast.leads_to == [Message("forecast-may-leave", {"count": 2})]
    assert forecast.warnings == [Message("forecast-regime-change-keeps", {"count": 6})]
    table.answer("iraq")
    assert foreseen(table, "track").leads_to[0].args["count"] == 2
    table.answer("track")
    assert table.question is not None
    assert table.question.keys == ["1", "2"]
    assert foreseen(table, "2").warnings == []


@pytest.mark.parametrize("soft", [0, 3])
def test_regime_change(soft: int) -> None:
    places: dict[str, Any] = {key: {"posture": "soft"} for key in ("spain", "france", "germany")[:soft]}
    places |= {id: country("islamist_rule", "adversary", cells=2) for id in ("somalia", "sudan")}
    table = us(3, "regime_change", countries=places, prestige=7)
    forecast = foreseen(table, "somalia")
    regime, sleepers = forecast.leads_to
    (roll,) = forecast.warnings
    assert sleepers == Message("forecast-all-active", {"count": 2})
    falls = share(answered(table, "somalia"), lambda s: s.prestige < 7)
    number = roll.args["number"]
    assert isinstance(number, int)
    assert falls == Fraction(number - 1, 6)
    assert roll.args["percent"] == round(falls * 100) == (83 if soft else 67)
    assert regime.args["number"] == 5
    assert share(answered(table, "somalia"), lambda s: s["somalia"].is_fair) == Fraction(2, 6)


def test_regime_change_with_too_few_troops_is_said() -> None:
    islamist = country("islamist_rule", "adversary", cells=4)
    table = us(3, "regime_change", "somalia", countries=dict.fromkeys(("somalia", "sudan"), islamist))
    few = Message("forecast-too-few-troops", {"country": Message("country-somalia")})
    assert foreseen(table, "8").warnings == [few]
    assert foreseen(table, "9").warnings == []


def test_withdraw() -> None:
    regime = country("poor", "ally", rc="tan", troops=6, cells=5, aid=2)
    places = {"iraq": regime, "syria": {**regime, "cells": 1}}
    table = us(3, "withdraw", countries=places, us_posture="soft", prestige=7)
    assert ids(foreseen(table, "iraq").warnings) == [
        "forecast-besieged",
        "forecast-all-aid-lost",
        "forecast-prestige-roll",
    ]
    later = answered(answered(table, "iraq"), "track")
    assert ids(foreseen(later, "6").warnings) == ["forecast-too-few-troops", "forecast-open-to-major-jihad"]
    assert ids(foreseen(later, "5").warnings) == ["forecast-too-few-troops"]
    number = foreseen(table, "iraq").warnings[-1].args["number"]
    assert isinstance(number, int)
    assert share(answered(table, "iraq"), lambda s: s.prestige < 7) == Fraction(number - 1, 6)
    assert share(answered(table, "iraq"), lambda s: s["iraq"].besieged and not s["iraq"].aid) == 1


def test_alert() -> None:
    places = {"spain": {"plots": [1]}, "united_states": {"plots": ["wmd"], "markers": ["nest"]}}
    table = us(3, "alert", countries=places, wmd={"loose": 2})
    assert ids(foreseen(table, "spain:1").leads_to) == ["forecast-plot-removed"]
    assert foreseen(table, "spain:1").warnings == [Message("forecast-plots-remain", {"count": 1})]
    assert ids(foreseen(table, "united_states:1").leads_to) == ["forecast-wmd-leaves"]
    assert not answered(table, "spain:1").state["spain"].plots


# -- Recruit (8.2)

RECRUITS: dict[str, dict[str, Any]] = {
    "good": {"egypt": country("good", "ally", cells=1)},
    "fair": {"egypt": country("fair", "ally", cells=1)},
    "poor": {"egypt": country("poor", "ally", cadre=True)},
    "islamist rule": {"egypt": country("islamist_rule", "adversary", cells=1)},
    "regime change": {"egypt": country("poor", "ally", rc="tan", cells=1, troops=6)},
    "sadr": {"iraq": country("poor", "ally", markers=["sadr"])},
    "a printed number": {"philippines": {"cells": 1}},
    "a printed number in the west": {"united_kingdom": {"cells": 1, "posture": "hard"}},
}


@pytest.mark.parametrize("what", RECRUITS)
def test_recruit(what: str) -> None:
    (id,) = RECRUITS[what]
    table = jihadist(1, "recruit", countries={**ELSEWHERE, **RECRUITS[what]}, funding=9)
    before = table.state[id].cells
    forecast = check(table, id, lambda s: s[id].cells == before + 1)
    assert forecast.warnings == []
    assert forecast.leads_to == [Message("forecast-places-cells", {"count": 1})]


def test_recruit_without_cells() -> None:
    places = {**ELSEWHERE, "egypt": country("poor", "neutral", cells=6)}
    table = jihadist(2, "recruit", countries={**places, "libya": country("poor", "neutral", cells=2)}, funding=1)
    assert ids(foreseen(table, "egypt").warnings) == ["forecast-no-cell"]
    assert foreseen(table, "egypt").chance == Fraction(1, 2)
    assert share(answered(table, "egypt"), lambda s: s["egypt"].cells > 6) == 0
    table = jihadist(2, "recruit", countries={**places, "libya": country("poor", "neutral", cells=1)}, funding=5)
    assert foreseen(table, "egypt").warnings == []
    places["egypt"]["cells"] = 8
    table = jihadist(2, "recruit", "egypt", countries={**places, "libya": {}}, funding=5, prestige=4)
    assert table.state.available_cells == 0


def test_the_second_die_may_find_too_few_cells() -> None:
    places = {**ELSEWHERE, "egypt": country("poor", "neutral", cells=7)}
    table = jihadist(2, "recruit", countries=places, funding=5)
    assert table.state.available_cells == 1
    assert foreseen(table, "egypt").warnings == []
    table.answer("egypt")
    assert foreseen(table, "egypt").warnings == [Message("forecast-few-cells", {"count": 1})]


def test_madrassas_recruit_with_every_cell_on_the_track() -> None:
    places = {**ELSEWHERE, "egypt": country("poor", "neutral", cells=6)}
    table = play(turn(JIHADIST, 53, dice=PHYSICAL, countries=places, funding=1), 53, "event")
    assert table.state.available_cells == 0
    assert foreseen(table, "egypt").warnings == []
    assert foreseen(table, "egypt").chance == Fraction(1, 2)


# -- Travel (8.3)

TRAVELS: dict[str, tuple[str, dict[str, Any]]] = {
    "within": ("egypt", {}),
    "adjacent": ("libya", {"libya": country("good", "ally")}),
    "adjacent, unmarked": ("sudan", {}),
    "far, unmarked": ("indonesia_malaysia", {}),
    "far, good": ("spain", {"spain": {"posture": "hard"}}),
    "far, unmarked and good": ("united_kingdom", {}),
    "far, fair": ("philippines", {"philippines": {"posture": "soft"}}),
    "far, poor": ("pakistan", {"pakistan": country("poor", "neutral")}),
    "far, islamist rule": ("somalia", {"somalia": country("islamist_rule", "adversary")}),
}


@pytest.mark.parametrize("what", TRAVELS)
def test_travel(what: str) -> None:
    to, places = TRAVELS[what]
    table = jihadist(1, "travel", "egypt", countries={"egypt": country("poor", "neutral", cells=1), **places})
    before = 0 if to == "egypt" else table.state[to].cells
    forecast = check(table, to, lambda s: s[to].cells == before + 1)
    assert ("forecast-cell-lost" in ids(forecast.warnings)) == (forecast.chance != 1)


def test_travel_under_biometrics() -> None:
    places = {"egypt": country("poor", "neutral", cells=1), "libya": country("good", "ally")}
    table = jihadist(1, "travel", "egypt", countries=places, lapsing=["biometrics"])
    assert check(table, "libya", lambda s: s["libya"].cells == 1).chance == Fraction(1, 6)
    assert check(table, "sudan", lambda s: s["sudan"].cells == 1).chance == 1
    far = {each.key: each.reason.id for each in table.impossible()}
    assert far["spain"] == "impossible-biometrics"
    assert not {*far} & {"libya", "sudan", "egypt"}


def test_travel_by_clean_operatives_needs_no_roll() -> None:
    table = play(turn(JIHADIST, 79, dice=PHYSICAL, countries=ELSEWHERE), 79, "event", "yemen")
    assert check(table, "spain", lambda s: s["spain"].cells == 1).chance == 1


# -- Jihad (8.4)


@pytest.mark.parametrize("governance", ["good", "fair", "poor"])
@pytest.mark.parametrize("more", [{}, {"aid": 2}, {"besieged": True}], ids=["plain", "aid", "besieged"])
def test_minor_jihad(governance: str, more: dict[str, Any]) -> None:
    if governance == "good" and "besieged" in more:
        more = {"aid": 1}
    egypt = country(governance, "ally", cells=2, **more)
    table = jihadist(1, "jihad", countries={**ELSEWHERE, "egypt": egypt})
    forecast = check(table, "egypt", lambda s: s["egypt"].cells == 2)  # no cell is lost
    assert ("forecast-worsens" in ids(forecast.leads_to)) == (governance != "poor")
    assert ("forecast-aid-lost" in ids(forecast.leads_to)) == ("aid" in more)
    assert ("forecast-nothing-to-gain" in ids(forecast.warnings)) == (not forecast.leads_to)
    changed = share(answered(table, "egypt"), lambda s: s["egypt"].aid < egypt.get("aid", 0) or s["egypt"].cells == 2)
    assert changed == forecast.chance


@pytest.mark.parametrize("dice", [1, 2, 3])
@pytest.mark.parametrize("besieged", [False, True])
@pytest.mark.parametrize("governance", ["fair", "poor"])
def test_major_jihad(governance: str, besieged: bool, dice: int) -> None:
    egypt = country(governance, "neutral", cells=5, active_cells=2, besieged=besieged)
    where = ("egypt",) * dice if dice == 3 else ("egypt",) * dice + (DONE,)
    table = jihadist(3, "jihad", *where, countries={**ELSEWHERE, "egypt": egypt}, prestige=5)
    forecast = check(table, "yes", lambda s: s["egypt"].is_islamist)
    assert Message("forecast-all-active", {"count": 5}) in forecast.warnings
    may_besiege = dice == 3 and governance == "poor"
    assert ("forecast-failure-besieges" in ids(forecast.warnings)) == may_besiege
    allied = share(answered(table, "yes"), lambda s: s["egypt"].is_ally)
    assert allied == (1 - (forecast.chance or 0) if may_besiege else 0)
    check(table, "no", lambda s: s["egypt"].cells > 7 - dice)


def test_sadr_fights_too() -> None:
    iraq = country("poor", "neutral", cells=4, markers=["sadr"])
    table = jihadist(2, "jihad", "iraq", "iraq", countries={**ELSEWHERE, "iraq": iraq})
    check(table, "yes", lambda s: s["iraq"].is_islamist)


# -- Plot (8.5)

PLOTS: dict[str, dict[str, Any]] = {
    "good": {"spain": {"cells": 1, "posture": "hard"}},
    "good, unmarked": {"spain": {"cells": 1}},
    "fair": {"iran": {"cells": 1}},
    "poor": {"egypt": country("poor", "ally", cells=1)},
    "the united states": {"united_states": {"active_cells": 1}},
}


@pytest.mark.parametrize("what", PLOTS)
def test_plot(what: str) -> None:
    (id,) = PLOTS[what]
    table = jihadist(1, "plot", countries={**ELSEWHERE, **PLOTS[what]})
    forecast = check(table, id, lambda s: len(s[id].plots) == 1)
    assert forecast.leads_to == [Message("forecast-plot-kinds", {"plots": (Message("plot-1"),)})]
    assert ("forecast-sleeper-shows" in ids(forecast.warnings)) == (not table.state[id].active)


def test_plot_without_a_plot() -> None:
    table = jihadist(1, "plot", countries=ELSEWHERE, plots={"available": [2, 3], "removed": [1, 1, 1, 2]})
    assert ids(foreseen(table, "yemen").warnings)[0] == "forecast-no-plot"
    assert share(answered(table, "yemen"), lambda s: bool(s["yemen"].plots)) == 0


# -- an operation as a whole, and cards


def test_an_operation_as_a_whole_has_the_best_chance_of_its_targets() -> None:
    places = {**ELSEWHERE, "egypt": country("fair", "ally", aid=2), "libya": country("good", "ally")}
    table = turn(US, 33, countries=places, dice=PHYSICAL)
    table.answer("33")
    whole = foreseen(table, "war_of_ideas")
    later = answered(table, "war_of_ideas")
    assert later.question is not None
    assert whole.chance == max(foreseen(later, key).chance or 0 for key in later.question.keys)
    assert whole.leads_to == [
        Message("forecast-targets", {"count": len(later.question.keys)}),
        Message("forecast-best", {"country": Message("country-egypt")}),
    ]


def test_reserves_that_an_operation_needs_are_its_cost() -> None:
    table = turn(US, 23, countries={"spain": {"plots": [1]}}, reserves={"us": 1, "jihadist": 0})
    table.answer("23")
    assert foreseen(table, "alert").cost == Message("forecast-spends-reserves", {"reserves": 1})
    assert foreseen(table, "war_of_ideas").cost is None
    assert foreseen(table, "reserves").leads_to == [Message("forecast-reserves", {"reserves": 2})]
    assert foreseen(table, "reserves").warnings == [Message("forecast-reserves-wasted", {"count": 1})]


def test_a_card_says_whether_the_event_of_the_other_side_happens() -> None:
    adversary = {"iraq": country("poor", "adversary")}
    for places, happens in ((adversary, True), ({}, False)):
        table = turn(US, 92, countries={**ELSEWHERE, **ALLIES, **places})
        hand, table_then = foreseen(table, "92"), answered(table, "92")
        told = Message("forecast-event-happens", {"side": JIHADIST}) if happens else Message("forecast-event-not-now")
        for forecast in (hand, *(foreseen(table_then, use) for use in ("war_of_ideas", "event_first"))):
            assert told in (forecast.warnings if happens else forecast.leads_to)
        funding = answered(table_then, "event_first").state.funding
        assert funding == (9 if happens else 5)
        after = answered(table_then, "event_first")
        assert told not in [*foreseen(after, "war_of_ideas").warnings, *foreseen(after, "war_of_ideas").leads_to]


def test_an_event_that_depends_on_a_hidden_hand_is_not_foretold() -> None:
    adversary = {"iraq": country("poor", "adversary")}
    for hand in ([119], [1]):
        table = turn(JIHADIST, 32, us=hand, countries={**ELSEWHERE, **adversary}, us_posture="soft")
        assert foreseen(table, "32").warnings == [Message("forecast-event-unknown", {"side": US})]
    table = turn(US, 48, jihadist=[119], countries=ELSEWHERE)
    assert foreseen(table, "48").warnings == [Message("forecast-event-unknown", {"side": JIHADIST})]


def test_what_no_hand_can_change_is_foretold() -> None:
    adversary = {"iraq": country("poor", "adversary")}
    for places, posture in ((adversary, "hard"), ({}, "soft")):
        table = turn(JIHADIST, 32, us=[119], countries={**ELSEWHERE, **places}, us_posture=posture)
        assert ids(foreseen(table, "32").leads_to) == ["forecast-event-not-now"]


def test_the_first_plot_spares_the_event() -> None:
    table = turn(JIHADIST, 47, countries=ELSEWHERE)
    table.answer("47")
    assert "forecast-first-plot" in ids(foreseen(table, "plot").leads_to)
    assert ids(foreseen(table, "travel").warnings) == ["forecast-event-happens"]
    second = turn(JIHADIST, 47, countries=ELSEWHERE, first_plot=True)
    second.answer("47")
    assert "forecast-event-happens" in ids(foreseen(second, "plot").warnings)


def test_reassessment_says_what_becomes_of_the_penalty() -> None:
    soft = {key: {"posture": "soft"} for key in ("spain", "france", "germany")}
    table = turn(US, 33, more=[44], countries={**ELSEWHERE, **soft})
    table.answer("33")
    forecast = foreseen(table, "reassessment")
    assert forecast.leads_to == [
        Message("forecast-us-posture", {"posture": "soft"}),
        Message("forecast-penalty", {"before": 2, "after": 0}),
    ]


# -- what cannot be done


NOBODY = {"iran": {"cells": 0}}
ALLIES = {id: country("good", "ally") for id in ("egypt", "libya")}


@pytest.mark.parametrize(
    ("card", "operation", "reason", "position"),
    [
        (1, "alert", "no-plot", {}),
        (1, "alert", "needs-value", {"countries": {"spain": {"plots": [1]}}}),
        (1, "regime_change", "needs-value", {}),
        (33, "regime_change", "us-posture", {"us_posture": "soft"}),
        (33, "regime_change", "no-regime-to-change", {}),
        (
            33,
            "regime_change",
            "no-six-troops",
            {
                "countries": {
                    "sudan": country("islamist_rule", "adversary"),
                    "jordan": country("poor", "ally", rc="tan", troops=10, cells=5),
                }
            },
        ),
        (1, "withdraw", "needs-value", {}),
        (33, "withdraw", "us-posture", {}),
        (33, "withdraw", "no-troops-in-regime-change", {"us_posture": "soft"}),
        (1, "deploy", "no-ally-in-reach", {"countries": {"egypt": country("fair", "ally")}}),
        (
            33,
            "deploy",
            "no-troops-may-leave",
            {"countries": {"egypt": country("poor", "ally", rc="tan", troops=15, cells=10)}},
        ),
        (1, "disrupt", "no-cell-in-reach", {"countries": {"egypt": country("fair", "ally", cells=1)}}),
        (1, "disrupt", "none-to-disrupt", {}),
        (33, "reassessment", "no-second-card", {}),
        (23, "reassessment", "needs-value", {}),
        (33, "reserves", "too-good-for-reserves", {}),
        (92, "event", "event-of", {}),
        (120, "event", "event-by-itself", {}),
        (33, "event", "event-blocked", {"events": ["bhutto_shot"]}),
        (40, "event", "event-not-now", {}),
    ],
)
def test_why_the_us_cannot(card: int, operation: str, reason: str, position: dict[str, Any]) -> None:
    if operation == "event":  # with one use alone nothing is asked
        position = {"countries": ALLIES, **position}
    table = turn(US, card, **position)
    table.answer(str(card))
    assert table.question is not None
    assert operation not in table.question.keys
    assert reasons(table)[operation] == reason


@pytest.mark.parametrize(
    ("operation", "reason", "position"),
    [
        ("recruit", "gtmo", {"lapsing": ["gtmo"]}),
        ("travel", "no-cell-to-travel", {"countries": {**NOBODY, "iraq": country("poor", "ally", markers=["sadr"])}}),
        ("jihad", "no-cell-for-jihad", {"countries": {"iran": {"cells": 1}}}),
        (
            "plot",
            "no-cell-for-plot",
            {"countries": {**NOBODY, "egypt": country("islamist_rule", "adversary", cells=1)}},
        ),
    ],
)
def test_why_the_jihadist_side_cannot(operation: str, reason: str, position: dict[str, Any]) -> None:
    table = turn(JIHADIST, 60, **position)
    table.answer("60")
    assert table.question is not None
    assert operation not in table.question.keys
    assert reasons(table)[operation] == reason


def test_why_a_country_cannot_be_won() -> None:
    places = {
        "egypt": country("good", "ally"),
        "libya": country("poor", "adversary"),
        "syria": country("islamist_rule", "adversary"),
        "iraq": country("fair", "ally", rc="tan", troops=5, cells=1),
        "yemen": country("poor", "neutral"),
        "jordan": country("fair", "neutral"),
    }
    assert reasons(us(2, "war_of_ideas", countries=places)) == {
        "egypt": "good-ally",
        "libya": "adversary",
        "syria": "islamist-rule",
        "iraq": "too-few-troops",
        "yemen": "needs-value",
        "united_states": "no-posture",
        "israel": "no-posture",
        "iran": "no-posture",
    }


def test_why_a_country_cannot_be_disrupted() -> None:
    places = {
        "egypt": country("poor", "ally", cells=1),
        "libya": country("fair", "neutral", cells=1, troops=1),
        "syria": country("islamist_rule", "adversary", cells=1),
        "pakistan": country("fair", "ally", cells=1, markers=["fata"]),
        "iraq": country("fair", "ally", cadre=True),
        "spain": {"cells": 1},
        "france": {"cells": 1},
    }
    assert reasons(us(2, "disrupt", countries=places, events=["al_anbar"])) == {
        "egypt": "needs-value",
        "libya": "no-ally-no-troops",
        "syria": "islamist-rule",
        "pakistan": "fata",
        "iraq": "al-anbar",
        "iran": "iran",
    }


def test_why_troops_cannot_move() -> None:
    places = {
        "iraq": country("poor", "ally", rc="tan", troops=6, cells=1),
        "egypt": country("fair", "ally", troops=2),
        "libya": country("poor", "ally"),
        "jordan": country("good", "ally", troops=1),
    }
    table = us(2, "deploy", countries=places)
    assert reasons(table) == {"iraq": "regime-change-keeps"}
    table.answer("egypt")
    assert reasons(table) == {"iraq": "needs-value", "libya": "needs-value"}


def test_why_a_cell_cannot_fight() -> None:
    places = {
        "egypt": country("fair", "ally", cells=1),
        "yemen": country("fair", "ally", cells=2),
        "syria": country("islamist_rule", "adversary", cells=1),
        "pakistan": country("fair", "ally", cells=1, markers=["benazir_bhutto"]),
        "spain": {"cells": 1},
    }
    table = jihadist(3, "jihad", "egypt", countries=places)
    assert reasons(table) == {
        "egypt": "every-cell-used",
        "syria": "islamist-rule",
        "pakistan": "benazir-bhutto",
        "spain": "not-muslim",
        "iran": "not-muslim",
    }
    table = jihadist(3, "plot", "egypt", countries=places)
    assert reasons(table) == {"egypt": "every-cell-used", "syria": "islamist-rule"}


def test_why_cells_cannot_travel_on() -> None:
    places = {"iraq": country("poor", "ally", markers=["sadr"]), "egypt": country("fair", "ally", cells=1), **ELSEWHERE}
    table = jihadist(3, "travel", "egypt", "egypt", countries=places)
    assert reasons(table) == {"iraq": "sadr-stays", "egypt": "every-cell-used"}


def test_why_a_regime_cannot_be_changed() -> None:
    places = {
        "somalia": country("islamist_rule", "adversary", troops=6),
        "sudan": country("islamist_rule", "adversary", troops=6),
        "egypt": country("poor", "ally", rc="tan", troops=2),
        "jordan": country("poor", "ally", troops=1),
    }
    table = us(3, "regime_change", countries=places)
    assert reasons(table) == {}
    places["sudan"]["troops"] = 0
    table = us(3, "regime_change", countries={**places, "libya": country("fair", "ally", troops=6)})
    table = answered(table, "sudan")
    assert reasons(table) == {"track": "fewer-than-six", "egypt": "fewer-than-six", "jordan": "fewer-than-six"}


def test_why_troops_cannot_withdraw() -> None:
    regime = country("poor", "ally", rc="tan", troops=6)
    places = {"iraq": regime, "syria": regime, "egypt": {**regime, "troops": 0}}
    table = us(3, "withdraw", countries=places, us_posture="soft")
    assert reasons(table) == {"egypt": "no-troops-here"}


def test_no_plot_after_the_event_that_the_first_one_would_have_spared() -> None:
    table = turn(JIHADIST, 47, countries=ELSEWHERE)
    table = answered(answered(table, "47"), "event_first")
    assert reasons(table) == {"plot": "first-plot", "reserves": "too-good-for-reserves"}


def test_nothing_to_disrupt_alone() -> None:
    table = turn(US, 1, seats={JIHADIST: "solitaire"}, countries={**NOBODY, **ALLIES})
    assert reasons(answered(table, "1"))["disrupt"] == "no-cell-or-cadre"


def test_nato_and_reserves_are_gone_once_used() -> None:
    places = {"egypt": country("fair", "ally", troops=2, markers=["nato"]), "jordan": country("fair", "ally")}
    table = us(2, "deploy", countries=places, reserves={"us": 1, "jihadist": 0})
    assert foreseen(table, "yes").cost == Message("forecast-spends-reserves", {"reserves": 1})
    assert foreseen(table, "yes").leads_to == [Message("forecast-value", {"value": 3})]
    assert table.forecast("no") is None
    table = answered(answered(answered(table, "no"), "egypt"), "jordan")
    assert ids(foreseen(table, "yes").warnings) == ["forecast-nato-leaves"]


# -- whole games


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("opponent", ["human", "solitaire:virulent"])
def test_in_whole_games_everything_is_foreseen_and_nothing_hidden_is(scenario: str, opponent: str) -> None:
    """What is offered and what is impossible are all there is, forecasts come true, and a new deal changes none."""
    seats = {JIHADIST: opponent} if opponent != "human" else None
    everything_is_foreseen(
        Table.new("labyrinth", seed=f"forecasts/{scenario}", scenario=scenario, seats=seats), scenario
    )


WATCHED = {
    "yemen": country("poor", "ally", cells=1, troops=2),
    "egypt": country("poor", "ally", cells=1),
    "jordan": country("poor", "ally", cells=1),
}


@pytest.mark.parametrize(
    ("table", "id", "reason", "rule"),
    [
        (lambda: us(3, "disrupt", countries=WATCHED), "spain", "no-cell-or-cadre-here", "7.4.1"),
        (lambda: us(3, "deploy", "track", countries=WATCHED), "spain", "not-an-ally", "7.3.3"),
        (lambda: us(3, "deploy", countries=WATCHED), "spain", "no-troops-here", "7.3.1"),
        (lambda: jihadist(2, "recruit", countries=ELSEWHERE), "spain", "no-cell-or-cadre-here", "8.2.2"),
        (lambda: jihadist(2, "travel", countries=ELSEWHERE), "spain", "no-cell-here", "8.3.3"),
    ],
)
def test_any_country_has_a_reason(table: Callable[[], Table], id: str, reason: str, rule: str) -> None:
    thing = table().why_not(id)
    assert thing is not None
    assert (thing.reason.id, thing.rule) == (f"impossible-{reason}", rule)


@pytest.mark.parametrize("seats", [dict.fromkeys(SIDES, "random"), {US: "steady", JIHADIST: "solitaire"}])
def test_nobody_pays_for_forecasts_that_nobody_reads(seats: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    def made(*_: object) -> None:
        raise AssertionError("nobody has asked")

    monkeypatch.setattr(type(LABYRINTH), "forecast", made)
    monkeypatch.setattr(type(LABYRINTH), "impossible", made)
    assert Table.new("labyrinth", seed=1, seats=seats).outcome is not None
