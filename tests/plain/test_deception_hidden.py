"""Deception markers (7.3-opt): being asked betrays nobody, and what was shown stays shown."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import Table
from sandtable.core.chance import SeededChance
from sandtable.core.errors import CannotUndo
from sandtable.core.game import games
from sandtable.core.journal import REVEAL
from sandtable.core.questions import Question, Request
from sandtable.plain.state import State
from sandtable.plain.terms import EMPTY_THREAT, FACTIONS, HIDDEN_AGENDA, HIDDEN_ASSET
from tests.comparing import counted, seen, shown
from tests.plain.scene import play, propaganda, scene
from tests.playing import STOP, at_random, carried_out, play_on

PLAIN = games()["plain"]
MORE: dict[str, Any] = {"draw": [3, "propaganda", 4]}


def asked(state: State, seat: str | None) -> list[Any]:
    """Who is asked what until chance or a choice decides, when all decline; of others only that they are asked."""
    found: list[Any] = []

    def reply(request: Request) -> Any:
        if not isinstance(request, Question):
            found.append(type(request).__name__)
            return STOP
        found.append(shown(request) if request.seat == seat else request.seat)
        return ("no",) if "no" in request.keys else STOP

    carried_out(PLAIN.step(state, None), reply)
    return found


@pytest.mark.rule("plain", "7.3-opt")
@pytest.mark.parametrize("seed", [1, 2])
def test_who_is_asked_is_the_same_whatever_markers_others_hold(seed: int) -> None:
    table = play_on(Table.new("plain", seed=seed, deception=True), at_random(seed), 300)
    chance = SeededChance(str(seed), "redeal")
    rounds = propaganda("victory", deception={x: [HIDDEN_AGENDA, EMPTY_THREAT] for x in FACTIONS}, **MORE)
    states = [step.state for step in table.steps[::5]] + [rounds.steps[-1].state]
    for n, state in enumerate(states):
        for seat in (*FACTIONS, None):
            twin = PLAIN.redealt(state, seat, counted(chance, n))
            assert seen(PLAIN, twin, seat) == seen(PLAIN, state, seat)
            assert asked(twin, seat) == asked(state.copy(), seat)


@pytest.mark.rule("plain", "7.3-opt")
def test_all_who_have_markers_are_asked_in_order_and_who_has_no_agenda_shows_none() -> None:
    held = {"government": [HIDDEN_AGENDA], "taliban": [EMPTY_THREAT], "warlords": [HIDDEN_ASSET, HIDDEN_AGENDA]}
    table = propaganda("victory", deception=held, **MORE)
    seats = []
    for answer in ("no", "yes", "yes", "no"):
        assert table.question is not None
        seats.append(table.question.seat)
        table.answer(answer)
    assert seats == ["government", "taliban", "warlords", "warlords"]
    assert table.state.agendas == {"warlords": 1}
    assert table.state.deception["taliban"] == [EMPTY_THREAT]


@pytest.mark.rule("plain", "7.3-opt")
def test_an_agenda_or_asset_that_was_shown_is_not_taken_back() -> None:
    agenda = propaganda("victory", deception={"government": [HIDDEN_AGENDA, EMPTY_THREAT]}, **MORE)
    asset = scene(
        {"kandahar": {"taliban": 2}},
        eligible=["warlords", "taliban"],
        acted={"warlords": "operation"},
        deception={"taliban": [HIDDEN_ASSET]},
    )
    for table, answer, seat in ((agenda, "yes", "government"), (asset, HIDDEN_ASSET, "taliban")):
        play(table, answer)
        assert REVEAL in [entry.who for entry in table.journal]
        with pytest.raises(CannotUndo):
            table.undo(by=seat)


def test_whoever_can_but_pass_is_not_asked_whatever_it_holds() -> None:
    poor = {"government": 0, "taliban": 0, "warlords": 0}
    for marker in (HIDDEN_ASSET, EMPTY_THREAT):
        table = scene(
            eligible=["government", "taliban"], acted={"government": "operation"}, resources=poor,
            deception={"taliban": [marker]},
        )  # fmt: skip
        assert table.question is None or (table.question.seat, table.question.purpose) != ("taliban", "act")
