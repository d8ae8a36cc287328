"""What a seat may know of Pasture, and the table as data for an interface."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from sandtable.core.adjustments import Field as Adjustable
from sandtable.core.adjustments import Group, in_the_open
from sandtable.core.forecasts import Forecast, Impossible, Possible
from sandtable.core.messages import Message, name_of
from sandtable.core.questions import Question
from tests.toy import rules
from tests.toy.state import CARDS, FIELDS, GOALS, HIDDEN, ROOM, SEATS, State


def seen_by(s: State, seat: str | None) -> State:
    """A copy without the deck, the hands of others as far as they were not looked at, and what others have seen."""
    seen = s.copy()
    seen.deck = [HIDDEN] * len(s.deck)
    known = s.seen.get(seat or "", [])
    for other in SEATS:
        if other != seat:
            seen.hands[other] = sorted(number if number in known else HIDDEN for number in s.hands[other])
            seen.seen[other] = []
    return seen


def redealt(s: State, seat: str | None, below: Callable[[int], int], now: State | None = None) -> State:
    """A copy in which the cards whose faces a seat does not know, not even by ``now``, have changed places."""
    known = [
        number
        for each in (s, now or s)
        for number in (*each.discard, *each.hands.get(seat or "", []), *each.seen.get(seat or "", []))
    ]
    hidden = [number for number in CARDS if number not in known]
    rest, becomes = list(hidden), {}
    for number in hidden:
        becomes[number] = rest.pop(below(len(rest)))

    def changed(cards: Sequence[int]) -> list[int]:
        return sorted(becomes.get(number, number) for number in cards)

    dealt = s.copy()
    dealt.deck = changed(s.deck)
    dealt.hands = {other: changed(hand) for other, hand in s.hands.items()}
    dealt.seen = {other: changed(cards) for other, cards in s.seen.items()}
    return dealt


def describe(s: State) -> dict[str, Any]:
    """A state as JSON-ready data."""
    ended = rules.outcome(s) if s.step == rules.OVER else None
    return {
        "game": "pasture",
        "turn": s.round,
        "step": s.step,
        "seat": s.seat,
        "weather": s.weather,
        "tracks": [{"id": "round", "value": s.round, "least": 1, "most": s.rounds}],
        "goals": [
            {"side": seat, "id": "points", "value": s.points(seat), "needed": GOALS[seat] + 1, "rule": "4.1"}
            for seat in SEATS
        ],
        "fields": {id: dict(flocks) for id, flocks in s.sheep.items()},
        "hands": {seat: list(hand) for seat, hand in s.hands.items()},
        "deck": len(s.deck),
        "discard": list(s.discard),
        "outcome": ended and {"winner": ended.winner, "rule": ended.rule, "reason": ended.message.id},
    }


def on_board(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Message]:
    """What is to be done in a real field: nothing, for sheep walk by themselves."""
    return []


def adjustable(s: State | None = None) -> list[Group]:
    """What may be adjusted: sheep, which all can see, and hands."""
    flocks = [
        Group(
            field.target,
            in_the_open(Adjustable(f"sheep-{seat}", ["fields", id, seat], "number", most=ROOM) for seat in SEATS),
        )
        for id, field in FIELDS.items()
    ]
    hands = [Adjustable(f"hands-{seat}", ["hands", seat], "list", family="card") for seat in SEATS]
    return [*flocks, Group("cards", hands)]


def facts() -> dict[str, Any]:
    """What is printed on fields and cards, and what may be adjusted."""
    return {
        "hidden": True,
        "kinds": {"fields": "field", "cards": "card"},
        "fields": {id: {"beside": list(field.beside), "room": ROOM} for id, field in FIELDS.items()},
        "cards": {str(number): {"value": card.value} for number, card in CARDS.items()},
        "adjust": [asdict(group) for group in adjustable()],
    }


# -- what the rules know about an answer before it is given


def forecast(s: State, question: Question, key: str) -> Forecast | None:
    """The chance to graze in a field, and what comes of it (3.1)."""
    if question.purpose != rules.GRAZE_WHERE:
        return None
    card = CARDS[int(str(question.about["card"]).partition(":")[2])]
    check = rules.graze_check(s, question.seat, card, key)
    beside = [Message("modifier-beside")] if s.has_beside(question.seat, key) else []
    leads = max(s.sheep[key].values()) <= s.sheep[key][question.seat] + 1
    return Forecast(
        chance=check.chance,
        needs=Message("needs-at-most", {"need": check.number}),
        modifiers=beside,
        cost=Message("cost-card", {"card": name_of(card.target)}),
        leads_to=[Message("leads-sheep", {"field": Message(f"field-{key}")})],
        warnings=[Message("warning-weather")] if leads else [],  # 2.3
        faces=check.faces,
    )


def why_not(s: State, question: Question, key: str) -> Impossible | None:
    """Why something is no option: nothing is known beyond what is listed."""
    return next((thing for thing in impossible(s, question) if thing.key == key), None)


def worths(s: State, question: Question) -> dict[str, float]:
    """A field is worth its chance."""
    known = {key: forecast(s, question, key) for key in question.keys}
    return {key: float(each.chance) for key, each in known.items() if each is not None and each.chance is not None}


def others_could(s: State, seat: str, place: str) -> list[Possible]:
    """Every other flock could graze where there is room."""
    field = place.removeprefix("field:")
    if field not in FIELDS or not s.has_room(field):
        return []
    return [Possible(other, rules.GRAZE, Message("option-graze")) for other in SEATS if other != seat]


def impossible(s: State, question: Question) -> list[Impossible]:
    """Fields without room, and scouting where nothing is hidden (1.1, 3.2)."""
    if question.purpose == rules.GRAZE_WHERE:
        options = [rules.field_option(id) for id in FIELDS if not s.has_room(id)]
        return [Impossible(option.key, option.label, Message("reason-full", {"room": ROOM})) for option in options]
    if question.purpose == rules.USE_CARD and rules.SCOUT not in question.keys:
        return [Impossible(rules.SCOUT, Message("option-scout"), Message("reason-all-seen"))]
    return []


def made_ready_for(s: State, changes: Mapping[str, Any], people: Collection[str]) -> State:
    """The state to which people make these changes."""
    return s
