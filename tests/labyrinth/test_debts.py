"""Debts: what follows from something is carried out once that is done, the oldest first."""

from __future__ import annotations

import pytest

from sandtable.core.questions import Ask
from sandtable.labyrinth import debts, plots, sequence, victory
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.play import Play
from tests.labyrinth.conditions import ISLAMIST
from tests.labyrinth.opponent_scene import moment
from tests.playing import decided


@pytest.fixture
def paid(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Two kinds of debts, one of which leads to the other, and the order in which they were paid."""
    order: list[str] = []

    def rolls(g: Play, country: Country) -> Ask[None]:
        pips = yield from g.roll("posture", country=country)
        order.append(f"{country.id} {pips}")
        debts.owe(g, "follows", country)

    def follows(g: Play, country: Country) -> Ask[None]:
        order.append(f"{country.id} again")
        yield from g.reveal("plot")

    monkeypatch.setattr(debts, "PAYMENTS", {"rolls": rolls, "follows": follows})
    return order


def test_debts_are_paid_in_order_with_what_follows_from_them(paid: list[str]) -> None:
    g = moment({})
    debts.owe(g, "rolls", g.s["egypt"])
    debts.owe(g, "rolls", g.s["yemen"])
    decided(debts.pay(g), dice=[3, 5])
    assert paid == ["egypt 3", "yemen 5", "egypt again", "yemen again"]
    assert g.s.owed == ()


def test_a_plot_pays_what_is_owed_before_it_is_done(paid: list[str]) -> None:
    g = moment({"sudan": {**ISLAMIST, "plots": [1]}}, plots={"available": [1, 1, 2, 2, 3]})
    debts.owe(g, "rolls", g.s["yemen"])
    decided(plots.resolve_one_plot(g), dice=[3])
    assert g.s["sudan"].plots == ()
    assert paid == ["yemen 3", "yemen again"]
    assert g.s.owed == ()


def test_a_kind_of_debt_is_entered_once() -> None:
    def pay(g: Play, country: Country) -> Ask[None]:
        yield from g.reveal("plot")

    def other(g: Play, country: Country) -> Ask[None]:
        yield from g.reveal("plot")

    try:
        debts.payment("a test")(pay)
        with pytest.raises(ValueError, match="a test already"):
            debts.payment("a test")(other)
    finally:
        debts.PAYMENTS.pop("a test", None)


def test_what_victory_cuts_short_is_owed_no_more(paid: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def won(g: Play) -> Ask[None]:
        debts.owe(g, "rolls", g.s["egypt"])
        yield from g.reveal("plot")
        raise victory.Ended("us", "2.1.1a", "good_resources")

    g = moment({})
    g.s.may_be_won = False
    monkeypatch.setitem(sequence.STEPS, g.s.step, won)
    decided(sequence.run_step(g), dice=[])
    assert (g.s.step, g.s.owed, paid) == (sequence.OVER, (), [])
