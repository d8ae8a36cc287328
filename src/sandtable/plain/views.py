"""What a seat may see, and the table as data for an interface."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from sandtable.core.remembering import Remembered, RememberedOf
from sandtable.plain import adjustable, options, sequence, victory
from sandtable.plain.cards import DECK, Card, Deck
from sandtable.plain.map import AREAS
from sandtable.plain.play import card_name, in_order
from sandtable.plain.scenarios import POSITION_PIECES
from sandtable.plain.space import Space
from sandtable.plain.state import Pile, State
from sandtable.plain.terms import (
    AID_MOST,
    BOXES,
    FACTIONS,
    FORCES,
    HIDDEN,
    LEVELS,
    PATRONAGE_MOST,
    PIECES,
    PROPAGANDA,
    RESOURCES_MOST,
)


def known_ahead(s: State) -> int:
    """How many of the stacked cards everybody has seen: by the eligibility options those up to the next event."""
    if s.options.get("eligibility", "printed") == "printed" or s.next != PROPAGANDA:
        return 0
    for place, card in enumerate(s.stacked):
        if card != PROPAGANDA:
            return place + 1
    return len(s.stacked)


def seen_by(s: State, seat: str | None) -> State:
    """A copy in which the order of the deck and the Deception markers of others are unknown."""
    seen = s.copy()
    ahead = known_ahead(s)
    hidden = s.stacked[ahead:]
    if hidden:
        events = [card for card in hidden if card != PROPAGANDA]
        propaganda = len(hidden) - len(events)
        seen.stacked = s.stacked[:ahead]
        seen.pool = sorted([*s.pool, *events])
        seen.piles = [Pile(len(events), propaganda > 0), *[Pile(0, True)] * (propaganda - 1), *s.piles]
    for faction in s.deception:
        if faction != seat:
            seen.deception[faction] = [HIDDEN] * len(s.deception[faction])
    return seen


def describe(s: State) -> dict[str, Any]:
    """A state as JSON-ready data."""
    ahead = known_ahead(s)
    return {
        "game": "plain",
        "scenario": s.scenario,
        "options": {name: value for name, value in s.options.items() if name != options.DECK},
        **({} if s.deck.is_ours else {"own_deck": _DECKS.of(s.deck.source, _told_deck, s.deck)}),
        "step": s.step,
        "nonplayers": dict(s.books),
        "turn": 1 + s.played.count(PROPAGANDA),  # campaigns, from one Propaganda round to the next
        "spaces": _MAPS.of(s.kept(), None, _describe_spaces, s),
        "available": {PIECES[piece]: s.available[piece] for piece, total in enumerate(FORCES) if total},
        "casualties": dict(zip(("bases", "troops"), s.casualties, strict=True)),
        "out_of_play": dict(zip(("bases", "troops"), s.out_of_play, strict=True)),
        "tracks": [
            *({"id": name, "value": value, "least": 0, "most": RESOURCES_MOST} for name, value in s.resources.items()),
            {"id": "aid", "value": s.aid, "least": 0, "most": AID_MOST},
            {"id": "patronage", "value": s.patronage, "least": 0, "most": PATRONAGE_MOST},
        ],
        "islamabad": {"box": BOXES[s.box], "hard": s.hard, "boxes": list(BOXES)},
        "totals": {
            "support_and_available": s.support_and_available,
            "opposition_and_bases": s.opposition_and_bases,
            "coin_and_patronage": s.coin_and_patronage,
            "uncontrolled": s.uncontrolled,
        },
        "goals": [_goal(s, faction) for faction in FACTIONS],
        "returnees_left": s.returnees_left,
        "markers_left": 30 - s.markers_used,
        "card": None if s.card is None else card_name(s.card),
        "next": None if s.next is None else card_name(s.next),
        "ahead": [card_name(card) for card in s.stacked[:ahead]],
        "order": list(sequence.faction_order(s)) if s.card else [],
        "eligible": in_order(s.eligible),
        "acted": dict(s.acted),
        "left_to": {who: sequence.left_to(s, who) for who in sequence.faction_order(s)} if s.card else {},
        "chooser": sequence.chooser(s) if s.step == sequence.FACTION else None,
        "acting": sequence.chooser(s) if s.step in sequence.TURN else None,
        "final_event_card": s.is_final_event_card,
        "deck": {"cards": s.cards_left, "propaganda": s.propaganda_to_come},
        "played": [card_name(card) for card in s.played],
        "removed": list(s.removed),
        "capabilities": dict(s.capabilities),
        "momentum": list(s.momentum),
        "elders": s.elders,
        "hidden": bool(s.deception),  # 7.3-opt: who holds markers keeps them secret
        "deception": {faction: list(markers) for faction, markers in s.deception.items()},
        "agendas": dict(s.agendas),
        "outcome": s.outcome
        and {
            "winner": s.outcome.winner,
            "rule": s.outcome.rule,
            "reason": s.outcome.message.id,
            "standing": [list(place) for place in s.outcome.standing],
        },
    }


def _goal(s: State, faction: str) -> dict[str, Any]:
    """A faction's victory margin, which has to be above zero, and what it is made of (7.2, 7.3)."""
    goal = {"side": faction, "id": "margin", "value": victory.margin(s, faction), "needed": 1, "rule": "7.3"}
    if faction in victory.GOALS:
        return {**goal, "goal": victory.GOALS[faction]}
    return {**goal, "goal": victory.UNCONTROLLED_GOAL, "resources_goal": victory.WARLORDS_RESOURCES_GOAL}


_MAPS: Final = RememberedOf[dict[str, Any]](512)
"""What is told of all spaces, by their row: while none of them changes, it is the same row."""
_SPACES: Final = Remembered[dict[str, Any]](4096)
"""The descriptions of spaces by all that lies there: most are the same from one view to the next."""


def _describe_spaces(s: State) -> dict[str, Any]:
    return {space.id: _SPACES.of((space.id, space.lies()), _describe_space, space) for space in s.in_sight()}


def _describe_space(space: Space) -> dict[str, Any]:
    return {
        "pop": space.pop,
        "control": space.control,
        "support": LEVELS[space.level],
        "unmarked": not space.has_opinion,
        "returnees": space.returnees,
        "terror": space.terror,
        "sabotage": space.sabotage,
        "pieces": {key: space.count[piece] for key, piece in POSITION_PIECES.items() if space.count[piece]},
    }


def _card(card: Card) -> dict[str, Any]:
    return {
        "number": card.number,
        "event": card.event,
        "order": list(card.order),
        "kind": card.kind,
        "lasting": dict(card.lasting),
        "islamabad": list(card.islamabad),
        "provenance": dict(card.provenance),
    }


_DECKS: Final = Remembered[dict[str, Any]](8)
"""What is told of decks that somebody has brought along."""


def _told_deck(deck: Deck) -> dict[str, Any]:
    """A deck that somebody has brought along: what it is called, and its cards with what their texts say."""
    cards = {
        str(card.number): {**_card(card), "words": dict(card.words), "by_hand": list(card.by_hand)}
        for card in deck.values()
    }
    return {"name": deck.name, "cards": cards}


def facts() -> dict[str, Any]:
    """What is printed on map and cards, and what may be adjusted."""
    return {
        "hidden": False,  # 1.1: there are no hands
        "kinds": {"cards": "card", "spaces": "space"},
        "adjust": [asdict(group) for group in adjustable.groups()],
        "cards": {str(card.number): _card(card) for card in DECK.values()},
        "spaces": {
            area.id: {
                "kind": area.kind,
                "pop": area.pop,
                "econ": area.econ,
                "terrain": area.terrain,
                "pashtun": area.pashtun,
                "adjacent": list(area.adjacent),
            }
            for area in AREAS.values()
        },
        "forces": {PIECES[piece]: total for piece, total in enumerate(FORCES) if total},
        "islamabad": list(BOXES),
    }
