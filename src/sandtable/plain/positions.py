"""Positions: a game written down as a document, and read back with every check."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sandtable.core.errors import BadPosition, SandtableError, quoted
from sandtable.core.game import Outcome, Place
from sandtable.core.messages import NOTHING, Message
from sandtable.core.reading import flag, known_keys, listing, mapping, number, one_of
from sandtable.plain import control, options, taking_up, written_deck
from sandtable.plain.cards import DECK, Deck
from sandtable.plain.play import card_name, in_order
from sandtable.plain.propaganda import PHASES, VICTORY
from sandtable.plain.scenarios import POSITION_PIECES, SCENARIOS, clear_for_deployment, piles, scenario
from sandtable.plain.sequence import AT_EVENT, BY_HAND, DEPLOYMENT, FACTION, NEXT_CARD, OVER, SET_UP, UNDER_WAY
from sandtable.plain.soundness import board_faults, faults
from sandtable.plain.space import Space
from sandtable.plain.state import Board, Pile, State
from sandtable.plain.terms import (
    ACTED,
    BOXES,
    COALITION_BASE,
    COALITION_TROOPS,
    DECEPTION,
    FACTIONS,
    FORCES,
    GAME,
    HIDDEN,
    HOSTILITY,
    LEVEL,
    LEVELS,
    NEUTRAL,
    PAKISTAN,
    PROPAGANDA,
    RETURNEES_MARKERS,
    STOCK,
    TEXTS,
    WITH_RESOURCES,
)

KEYS: Final = (
    "game", "scenario", "began_as", "options", "resources", "aid", "patronage", "islamabad", "eligible", "spaces",
    "capabilities", "momentum", "elders", "casualties", "out_of_play", "card", "next", "draw", "piles", "played",
    "removed", "propaganda_done", "acted", "phase", "step", "executing", "stay_eligible", "ineligible_next",
    "deception", "agendas", "turn", "phase_at", "outcome",
)  # fmt: skip
SPACE_KEYS: Final = ("support", "returnees", "terror", "sabotage", *POSITION_PIECES)
LOST: Final = ("bases", "troops")
STEPS: Final = (SET_UP, DEPLOYMENT, NEXT_CARD, BY_HAND, OVER)
"""The steps that are written as ``step``; a faction's choice and a phase follow from the rest."""
RECIPE: Final = "main"
"""Whose deck recipe holds where a position names no scenario."""


def refused(id: str, /, **args: object) -> BadPosition:
    """A refusal in the words of this game."""
    return BadPosition(id, game=GAME, **args)


# -- writing


def write(s: State) -> dict[str, Any]:
    """The state as a position; what a default says is left out."""
    document: dict[str, Any] = {
        "game": GAME,
        "resources": dict(s.resources),
        "aid": s.aid,
        "patronage": s.patronage,
        "islamabad": {"box": BOXES[s.box], "hard": s.hard},
        "eligible": in_order(s.eligible),
        "spaces": {space.id: row for space in s.in_sight() if (row := _write_space(space))},
    }
    extras: dict[str, Any] = {
        "began_as": s.scenario,
        "options": dict(s.options),
        "capabilities": dict(s.capabilities),
        "momentum": list(s.momentum),
        "elders": _write_elders(s),
        "casualties": _write_lost(s.casualties),
        "out_of_play": _write_lost(s.out_of_play),
        "card": None if s.card is None else _write_card(s.card),
        "next": None if s.next is None else _write_card(s.next),
        "played": [_write_card(card) for card in s.played],
        "removed": list(s.removed),
        "acted": dict(s.acted),
        "phase": s.step if s.step in PHASES else None,
        "step": s.step if s.step in STEPS else None,
        "executing": s.executing,
        "stay_eligible": in_order(s.stay_eligible),
        "ineligible_next": in_order(s.ineligible_next),
        "deception": {faction: list(markers) for faction, markers in s.deception.items()},
        "agendas": dict(s.agendas),
        "turn": taking_up.write_turn(s, _write_board),
        "phase_at": taking_up.write_phase(s),
        "outcome": _write_outcome(s),
    }
    extras |= _write_deck(s)
    return document | {key: value for key, value in extras.items() if value or value == 0 or key == "draw"}


def _write_deck(s: State) -> dict[str, Any]:
    """What lies under the next card. A deck that is empty says so: one that is not named is dealt by the recipe."""
    piles = [{"events": pile.events, "propaganda": pile.propaganda} for pile in s.piles]
    stacked = [_write_card(card) for card in s.stacked]
    is_empty = not piles and s.step != SET_UP
    return {"piles": piles} | ({"draw": stacked} if stacked or is_empty else {})


def _write_card(number: int) -> int | str:
    return number or card_name(number)


def _write_space(space: Space) -> dict[str, Any]:
    row: dict[str, Any] = {
        "support": LEVELS[space.level] if space.level != NEUTRAL else None,
        "returnees": space.returnees,
        "terror": space.terror,
        "sabotage": space.sabotage,
        **{key: space.count[piece] for key, piece in POSITION_PIECES.items()},
    }
    return {key: value for key, value in row.items() if value}


def _write_board(board: Board) -> dict[str, Any]:
    """The map and the tracks at an earlier moment of a turn."""
    s = State()
    s.lay_out(board)
    keys = ("resources", "aid", "patronage", "islamabad", "spaces", "casualties", "out_of_play")
    document = {key: value for key, value in write(s).items() if key in keys}
    return document | ({"elders_used": True} if s.elders_used else {})


def _read_board(document: Mapping[str, Any]) -> Board:
    keys = ("resources", "aid", "patronage", "islamabad", "spaces", "casualties", "out_of_play", "elders_used")
    known_keys(document, keys, "turn.under_way.doing.before.")
    s = State()
    _read_table(s, document)
    _read_lost(s, document)
    _settle_pieces(s)
    s.elders_used = flag(document, "elders_used", False)
    found = board_faults(s)
    if found:
        raise refused("faults", faults=found)
    return s.board()


def _write_lost(box: Sequence[int]) -> dict[str, int]:
    return dict(zip(LOST, box, strict=True)) if any(box) else {}


def _write_elders(s: State) -> dict[str, Any]:
    return {"faction": s.elders, "used": s.elders_used} if s.elders or s.elders_used else {}


def _write_outcome(s: State) -> dict[str, Any] | None:
    if s.outcome is None:
        return None
    return {
        "winner": s.outcome.winner,
        "rule": s.outcome.rule,
        "reason": s.outcome.message.id,
        "standing": [list(place) for place in s.outcome.standing],
    }


# -- reading


def read(document: Mapping[str, Any], books: Mapping[str, str] = NOTHING) -> State:
    """The state that a document describes, or a BadPosition that names the key and says why.

    ``books`` are the factions without a player, with the opponent that runs each.
    """
    known_keys(document, KEYS)
    if document.get("game", GAME) != GAME:
        raise refused("other-game", got=quoted(document["game"]), expected=GAME)
    s = State()
    s.books = dict(books)
    _read_options(s, document)
    if "scenario" in document:
        s.scenario = one_of(document, "scenario", SCENARIOS, None)
        start = scenario(s.scenario)["position"]
        _read_table(s, start)
        if s.options.get("open_deployment") and document.get("step") == SET_UP:
            clear_for_deployment(s)
    elif "began_as" in document:
        s.scenario = one_of(document, "began_as", SCENARIOS, None)
    _read_table(s, document)
    _read_lasting(s, document)
    _read_lost(s, document)
    _settle_pieces(s)
    _read_sequence(s, document)
    _read_cards(s, document)
    _read_step(s, document)
    _read_deception(s, document)
    taking_up.read_turn(s, document, _read_board)
    taking_up.read_phase(s, document)
    if s.event is not None:
        s.step = AT_EVENT
    elif s.under_way is not None:
        s.step = UNDER_WAY
    found = faults(s)
    if found:
        raise refused("faults", faults=found)
    return s


def _read_options(s: State, document: Mapping[str, Any]) -> None:
    given = mapping(document, "options")
    names = [name for name in options.OPTIONS if name != options.SCENARIO]
    known_keys(given, names, "options.")
    for name, value in given.items():
        if name == options.DECK:
            s.deck = _read_deck(value)
            continue
        allowed = options.OPTIONS[name]
        if not any(value is each or (isinstance(each, str) and value == each) for each in allowed):
            raise refused("option", key=f"options.{name}", value=quoted(value), values=list(map(str, allowed)))
    s.options = options.chosen(given, BadPosition)


def _read_deck(source: object) -> Deck:
    try:
        return written_deck.read(source)
    except SandtableError as refusal:
        raise BadPosition.like(refusal) from None


def _read_table(s: State, document: Mapping[str, Any]) -> None:
    """Tracks and spaces."""
    resources = mapping(document, "resources")
    known_keys(resources, WITH_RESOURCES, "resources.")
    for faction in WITH_RESOURCES:
        s.resources[faction] = number(resources, faction, s.resources[faction], "resources.")
    s.aid = number(document, "aid", s.aid)
    s.patronage = number(document, "patronage", s.patronage)
    islamabad = mapping(document, "islamabad")
    known_keys(islamabad, ("box", "hard"), "islamabad.")
    s.box = BOXES.index(one_of(islamabad, "box", BOXES, BOXES[s.box], "islamabad."))
    s.hard = flag(islamabad, "hard", s.hard, "islamabad.")
    for id, row in mapping(document, "spaces").items():
        if id not in s:
            raise refused("no-space", key=f"spaces.{id}")
        if not isinstance(row, Mapping):
            raise refused("space-keys", key=f"spaces.{id}", value=quoted(row))
        s.changed(s[id])
        _read_space(s[id], row, f"spaces.{id}.")


def _read_space(space: Space, row: Mapping[str, Any], path: str) -> None:
    known_keys(row, SPACE_KEYS, path)
    space.level = LEVEL[one_of(row, "support", [*LEVEL], LEVELS[space.level], path)]
    space.returnees = flag(row, "returnees", space.returnees, path)
    space.terror = number(row, "terror", space.terror, path)
    space.sabotage = flag(row, "sabotage", space.sabotage, path)
    for key, piece in POSITION_PIECES.items():
        space.count[piece] = number(row, key, space.count[piece], path)


def _read_lasting(s: State, document: Mapping[str, Any]) -> None:
    capabilities = mapping(document, "capabilities")
    known_keys(capabilities, s.deck.capabilities, "capabilities.")
    for name in capabilities:
        s.capabilities[name] = one_of(capabilities, name, TEXTS, None, "capabilities.")
    for name in listing(document, "momentum"):
        momentum = s.deck.undivided.get(name, name) if isinstance(name, str) else name
        if momentum not in s.deck.momenta:
            raise refused("no-momentum", got=quoted(name), known=list(s.deck.momenta))
        s.momentum.append(momentum)
    s.now_in_force()
    elders = mapping(document, "elders")
    known_keys(elders, ("faction", "used"), "elders.")
    stands = not s.deck.marked.isdisjoint(s.momentum)
    if elders.get("faction") is not None:
        s.elders = one_of(elders, "faction", FACTIONS, None, "elders.")
    elif stands and document.get("executing") is not None:  # by hand: who puts it there is on the marker
        s.elders = one_of(document, "executing", FACTIONS, None)
    s.elders_used = flag(elders, "used", False, "elders.")
    if (s.elders is not None) != stands:
        raise refused("elders")


def _read_lost(s: State, document: Mapping[str, Any]) -> None:
    for key, box in (("casualties", s.casualties), ("out_of_play", s.out_of_play)):
        row = mapping(document, key)
        names = (*LOST, "coalition_bases", "coalition_troops")
        known_keys(row, names, f"{key}.")
        for place, word in enumerate(LOST):
            box[place] = number(row, word, number(row, f"coalition_{word}", 0, f"{key}."), f"{key}.")


def _settle_pieces(s: State) -> None:
    """What is not on the map, among casualties or out of play is Available; then Control follows."""
    s.available = list(FORCES)
    for space in s.spaces.values():
        s.changed(space)
        for piece, count in enumerate(space.count):
            s.available[STOCK[piece]] -= count
        if s.box == HOSTILITY and space.area.kind == PAKISTAN:
            space.count[7] += space.count[6]  # 6.6.1a
            space.count[6] = 0
        space.control = control.control_of(space)
        s.returnees_left -= space.returnees
    for piece in (COALITION_BASE, COALITION_TROOPS):
        s.available[piece] -= s.casualties[piece] + s.out_of_play[piece]
    s.returnees_left = RETURNEES_MARKERS - sum(space.returnees for space in s.spaces.values())


def _factions(document: Mapping[str, Any], key: str, default: Sequence[str] = ()) -> set[str]:
    names = listing(document, key) if key in document else list(default)
    for name in names:
        if not isinstance(name, str) or name not in FACTIONS:
            raise refused("no-faction", key=key, faction=quoted(name), factions=list(FACTIONS))
    return set(names)


def _read_sequence(s: State, document: Mapping[str, Any]) -> None:
    s.eligible = _factions(document, "eligible", FACTIONS)
    s.stay_eligible = _factions(document, "stay_eligible")
    s.ineligible_next = _factions(document, "ineligible_next")
    acted = mapping(document, "acted")
    known_keys(acted, FACTIONS, "acted.")
    for faction in acted:
        s.acted[faction] = one_of(acted, faction, ACTED, None, "acted.")
        if faction not in s.eligible and faction not in s.ineligible_next:
            raise refused("acted-ineligible", key=f"acted.{faction}")
    if sum(what != "pass" for what in s.acted.values()) > 2:
        raise refused("acted-many")


def _card(value: Any, key: str) -> int:
    if value == card_name(PROPAGANDA):
        return PROPAGANDA
    if isinstance(value, bool) or not isinstance(value, int) or value not in DECK:
        raise refused("no-card", key=key, card=quoted(value))
    return value


def _read_cards(s: State, document: Mapping[str, Any]) -> None:
    """Events named nowhere are unseen, in no order; the piles follow from the recipe where they are not given."""
    s.card = None if document.get("card") is None else _card(document["card"], "card")
    s.next = None if document.get("next") is None else _card(document["next"], "next")
    s.stacked = [_card(card, "draw") for card in listing(document, "draw")]
    s.played = [_card(card, "played") for card in listing(document, "played")]
    s.removed = [_card(card, "removed") for card in listing(document, "removed")]
    done = number(document, "propaganda_done", s.played.count(PROPAGANDA))
    if not s.played.count(PROPAGANDA) <= done <= len(piles(s.scenario or RECIPE)):
        raise refused("propaganda-done", value=done)
    s.played = [PROPAGANDA] * (done - s.played.count(PROPAGANDA)) + s.played
    seen = {*s.stacked, *s.played, *s.removed, s.card, s.next}
    if document.get("step") == SET_UP:
        return
    s.pool = [card for card in s.deck if card not in seen]
    if "piles" in document:
        s.piles = [_read_pile(row) for row in listing(document, "piles")]
    elif "draw" not in document and (s.next is not None or s.options.get("hidden_next")):
        s.piles = _piles_left(s)
    if s.stacked and s.next is None and not s.options.get("hidden_next") and document.get("step") != NEXT_CARD:
        raise refused("draw-without-next")


def _read_pile(row: Any) -> Pile:
    if not isinstance(row, Mapping):
        raise refused("pile", value=quoted(row))
    known_keys(row, ("events", "propaganda"), "piles.")
    events = number(row, "events", 0, "piles.")
    if events < 0:
        raise refused("pile", value=quoted(row))
    return Pile(events, flag(row, "propaganda", False, "piles."))


def _piles_left(s: State) -> list[Pile]:
    """The rest of the deck by the scenario's recipe: what was seen is gone from its piles, the first ones first."""
    left = piles(s.scenario or RECIPE)
    shown = [card for card in (*s.played, s.card, s.next) if card is not None]
    propaganda = shown.count(PROPAGANDA)
    events = len(shown) - propaganda
    started = 0
    for place, pile in enumerate(left):
        used = min(events, pile.events)
        events -= used
        left[place] = Pile(pile.events - used, place >= propaganda)
        started = place if used or place < propaganda else started
    gone = max(0, propaganda - 1)  # all the piles before the one of the last Propaganda card
    left = [pile for place, pile in enumerate(left) if place >= gone]
    rest = len(s.pool)
    trimmed = []
    for pile in left:
        trimmed.append(Pile(min(pile.events, rest), pile.propaganda))
        rest -= trimmed[-1].events
    return [pile for pile in trimmed if pile.size]


def _read_step(s: State, document: Mapping[str, Any]) -> None:
    """A position begins at a faction's choice on a card, at a phase of a Propaganda round, or at a step by name."""
    if document.get("executing") is not None:
        s.executing = one_of(document, "executing", FACTIONS, None)
    outcome = mapping(document, "outcome")
    if document.get("step") is not None:
        s.step = one_of(document, "step", STEPS, None)
    elif s.card is None:
        if s.scenario is None or "began_as" in document:
            raise refused("card-missing")
        s.step = SET_UP
        s.pool, s.piles = [], []
    elif s.card == PROPAGANDA:
        s.step = one_of(document, "phase", PHASES, VICTORY)
    else:
        s.step = FACTION
    if document.get("phase") is not None and s.step not in PHASES:
        raise refused("phase")
    if s.step in BEFORE_CARDS:
        BEFORE_CARDS[s.step](s, document)
    if (s.step == OVER) != bool(outcome):
        raise refused("outcome-over")
    if (s.step == BY_HAND) != (s.executing is not None):
        raise refused("executing")
    if s.step in (FACTION, BY_HAND) and (s.card is None or s.card == PROPAGANDA):
        raise refused("card-missing")
    if outcome:
        _read_outcome(s, outcome)


def _check_set_up(s: State, document: Mapping[str, Any]) -> None:
    """Set-up makes the deck of a scenario: a position that begins with it says nothing of cards (2.1)."""
    if s.scenario is None:
        raise refused("set-up-scenario")
    named = [key for key in ("card", "next", "played", "removed", "propaganda_done") if document.get(key)]
    named += [key for key in ("draw", "piles") if key in document]
    if named:
        raise refused("cards-at-set-up", key=named[0])


def _check_deployment(s: State, document: Mapping[str, Any]) -> None:
    """Forces are placed by the scenario, where that is open, and before the first card (setup.free)."""
    if s.scenario is None:
        raise refused("set-up-scenario")
    if not s.options.get("open_deployment"):
        raise refused("deployment-option")
    named = [key for key in ("card", "next", "played", "propaganda_done") if document.get(key)]
    if named:
        raise refused("cards-at-set-up", key=named[0])


BEFORE_CARDS: Final = {SET_UP: _check_set_up, DEPLOYMENT: _check_deployment}
"""The steps before the first card, and what must hold there."""


def _read_outcome(s: State, outcome: Mapping[str, Any]) -> None:
    if set(outcome) != {"winner", "rule", "reason", "standing"}:
        raise refused("outcome-keys")
    winner = one_of(outcome, "winner", FACTIONS, None, "outcome.")
    try:
        standing = tuple(Place(str(seat), int(margin)) for seat, margin in listing(outcome, "standing", "outcome."))
    except (TypeError, ValueError):
        raise refused("outcome-keys") from None
    if sorted(place.seat for place in standing) != sorted(FACTIONS):
        raise refused("outcome-keys")
    s.outcome = Outcome(winner, str(outcome["rule"]), Message(str(outcome["reason"])), standing)


def _read_deception(s: State, document: Mapping[str, Any]) -> None:
    deception = mapping(document, "deception")
    known_keys(deception, FACTIONS, "deception.")
    for faction in deception:
        markers = listing(deception, faction, "deception.")
        for marker in markers:
            if marker not in (*DECEPTION, HIDDEN):
                raise refused("no-marker", key=f"deception.{faction}", marker=quoted(marker), known=list(DECEPTION))
        if len(markers) > 2:
            raise refused("markers", key=f"deception.{faction}")
        s.deception[faction] = markers
    agendas = mapping(document, "agendas")
    known_keys(agendas, FACTIONS, "agendas.")
    for faction in agendas:
        s.agendas[faction] = number(agendas, faction, 0, "agendas.")
        if not 0 <= s.agendas[faction] <= 2:
            raise refused("agendas", key=f"agendas.{faction}")
