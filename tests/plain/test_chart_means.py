"""The charts look ahead: what a line costs is held back, what the action changes is counted, numbers are kept.

Each test plays a class of cases rather than one: every amount of Resources, every Momentum, whole games.
"""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.plain.cards import DECK, MOMENTUM
from sandtable.plain.nonplayers.charts import coalition, government
from sandtable.plain.nonplayers.charts.common import to_spend
from sandtable.plain.terms import COALITION, COALITION_TROOPS, FACTIONS, GOVERNMENT, GOVERNMENT_TROOPS, PAYERS, SWEEP
from sandtable.plain.under_way import Action
from tests.plain.nonplayers import book_plays, chart_plays
from tests.plain.scene import moment, play, turn
from tests.playing import offered, purpose

HELD: dict[str, Any] = {"kabul": {"government_bases": 1, "coalition_bases": 1, "troops": 10}}


# -- the Government: Train, Civic Action and Govern are one line


@pytest.mark.parametrize("resources", range(3, 31))
def test_what_the_second_line_of_a_train_costs_is_held_back(resources: int) -> None:
    """Cubes never take what Civic Action needs, and Patronage comes of it whenever the line is chosen."""
    spaces = {**HELD, "balkh": {"police": 1, "troops": 1}, "herat": {"coalition_bases": 1}}
    done = chart_plays("government", spaces, resources={"government": resources})
    assert done.operation == "train"
    can = resources >= 6
    assert ("chart_government_train_patronage" in done.steps()) is can
    assert ("balkh" in done.selected) is can
    assert (done.activity == "govern") is can
    assert done.s.patronage == 5 + 2 * can
    spent = resources - done.resources("government")
    assert spent == 3 * len(done.selected) + 3 * can
    assert spent <= max(3, to_spend(resources))
    if can:
        assert len(done.selected) == min(3, 1 + max(0, to_spend(resources) - 6) // 3)


def test_people_are_won_and_governed_before_the_train_goes_on() -> None:
    done = chart_plays("government", {**HELD, "balkh": {"police": 1, "troops": 1}, "herat": {"coalition_bases": 1}})
    told = [note.message.id for note in done.notes if note.message.id in ("note-selects", "note-activity")]
    assert told == ["note-selects", "note-activity", "note-selects", "note-selects"]


@pytest.mark.parametrize(("resources", "goes"), [(5, False), (6, False), (7, True), (30, True)])
def test_troops_are_sent_off_only_if_the_toll_leaves_enough_for_the_base(resources: int, goes: bool) -> None:
    """Both spaces cost 3, and the Warlords take 1 for the Guerrilla in each Province with 2 Population."""
    rich = [id for id, space in chart_plays("coalition").s.spaces.items() if space.pop == 2]
    spaces = {"kabul": {"troops": 1}, **{id: {"taliban": 1} for id in rich}}
    done = chart_plays("government", spaces, resources={"government": resources})
    built = [id for id in rich if done.at(id).get("government_bases")]
    assert bool(built) is goes
    assert ("chart_government_train_colony" in done.steps()) is goes


def test_troops_are_sent_off_although_none_could_be_transported_before_the_train() -> None:
    done = chart_plays("government", {"kabul": {"police": 1}})
    assert "chart_government_train_colony" in done.steps()
    assert done.activity == "transport"


def test_no_more_troops_are_counted_on_than_night_letters_let_come() -> None:
    letters: dict[str, Any] = {"capabilities": {"night_letters": "shaded"}, "card": 41}
    assert "chart_government_train_colony" in chart_plays("government", {"kabul": {"troops": 2}}, **letters).steps()
    few = chart_plays("government", {"kabul": {"troops": 1}}, **letters)
    assert "chart_government_train_colony" not in few.steps()


def test_troops_who_swept_do_not_sweep_again() -> None:
    """Those who came to Baghlan could go on to Badakhshan, but they have moved; no step counts on them."""
    state = moment({"baghlan": {"troops": 4}})
    for came, counted_on in ((0, True), (3, True), (4, False)):
        action = _swept(GOVERNMENT, GOVERNMENT_TROOPS, came)
        assert bool(government.into_where(action).fits(state, state["badakhshan"])) == counted_on
    spaces = {"baghlan": {"coalition_troops": 4}, "badakhshan": {"taliban": 1, "support": "support"}}
    state = moment(spaces)
    for step in (coalition.into_where, coalition.at_support_where):
        assert step(_swept(COALITION, COALITION_TROOPS, 0)).fits(state, state["badakhshan"])
        assert not step(_swept(COALITION, COALITION_TROOPS, 4)).fits(state, state["badakhshan"])


def _swept(faction: str, troops: int, came: int) -> Action:
    """A Sweep under way that has brought so many Troops to Baghlan."""
    return Action(faction, SWEEP, arrived={("baghlan", troops): came})


# -- the Coalition


@pytest.mark.parametrize("resources", range(31))
def test_a_coalition_train_spends_within_its_limit(resources: int) -> None:
    """Terror and a level are bought where two levels would be too dear; cubes take none of it."""
    base = {"coalition_bases": 1, "coalition_troops": 1}
    spaces = {
        "kabul": {"government_bases": 2},  # no place for a Surge to bring a Base to
        "konduz": {**base, "police": 1, "terror": 1, "support": "opposition"},
        "helmand": {**base, "support": "support"},
    }
    done = chart_plays("coalition", spaces, resources={"government": resources}, out_of_play={"bases": 1})
    if resources < 3:
        assert done.operation != "train"
        return
    assert done.operation == "train"
    limit = to_spend(resources)
    assert resources - done.resources("government") <= limit
    levels = max(0, min(2, limit // 3 - 1))
    assert done.s["konduz"].level == -1 + levels
    assert done.s["konduz"].terror == (0 if levels else 1)


BARED: list[tuple[str, dict[str, Any], tuple[str, ...], bool]] = [
    ("base bared", {"coalition_troops": 1, "taliban_active": 1, "taliban_bases": 1}, ("taliban",), True),
    ("nobody's", {"coalition_troops": 1, "taliban_active": 1, "taliban_bases": 1}, (), False),
    ("guarded", {"coalition_troops": 1, "taliban_active": 1, "taliban": 1, "taliban_bases": 1}, ("taliban",), False),
    (
        "another's",
        {"coalition_troops": 2, "taliban_active": 1, "warlord_bases": 1, "warlords": 1},
        ("warlords",),
        False,
    ),
]


@pytest.mark.parametrize(("spaces", "players", "pays"), [row[1:] for row in BARED], ids=[row[0] for row in BARED])
def test_a_base_that_the_assault_bares_is_seen(spaces: dict[str, Any], players: tuple[str, ...], pays: bool) -> None:
    """A Troop removes the Guerrilla, the Air Strike takes the Base behind it."""
    done = chart_plays("coalition", {"nuristan": spaces}, players=players)
    assert done.boxes()["assault"] is pays
    assert (done.operation == "assault") is pays
    if pays:
        assert done.activity == "air_strike"
        assert "taliban_bases" not in done.at("nuristan")
    storm = chart_plays("coalition", {"nuristan": spaces}, players=players, momentum=["sandstorms:shaded"])
    assert storm.boxes()["assault"] is False


def test_government_cubes_bare_a_base_for_the_air_strike() -> None:
    spaces = {"nuristan": {"coalition_troops": 1, "troops": 1, "taliban_active": 2, "taliban_bases": 1}}
    done = chart_plays("coalition", spaces, players=("taliban",))
    assert done.operation == "assault"
    assert done.resources("government") == 30 - 3
    assert done.at("nuristan") == {"coalition_troops": 1, "troops": 1}
    poor = chart_plays("coalition", spaces, players=("taliban",), resources={"government": 2})
    assert poor.boxes()["assault"] is False


def test_government_cubes_are_counted_on_once() -> None:
    raid = {"coalition_troops": 1, "troops": 1, "taliban_active": 2, "taliban_bases": 1}
    done = chart_plays("coalition", {"nuristan": raid, "badakhshan": raid}, players=("taliban",))
    assert done.steps().count("chart_coalition_assault_base") == 1
    assert done.resources("government") == 30 - 3


# -- the Taliban


@pytest.mark.parametrize("resources", [1, 2])
def test_a_terror_counts_on_its_pause_to_extort(resources: int) -> None:
    """Two spaces of 2 Population: with one Resource the second is paid by Extort."""
    spaces = {
        "kandahar": {"taliban": 1, "support": "support"},
        "balkh": {"taliban": 1, "support": "support"},
        "paktika": {"taliban": 2, "support": "opposition"},
    }
    done = chart_plays("taliban", spaces, resources={"taliban": resources})
    assert done.boxes()["start"] is True
    assert {"kandahar", "balkh"} <= set(done.selected)
    without = {id: row for id, row in spaces.items() if id != "paktika"}
    assert chart_plays("taliban", without, resources={"taliban": resources}).boxes()["start"] is (resources == 2)


def test_terror_is_judged_in_its_own_order() -> None:
    """One Resource goes to Support, whatever more people elsewhere would bring."""
    spaces = {"kabul": {"taliban": 1}, "nimruz": {"taliban": 1, "support": "support", "returnees": True}}
    done = chart_plays("taliban", spaces, resources={"taliban": 1})
    assert done.boxes()["start"] is False


AMBUSHED: dict[str, Any] = {
    "waziristan": {"taliban_bases": 2, "taliban": 17},  # neither Terror nor Rally
    **{id: {"taliban": 1, "coalition_troops": 1, "support": "opposition"} for id in ("kandahar", "khowst", "ghazni")},
}


@pytest.mark.parametrize("resources", range(1, 4))
def test_attacks_are_counted_as_far_as_they_are_paid(resources: int) -> None:
    done = chart_plays("taliban", AMBUSHED, resources={"taliban": resources})
    assert done.boxes()["attack"] is (resources >= 2)


def test_strategic_release_is_counted() -> None:
    release: dict[str, Any] = {"momentum": ["strategic_release:unshaded"]}
    spaces = {id: {"taliban": 1, "returnees": True} for id in ("nimruz", "zabol", "farah")}
    assert chart_plays("taliban", spaces).boxes()["start"] is True
    assert chart_plays("taliban", spaces, **release).boxes()["start"] is False


def test_a_rally_pauses_to_extort_for_its_sharia() -> None:
    """Six spaces leave one Resource, Terror and a level cost two: the road pays."""
    base = {"taliban_bases": 1, "taliban": 1}
    spaces = {
        "kandahar": {"taliban_bases": 1, "taliban": 3, "terror": 1},
        **{id: {**base, "support": "opposition"} for id in ("helmand", "paktika")},
        "loc_kabul_tor_kham": {"taliban": 1},
    }
    done = chart_plays("taliban", spaces, resources={"taliban": 7})
    assert len(done.selected) == 6
    assert done.activity == "extort"
    assert (done.s["kandahar"].level, done.s["kandahar"].terror) == (-1, 0)
    told = [note.message.id for note in done.notes]
    assert told.index("note-activity") < told.index("note-level")


# -- the Warlords


def test_cultivate_comes_first_where_it_needs_no_rally_and_its_base_counts() -> None:
    """Balkh, 2 Population: two Bases bring four Guerrillas where one would bring three."""
    done = chart_plays("warlords", {"balkh": {"warlord_bases": 1, "warlords": 1}, "ghowr": {"warlords": 3}})
    assert done.operation == "rally"
    assert done.at("balkh") == {"warlord_bases": 2, "warlords": 1 + 4}


def test_cultivate_follows_where_the_rally_makes_it_possible() -> None:
    done = chart_plays("warlords", {"balkh": {"warlord_bases": 1, "police": 1}, "ghowr": {"warlords": 3}})
    assert done.at("balkh") == {"warlord_bases": 2, "warlords": 3, "police": 1}


@pytest.mark.rule("plain", "4.5.1")
def test_people_cultivate_what_was_a_rally_space() -> None:
    table = play(turn("warlords", {"balkh": {"warlord_bases": 1, "warlords": 1}}), "rally", "balkh")
    assert purpose(table) == "rally_how"
    assert "cultivate" not in offered(table)
    play(table, "rally_mass", "3")
    assert "cultivate" in offered(table)


# -- Momentum before Propaganda (third printing)

MOMENTUM_CARDS = [number for number, card in DECK.items() if MOMENTUM in card.lasting.values()]


@pytest.mark.parametrize("opponent", ["book", "chart"])
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("number", MOMENTUM_CARDS)
def test_no_momentum_before_propaganda_but_the_exception_of_each_printing(
    number: int, faction: str, opponent: str
) -> None:
    """The second printing excepts Mullah Omar (36), the third Tribal Elders (45) for Coalition and Taliban."""
    piles = [{"events": 3, "propaganda": True}] * 2
    others = [other for other in FACTIONS if other != faction]
    spaces = {"herat": {"troops": 3, "police": 3, "taliban": 2, "warlords": 2}}

    def taken(next: int | str) -> list[str]:
        done = book_plays(faction, spaces, others=others, opponent=opponent, card=number, next=next, piles=piles)
        return done.s.momentum

    if opponent == "book":
        excepted = number == 36 and faction in ("taliban", "warlords")
    else:
        excepted = number == 45 and faction in ("coalition", "taliban")
    assert taken("propaganda") == (taken(12) if excepted else [])


# -- whole games


@pytest.mark.parametrize("seed", range(3))
def test_no_operation_with_a_spending_limit_goes_beyond_it(seed: int) -> None:
    """In games of four charts: two thirds of the Resources, or one space, are the most that these operations take."""
    limited = {("government", "train"), ("government", "assault"), ("coalition", "train"), ("taliban", "march")}
    scenario = ("short", "main", "extended")[seed]
    table = Table.new("plain", seats=dict.fromkeys(FACTIONS, "chart"), scenario=scenario, seed=seed)
    seen = set()
    for step, after in zip(table.steps, table.steps[1:], strict=False):
        notes = table.notes[step.notes : after.notes]
        acts = [
            (str(n.message.args["faction"]), str(n.message.args["operation"]))
            for n in notes
            if n.message.id == "note-operation"
        ]
        if len(acts) != 1 or acts[0] not in limited:
            continue
        payer = PAYERS[acts[0][0]]
        moved = [n.message.args for n in notes if n.message.id == "note-track" and n.message.args["track"] == payer]
        spent = sum(max(0, int(str(args["before"])) - int(str(args["after"]))) for args in moved)
        had = step.state.resources[payer]
        gained = 3 if acts[0][0] == "coalition" else 0  # Patronage that became Resources
        assert spent <= max(3 if payer == "government" else 1, to_spend(had)) + gained
        seen.add(acts[0])
    assert len(seen) >= 2
