"""What is foreseen of an option, and whether it comes true."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from sandtable import Table
from sandtable.core.forecasts import Forecast
from sandtable.core.game import games
from sandtable.core.play import DONE
from sandtable.core.table import DEALER
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import JIHADIST, US
from sandtable.words import Words
from tests.labyrinth.styles import KEEN, chooser
from tests.playing import answers

LABYRINTH = games()["labyrinth"]


WORDS = Words(game="labyrinth", strict=True)


NEXT_CARD = ("play_card", "use_card")
"""What is asked when an operation is over."""


Success = Callable[[State], bool]


def share(table: Table, success: Success) -> Fraction:
    """How many of all dice end in success; whatever else is asked on the way is answered by ``done`` or the first."""
    question = table.question
    if question is None or question.purpose in NEXT_CARD or table.outcome is not None:
        return Fraction(int(success(table.state)))
    if question.seat == DEALER:
        return sum((share(answered(table, key), success) for key in question.keys), Fraction(0)) / len(question.keys)
    return share(answered(table, DONE if DONE in question.keys else question.keys[0]), success)


def answered(table: Table, *keys: str) -> Table:
    """The table a moment later."""
    later = table.fork()
    later.answer(*keys)
    return later


def foreseen(table: Table, key: str) -> Forecast:
    """The forecast of an option."""
    forecast = table.forecast(key)
    assert forecast is not None
    return forecast


def check(table: Table, key: str, success: Success) -> Forecast:
    """The chance of an option is its share of all dice."""
    forecast = foreseen(table, key)
    assert forecast.chance == share(answered(table, key), success)
    for message in (forecast.needs, forecast.cost, *forecast.modifiers, *forecast.leads_to, *forecast.warnings):
        assert message is None or WORDS.say(message)
    return forecast


def ids(messages: Any) -> list[str]:
    """The ids of messages."""
    return [message.id for message in messages]


def country(governance: str, alignment: str, **more: Any) -> dict[str, Any]:
    """A marked Muslim country."""
    return {"governance": governance, "alignment": alignment, **more}


ELSEWHERE = {"yemen": country("poor", "neutral", cells=1)}
"""So that there is always more than one country to choose from."""


def reasons(table: Table) -> dict[str, str]:
    """Why not, by key."""
    for thing in table.impossible():
        assert WORDS.say(thing.label)
        assert WORDS.say(thing.reason)
    return {thing.key: thing.reason.id.removeprefix("impossible-") for thing in table.impossible()}


USES = {US: ("event", "reserves", "reassessment"), JIHADIST: ("event", "reserves")}


WHERE = (
    "war_of_ideas_where", "deploy_from", "deploy_to", "regime_change_where", "withdraw_from", "disrupt_where",
    "recruit_where", "travel_from", "travel_to", "jihad_where", "plot_where",
)  # fmt: skip
"""What asks for the country of an operation."""


def everything_is_foreseen(table: Table, seed: str) -> None:
    """Play a while, and look at every forecast and every reason on the way."""
    deals = 0

    def below(bound: int) -> int:
        nonlocal deals
        deals += 7
        return deals % bound

    for question in answers(table, chooser(seed, KEEN), 500):
        before = table.state.copy()
        known = table.outlook()
        assert table.state == before
        for forecast in known.forecasts.values():
            assert forecast.chance is None or 0 <= forecast.chance <= 1
            for message in (forecast.needs, forecast.cost, *forecast.modifiers, *forecast.leads_to, *forecast.warnings):
                assert message is None or WORDS.say(message)
        assert not {*question.keys} & {*reasons(table)}
        dealt = LABYRINTH.seen_by(LABYRINTH.redealt(table.state, question.seat, below), question.seat)
        for key in question.keys:
            assert LABYRINTH.forecast(dealt, question, key) == known.forecasts.get(key)
        assert list(LABYRINTH.impossible(dealt, question)) == list(known.impossible)
        if question.purpose in WHERE:
            for country in table.state.everywhere:
                thing = table.why_not(country.id)
                assert (thing is None) == (country.id in question.keys), (question, country.id)
                assert thing is None or (thing.rule and WORDS.say(thing.reason)) or "value" not in question.about
                assert thing == LABYRINTH.why_not(dealt, question, country.id)
        if question.purpose == "use_card":
            check_uses(table, question.seat)


def check_uses(table: Table, seat: str) -> None:
    """Every use of a card is offered or impossible; the event of the other side does what is foretold."""
    question = table.question
    assert question is not None
    if "operation" in question.about:
        return
    operations = ("recruit", "travel", "jihad", "plot") if seat == JIHADIST else tuple(USES_OF_THE_US)
    if "event_first" in question.keys or "event" in question.keys:
        expected = {*operations, *USES[seat]}
        assert expected == {*question.keys, *reasons(table)} - {"event_first", "pass"}
    if "event_first" in question.keys:
        told = [*foreseen(table, "event_first").leads_to, *foreseen(table, "event_first").warnings]
        happened = answered(table, "event_first")
        if happened.question is not None and happened.question.purpose == "cancel_card":  # Ferguson
            happened = answered(happened, "no")
        refused = "note-event-does-not-occur" in [note.message.id for note in happened.notes[len(table.notes) :]]
        assert ids(told)[0] == "forecast-event-unknown" or refused == (ids(told)[0] == "forecast-event-not-now")


USES_OF_THE_US = ("war_of_ideas", "deploy", "regime_change", "withdraw", "disrupt", "alert")


def won(id: str, before: Country) -> Success:
    """Whether the War of Ideas was won: an Ally, or better governed than before."""

    def success(s: State) -> bool:
        now = s[id]
        if before.is_ally:
            return bool(before.governance and now.governance and now.governance < before.governance)
        return now.is_ally

    return success
