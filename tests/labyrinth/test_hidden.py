"""Hidden information: in whole games, nothing that a seat is given betrays what it must not know.

What is hidden is the other hand (5.3.2), the deck, the kinds of plots that lie face down (8.5.4), and the seed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from sandtable import Table
from sandtable.core.chance import SeededChance
from sandtable.core.errors import IllegalAnswer, NotYourTurn, SandtableError
from sandtable.core.messages import Note, to_json
from sandtable.labyrinth.redealing import redealt
from sandtable.labyrinth.registry import may_happen
from sandtable.labyrinth.scenarios import SCENARIOS
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import HIDDEN, JIHADIST, SIDES, US, other
from tests.comparing import counted, first_questions, seen
from tests.labyrinth.scene import LABYRINTH
from tests.labyrinth.styles import KEEN, chooser
from tests.playing import answers

SEED = "a seed that nobody may see"
SEATS = (US, JIHADIST, None)
CARD = re.compile(r"card[-:](\d+)")
PLOT_NOTES = ("note-plot-kind",)


def games_played() -> Iterator[tuple[str, Table]]:
    """Tables to play: two people, and one against the book."""
    for scenario in ("lets_roll", "mission_accomplished"):
        yield scenario, Table.new("labyrinth", seed=SEED, scenario=scenario)
        yield (
            f"{scenario} alone",
            Table.new("labyrinth", seed=SEED, scenario=scenario, seats={JIHADIST: "solitaire:virulent"}),
        )
    yield "isil", Table.new("labyrinth", seed=SEED, scenario="isil")


TABLES = [name for name, _ in games_played()]


def table_named(name: str) -> Table:
    """A table to play."""
    return dict(games_played())[name]


def secret_cards(s: State, seat: str | None) -> set[int]:
    """The cards that a seat cannot see now."""
    hidden = {*s.deck, *s.stacked, *s.leftover}
    for side in SIDES:
        if side != seat or s.has_pile(side):
            hidden.update(s.hands[side])
    return hidden - {HIDDEN} - set(s.known[seat] if seat else ())


def cards_in(text: str) -> set[int]:
    """The cards that are named in words or as targets."""
    return {int(number) for number in CARD.findall(text)}


def text_of(notes: list[Note]) -> str:
    """A log as text."""
    return json.dumps([to_json(note.message) for note in notes])


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.rule("labyrinth", "5.3.2", "8.5.4")
def test_views_never_name_a_hidden_card_or_plot(name: str) -> None:
    table = table_named(name)
    for _ in answers(table, chooser(KEEN, 1)):
        for seat in SEATS:
            view = table.view(seat)
            shown = {number for pile in ("discard", "removed", "playing") for number in view[pile]}
            shown |= {*view["hands"][US], *view["hands"][JIHADIST], *map(int, view["playable"])}
            shown |= {*view["boxes"]["lapsing"], view["boxes"]["first_plot"]}
            assert not shown & secret_cards(table.state, seat)
            assert view["deck"]["cards"] == table.state.deck_size
            for side in SIDES:
                assert len(view["hands"][side]) == len(table.state.hands[side])
            if seat != JIHADIST or table.state.has_pile(JIHADIST):
                assert set(view["plots"]["available"]) <= {"hidden"}
                kinds = {plot["plot"] for id, country in view["countries"].items() for plot in country["plots"]}
                assert kinds <= ({"hidden"} if not table.state.in_play("nest") else {"hidden", "wmd", "1", "2", "3"})


@pytest.mark.parametrize("name", TABLES)
def test_nothing_given_to_a_seat_holds_the_seed(name: str) -> None:
    table = table_named(name)
    for n, question in enumerate(answers(table, chooser(KEEN, 2))):
        assert SEED not in repr(question)
        for seat in SEATS if n % 10 == 0 else ():
            assert SEED not in json.dumps(table.view(seat))
    for seat in SEATS:
        assert SEED not in text_of(table.notes_for(seat))


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.rule("labyrinth", "5.3.2")
def test_questions_name_only_cards_that_the_seat_may_see(name: str) -> None:
    table = table_named(name)
    for question in answers(table, chooser(KEEN, 3)):
        text = json.dumps([[option.key, to_json(option.label), option.target] for option in question.options])
        named = cards_in(text + json.dumps(to_json(question.prompt)))
        assert not (named & secret_cards(table.state, question.seat)) - shown_lately(table, question.seat)


def shown_lately(table: Table, seat: str) -> set[int]:
    """The cards of the other side that an event of this very step has let a seat look at."""
    since = table.notes_for(seat)[-40:]
    return cards_in(text_of([note for note in since if note.message.id == "note-hand-seen"]))


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.rule("labyrinth", "8.5.4")
def test_questions_to_the_us_do_not_tell_plots_apart(name: str) -> None:
    table = table_named(name)
    for question in answers(table, chooser(KEEN, 4)):
        if question.seat == US:
            labels = {option.label.id for option in question.options}
            assert "option-plot-known" not in labels
            assert not any(label.startswith("plot-") for label in labels)


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.rule("labyrinth", "5.3.2", "8.5.4")
def test_notes_name_only_what_was_public_or_ones_own(name: str) -> None:
    """Each new note that a seat may read names only cards that the seat could see before or after the answer."""
    table = table_named(name)
    secret_before = {seat: secret_cards(table.state, seat) for seat in SEATS}
    read = len(table.notes)
    for _ in answers(table, chooser(KEEN, 5)):
        fresh, read = table.notes[read:], len(table.notes)
        for seat in SEATS:
            secret = secret_cards(table.state, seat)
            for note in fresh:
                if note.message.id in ALLOWED:
                    assert note.seen_by is not None
                elif note.visible_to(seat):
                    betrayed = cards_in(text_of([note])) & secret & secret_before[seat]
                    assert not betrayed - passed_through(fresh), note
            secret_before[seat] = secret
        for note in fresh:
            if note.message.id in PLOT_NOTES:
                assert note.seen_by == (JIHADIST,)


ALLOWED = ("note-hand-seen", "note-gave-card")
"""Events that show a card of the other side: to look through a hand, and to exchange cards."""


def passed_through(notes: list[Note]) -> set[int]:
    """Cards that lay on the table in between: played or discarded, then shuffled in and dealt again."""
    return cards_in(text_of([note for note in notes if note.message.id in ("note-plays", "note-discarded")]))


@pytest.mark.parametrize("name", TABLES)
def test_private_notes_are_for_one_side_and_spectators_read_none(name: str) -> None:
    table = table_named(name)
    for _ in answers(table, chooser(KEEN, 6)):
        pass
    private = [note for note in table.notes if note.seen_by is not None]
    assert private
    assert all(note.seen_by in ((US,), (JIHADIST,)) for note in private)
    assert not any(note.seen_by for note in table.notes_for(None))
    for side in SIDES:
        assert not any(note.seen_by == (other(side),) for note in table.notes_for(side))


@pytest.mark.parametrize("name", TABLES)
def test_errors_do_not_betray_anything(name: str) -> None:
    table = table_named(name)
    for question in answers(table, chooser(KEEN, 7)):
        asked, uninvited = question.seat, other(question.seat)
        with pytest.raises(NotYourTurn) as refusal:
            table.answer(question.keys[0], seat=uninvited)
        assert str(refusal.value) == f"the question is for {asked}, not for {uninvited}"
        with pytest.raises(IllegalAnswer) as own:
            table.answer("x", seat=asked)
        assert SEED not in str(own.value)


def test_a_spectator_sees_no_hand_at_all() -> None:
    view: dict[str, Any] = table_named("lets_roll").view(None)
    assert set(view["hands"][US]) == set(view["hands"][JIHADIST]) == {HIDDEN}
    assert view["playable"] == {}


def test_the_book_opponents_pile_is_hidden_from_everybody() -> None:
    table = table_named("lets_roll alone")
    for seat in SEATS:
        assert set(table.view(seat)["hands"][JIHADIST]) == {HIDDEN}


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.fuzz) for seed in range(2, 6))])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_two_states_that_look_the_same_to_a_seat_give_it_the_same_bytes(scenario: str, seed: int) -> None:
    table = Table.new("labyrinth", seed=seed, scenario=scenario)
    chance = SeededChance(str(seed), "redeal")
    for _ in answers(table, chooser(KEEN, seed)):
        pass
    for n, step in enumerate(table.steps[seed % 5 :: 5]):
        for seat in SEATS:
            twin = redealt(step.state, seat, counted(chance, n))
            assert LABYRINTH.faults(twin) == []
            assert seen(LABYRINTH, twin, seat) == seen(LABYRINTH, step.state, seat)
            if seat is not None:
                asked = first_questions(LABYRINTH, step.state.copy(), seat)
                assert first_questions(LABYRINTH, twin, seat) == asked


@pytest.mark.parametrize("name", TABLES)
def test_whether_an_event_may_happen_can_be_asked_of_any_view(name: str) -> None:
    """An opponent or an interface asks it of what its seat sees, where hands and plots are blank."""
    table = table_named(name)
    for _ in answers(table, chooser(KEEN, 8)):
        pass
    for step in table.steps[::10]:
        for seat in SEATS:
            view = LABYRINTH.seen_by(step.state, seat)
            for card in step.state.rules.deck.values():
                assert may_happen(view, card, US) in (True, False)
                assert may_happen(view, card, JIHADIST) in (True, False)


def test_by_hand_a_card_can_be_taken_wherever_it_lies_unseen() -> None:
    """Of a card in the opponent's pile a refusal would tell that it is there."""
    for scenario in ("lets_roll", "isil"):
        table = Table.new(
            "labyrinth", seed=3, scenario=scenario, seats={JIHADIST: "solitaire" if scenario != "isil" else "bot"}
        )
        hand, pile = table.state.hands[US][1:], table.state.hands[JIHADIST]
        for number in (*pile, *table.state.deck[:3]):
            twin = table.fork()
            twin.adjust({"hands": {"us": [*hand, number]}})
            assert number in twin.state.hands[US]
            assert number not in twin.state.hands[JIHADIST]
            assert len(twin.state.hands[JIHADIST]) == len(pile)
            assert LABYRINTH.faults(twin.state) == []


POOR = {"governance": "poor", "alignment": "neutral"}
FACE_DOWN: dict[str, Any] = {
    "game": "labyrinth",
    "phase": {"side": US, "card": 1},
    "hands": {JIHADIST: [60, 66, 91], US: [23, 24, 31]},
    "countries": {"yemen": {**POOR, "plots": [3, 1]}, "egypt": {**POOR, "plots": [2]}, "iraq": {**POOR, "cells": 2}},
    "plots": {"available": [1, 1, 2], "set_aside": []},
}
NAMED: list[dict[str, Any]] = [
    *({"countries": {where: {"plots": plots}}} for where in ("yemen", "iran") for plots in ([], [1], [2], [3], [3, 3])),
    *({"plots": {pile: plots}} for pile in ("removed", "set_aside") for plots in ([1], [2], [3], ["wmd"], [1, 2, 2])),
    *({"plots": {"available": plots}} for plots in ([], [1], [1, 1, 2], [1, 1, 1], [1, 1, 2, 3], [1, 1, 1, 2, 2, 3])),
    *({"countries": {"egypt": {"plots": [kind]}}, "plots": {"removed": [3]}} for kind in (1, 2, 3)),
    *({"countries": {"egypt": {"plots": []}}, "plots": {"available": plots}} for plots in ([1, 1, 2, 2], [1, 1, 2, 3])),
    *({"wmd": {"loose": loose}, "plots": {"removed": ["wmd"]}} for loose in (1, 2)),
    *({"hands": {"us": [card]}, "discard": [91]} for card in (60, 66, 70, 91)),
    {"countries": {"yemen": None}},
    {"countries": None, "plots": None},
    {"plots": None},
]


@pytest.mark.slow
@pytest.mark.parametrize("opponent", ["solitaire", "random"])
def test_alone_a_refusal_tells_nothing_of_plots_and_cards_that_are_hidden(opponent: str) -> None:
    """Whoever plays alone changes anything by hand; whether it goes depends on what they see."""
    table = Table.from_position(FACE_DOWN, seats={JIHADIST: opponent}, seed=1)
    chance = SeededChance("alone", "redeal")

    def told(table: Table, changes: dict[str, Any]) -> str | bytes:
        twin = table.fork()
        try:
            twin.adjust(changes)
        except SandtableError as refusal:
            return str(refusal)
        assert LABYRINTH.faults(twin.state) == []
        return seen(LABYRINTH, twin.steps[-1].state, US)

    worlds = [twin for n in range(4) if (twin := table.imagined(US, counted(chance, n))) is not None]
    assert len({json.dumps(twin.position()["countries"]) for twin in worlds}) > 1
    for changes in NAMED:
        honest = told(table, changes)
        assert all(told(twin, changes) == honest for twin in worlds), changes
    refused = sum(isinstance(told(table, changes), str) for changes in NAMED)
    assert 5 < refused < len(NAMED) - 5


def test_what_one_names_of_plots_is_there_and_the_others_stay_where_they_are() -> None:
    table = Table.from_position(FACE_DOWN, seats={JIHADIST: "solitaire"}, seed=1)

    def lie(**changes: Any) -> tuple[list[int], list[int], list[int]]:
        twin = table.fork()
        twin.adjust(changes)
        plots = [[plot.kind for plot in twin.state[id].plots] for id in ("yemen", "egypt")]
        return plots[0], plots[1], twin.state.available_plots

    assert lie(prestige=5) == ([3, 1], [2], [1, 1, 2])
    assert lie(countries={"egypt": {"plots": []}}) == ([3, 1], [], [1, 1, 2, 2])
    assert lie(countries={"egypt": {"plots": [1]}}) == ([3, 1], [1], [1, 2, 2])
    assert lie(countries={"egypt": {"plots": [3]}}) == ([1, 1], [3], [1, 2, 2])
    assert lie(plots={"removed": [2, 2]}) == ([3, 1], [1], [1])
    assert lie(plots={"available": [1, 1, 3]}) == ([2, 1], [2], [1, 1, 3])
