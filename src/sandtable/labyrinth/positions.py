"""Positions: a game written down as a document, and read back with every check."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandtable.core.agents import HUMAN, agents_at
from sandtable.core.errors import BadPosition, quoted
from sandtable.core.game import Outcome, won_by
from sandtable.core.messages import Message
from sandtable.core.reading import flag, is_number, known_keys, listing, mapping, number, one_of
from sandtable.core.remembering import Remembered, RememberedOf, Same
from sandtable.labyrinth import markers, opponents, traits
from sandtable.labyrinth.country import Country, Plot, contents
from sandtable.labyrinth.expansion import caliphate
from sandtable.labyrinth.fields import FIELDS, fields_of
from sandtable.labyrinth.hands import MINI_DECKS
from sandtable.labyrinth.play import plot_name
from sandtable.labyrinth.rules import CAMPAIGN, ONCE_A_TURN_PLOTS, RULES, rules_named, rules_of
from sandtable.labyrinth.sequence import CARD, OVER, PLOTS, STEPS
from sandtable.labyrinth.soundness import faults
from sandtable.labyrinth.state import BookSeat, Memory, State
from sandtable.labyrinth.terms import (
    HIDDEN,
    JIHADIST,
    NUMBERED_PLOTS,
    PLOTS_RESOLVED_IN,
    SIDES,
    US,
    WMD,
    Posture,
)

GAME: Final = "labyrinth"
REST: Final = "rest"
"""The last item of a written draw deck whose other cards lie in no known order."""

_KEYS: Final = (
    "game", "rules", "campaign", "scenario", "began_as", "turn", "phase", "step", "first_plot", "deck", "decks",
    "prestige", "funding", "us_posture", "reserves", "countries", "events", "lapsing", "boxes", "plots", "wmd",
    "hands", "draw", "discard", "removed", "playing", "pile", "known", "memory", "us_holds", "mini_decks",
    "mini_deck", "outcome", "off_map_troops", "held_back",
)  # fmt: skip
_PLOTS: Final = {1: 1, 2: 2, 3: 3, "1": 1, "2": 2, "3": 3, "wmd": WMD, "hidden": HIDDEN}
_ALL_CARDS: Final = frozenset(rules_named(CAMPAIGN[-1], campaign=True).deck)
"""Every card there is, in whatever deck."""


# -- writing


def write(s: State) -> dict[str, Any]:
    """The state as a position; what a default says is left out."""
    document: dict[str, Any] = {
        "game": GAME,
        "rules": s.rules.name,
        "turn": s.turn,
        "phase": {"side": s.side, "card": s.card},
        "deck": s.deck_number,
        "decks": s.decks,
        "prestige": s.prestige,
        "funding": s.funding,
        "us_posture": str(s.us_posture),
        "reserves": dict(s.reserves),
        "countries": _write_countries(s),
        "plots": {
            "available": [_write_plot(kind) for kind in s.available_plots],
            **({"resolved": [_write_plot(kind) for kind in s.resolved_plots]} if s.resolved_plots else {}),
            "removed": [_write_plot(kind) for kind in s.removed_plots],
            "set_aside": [_write_plot(kind) for kind in s.set_aside_plots],
        },
        "wmd": {box: count for box, count in s.wmd.items() if box not in s.rules.caches},
        "hands": {side: list(s.hands[side]) for side in SIDES},
        "discard": s.discard[::-1],
        "removed": list(s.removed),
    }
    extras: dict[str, Any] = {
        "campaign": bool(s.rules.campaign),
        "off_map_troops": s.off_map_troops,
        "held_back": {str(number): left for number, left in s.held_back.items()},
        "began_as": s.scenario,
        "step": s.step if s.step != CARD else None,
        "first_plot": s.first_plot,
        "events": sorted(marker for marker in s.markers if marker in markers.BESIDE_THE_MAP),
        "lapsing": list(s.lapsing),
        "boxes": _write_boxes(s),
        "draw": _write_draw(s),
        "playing": list(s.playing),
        "pile": list(s.leftover),
        "known": {side: list(cards) for side, cards in s.known.items() if cards},
        "memory": _write_memory(s),
        "us_holds": s.us_holds,
        "mini_decks": s.mini_decks,
        "mini_deck": s.mini_deck,
        "outcome": _write_outcome(s),
    }
    return document | {key: value for key, value in extras.items() if value}


_OF_PLOTS: Final = ("backlash", "seen")
"""What else there may be to say of a plot that is placed."""
_COUNTRIES: Final = Remembered[dict[str, Any]](16384)
"""Countries as they are written, by all that this depends on: most are the same from one position to the next."""


_KEPT: Final = RememberedOf[dict[str, Any]](16384)
"""The same by the countries themselves."""
_AROUND: Final = Same(1024)


def _write_countries(s: State) -> dict[str, dict[str, Any]]:
    """Every country of which something is to be said; what comes out is the reader's own, to change as they like."""
    around = _AROUND.of((s.rules, frozenset(s.markers), tuple(s.wmd.values())))
    own, written = markers.by_home(s.markers), {}
    for country in s.kept():
        if country.plots:
            written[country.id] = _write_country(s, country)
        elif row := _KEPT.of(country, around, _written, s, country, own):
            written[country.id] = {key: [*value] if key == "markers" else value for key, value in row.items()}
    return written


def _written(s: State, country: Country, own: Mapping[str, tuple[str, ...]]) -> dict[str, Any]:
    content = (contents(country), s.rules, own.get(country.id), s.wmd.get(country.id))
    return _COUNTRIES.of(content, _write_country, s, country)


def _write_country(s: State, country: Country) -> dict[str, Any]:
    written: dict[str, Any] = {"side": _written_side(s, country)}
    written |= {each.key: each.written(country) for each in fields_of(s.rules)}
    written["plots"] = [_write_placed(plot) for plot in country.plots]
    written["markers"] = markers.at_home(s.markers, country.id) + [*country.markers] + ["sadr"] * country.sadr
    kept = {key: value for key, value in written.items() if value}
    return kept | ({"wmd_cache": s.wmd[country.id]} if country.id in s.rules.caches else {})


def _write_placed(plot: Plot) -> Any:
    """A plot in a country: its kind, and what there is to say besides."""
    kind, more = _write_plot(plot.kind), {name: True for name in _OF_PLOTS if getattr(plot, name)}
    return {"plot": kind, **more} if more else kind


def _written_side(s: State, country: Country) -> str:
    """Which side of a mat lies up, where it is not the one that does at first (11.3.3)."""
    return "" if country.space is s.board.spaces[country.id] else country.space.side


def _write_plot(kind: int) -> int | str:
    return plot_name(kind) if kind in (WMD, HIDDEN) else kind


def _write_boxes(s: State) -> dict[str, Any]:
    if not (s.lapsing or s.first_plot or s.lapsing_cards or s.first_plot_card is not None):
        return {}
    return {"lapsing": list(s.lapsing_cards), "first_plot": s.first_plot_card}


def _write_draw(s: State) -> list[Any]:
    if not s.stacked:
        return []
    return [*s.stacked, REST] if s.deck else list(s.stacked)


def _write_memory(s: State) -> dict[str, Any]:
    phases = {"this_phase": s.this_phase, "last_phase": s.last_phase}
    written = {
        name: {what: list(places) for what, places in memory._asdict().items() if places}
        for name, memory in phases.items()
    }
    return {name: places for name, places in written.items() if places}


def _write_outcome(s: State) -> dict[str, str] | None:
    if s.outcome is None:
        return None
    return {"winner": s.outcome.winner, "rule": s.outcome.rule, "reason": s.outcome.message.id}


# -- reading


def read(
    document: Mapping[str, Any],
    books: Mapping[str, BookSeat] | None = None,
    *,
    physical: bool = False,
    unseen_hands: tuple[str, ...] = (),
) -> State:
    """The state that a document describes, or a BadPosition that names the key and says why."""
    known_keys(document, _KEYS, "")
    if document.get("game", GAME) != GAME:
        raise refused("other-game", got=quoted(document["game"]), expected=GAME)
    s = State(_rules_of(document), campaign=flag(document, "campaign", False))
    s.books = dict(books or {})
    s.face_down = physical and bool(s.books)
    s.unseen_hands = unseen_hands
    _check_opponents(s)
    if "scenario" in document:
        _start_from(s, one_of(document, "scenario", [*s.rules.scenarios], None))
    elif "began_as" in document:
        s.scenario = one_of(document, "began_as", [*s.rules.scenarios], None)
        s.rules = s.rules.for_scenario(s.scenario)
    _read_tracks(s, document)
    _read_countries(s, mapping(document, "countries"))
    _read_events(s, document)
    _read_plots(s, document)
    _read_phase(s, document)
    _read_outcome(s, document)
    _read_cards(s, document)
    capital = s.capital
    if capital is not None and capital.could_join_caliphate:
        for id in caliphate.members(s, capital):  # 11.3.8.1, 11.3.8.3
            member = s[id]
            member.in_caliphate = True
            member.active, member.sleepers = member.active + member.sleepers, 0
            s.changed(member)
    found = faults(s)
    if found:
        raise refused("faults", faults=found)
    return s


def _rules_of(document: Mapping[str, Any]) -> str:
    """The rules that a document names, or those of its scenario; a scenario is played by its own (3.1)."""
    scenario = document.get("scenario", document.get("began_as"))
    own = rules_of(scenario)
    rules: Any = document.get("rules", own or RULES[0])
    if rules not in RULES:
        raise refused("no-rules", rules=quoted(rules), known=list(RULES))
    campaigning = flag(document, "campaign", False)
    if campaigning and own not in (None, CAMPAIGN[0]):
        raise refused("campaign-scenario", scenario=scenario)
    started = "scenario" in document or not campaigning
    if own is not None and own != rules and started:
        raise refused("scenario-rules", scenario=scenario, rules=own, asked=str(rules))
    return str(rules)


def _check_opponents(s: State) -> None:
    """An opponent plays only what its rule knows: that of rule 9 the War on Terror alone (9)."""
    for side in opponents.out_of_place(s):
        others = [HUMAN, *agents_at("", ""), *opponents.who_knows(s, side)]
        raise refused("opponent-rules", rule=s.books[side].rule, seat=side, expected=others)


def _start_from(s: State, name: str) -> None:
    """Begin with a scenario's set-up (3.2a)."""
    data = s.rules.scenarios[name]
    s.scenario = name
    s.rules = s.rules.for_scenario(name)
    s.prestige, s.funding = data["prestige"], data["funding"]
    s.us_posture = Posture(data["us_posture"])
    s.removed = list(data["removed_cards"])
    s.markers = set(data["events"])
    s.off_map_troops = data.get("off_map_troops", 0)
    s.removed_plots = [_plot_kind(item, "plots.removed") for item in data.get("removed_plots", [])]
    _read_countries(s, data["countries"])


def _read_tracks(s: State, document: Mapping[str, Any]) -> None:
    s.turn = number(document, "turn", s.turn)
    s.decks = number(document, "decks", len(s.rules.campaign) or s.decks)
    s.off_map_troops = number(document, "off_map_troops", s.off_map_troops)
    s.deck_number = number(document, "deck", s.deck_number)
    s.prestige = number(document, "prestige", s.prestige)
    s.funding = number(document, "funding", s.funding)
    s.us_posture = Posture(one_of(document, "us_posture", [*Posture], s.us_posture))
    reserves = mapping(document, "reserves")
    known_keys(reserves, SIDES, "reserves.")
    for side in SIDES:
        s.reserves[side] = number(reserves, side, 0, "reserves.")


def _read_countries(s: State, rows: Mapping[str, Any]) -> None:
    for id, row in rows.items():
        if id not in s:
            raise refused("no-country", key=f"countries.{id}")
        if not isinstance(row, Mapping):
            raise refused("country-keys", key=f"countries.{id}", value=quoted(row))
        _read_country(s, s[id], row, f"countries.{id}.")
        s.moved(s[id])


def _read_country(s: State, country: Country, row: Mapping[str, Any], path: str) -> None:
    sides, cached = s.board.sides.get(country.id, {}), country.id in s.rules.caches
    own = [*(["side"] if sides else []), *(["wmd_cache"] if cached else [])]
    known_keys(row, [*s.rules.fields, "plots", "markers", *own], path)
    if "side" in row:
        _read_side(s, country, one_of(row, "side", [*sides], None, path))
    if cached:
        s.wmd[country.id] = number(row, "wmd_cache", s.wmd[country.id], path)
    for key in s.rules.fields:
        FIELDS[key].read(country, row, path)
    if "plots" in row:
        country.plots = tuple(_read_plot(item, f"{path}plots") for item in listing(row, "plots", path))
    for name in listing(row, "markers", path):
        _read_marker(s, country, name, path)


def _read_side(s: State, country: Country, side: str) -> None:
    """Turn a mat to one of its sides, as it is printed there (11.3.3)."""
    s.lies_on(country, s.board.side(country.id, side))
    country.governance = country.space.governance


def _read_marker(s: State, country: Country, name: Any, path: str) -> None:
    if name == "sadr" and markers.BASE in s.rules.decks:
        country.sadr = True
        return
    marker = markers.at(country.id, name)
    if marker is None or not markers.known([marker.name], s.rules.decks):
        raise refused("no-marker-here", key=f"{path}markers", marker=quoted(name))
    if marker.placed:
        country.lay(marker.name)
    else:
        s.markers.add(marker.name)


def _read_plot(item: Any, path: str) -> Plot:
    if isinstance(item, Mapping):
        known_keys(item, ("plot", *_OF_PLOTS), f"{path}.")
        more = {name: flag(item, name, False, f"{path}.") for name in _OF_PLOTS}
        return Plot(_plot_kind(item.get("plot"), path), **more)
    return Plot(_plot_kind(item, path))


def _plot_kind(item: Any, path: str) -> int:
    if isinstance(item, bool) or not isinstance(item, (int, str)) or item not in _PLOTS:
        raise refused("no-plot", key=path, plot=quoted(item))
    return _PLOTS[item]


def _read_events(s: State, document: Mapping[str, Any]) -> None:
    for name in listing(document, "events"):
        if not isinstance(name, str) or name not in markers.known(markers.LINGERING, s.rules.decks):
            raise refused("no-marker", marker=quoted(name))
        if document["events"].count(name) > 1:
            raise refused("marker-twice", name=name)
        s.markers.add(name)
    for name in listing(document, "lapsing"):
        if name not in markers.lapsing(s.rules.decks):
            raise refused("no-lapsing", got=quoted(name), known=markers.lapsing(s.rules.decks))
        s.lapsing.append(name)
    if markers.TRUCE not in s.lapsing and s.any(lambda country: country.under_truce):
        s.lapsing.append(markers.TRUCE)
    s.first_plot = flag(document, "first_plot", False)


def _read_plots(s: State, document: Mapping[str, Any]) -> None:
    """Plots not named anywhere are Available (the numbered ones) or in their boxes (WMD)."""
    wmd = mapping(document, "wmd")
    boxes = [box for box in s.wmd if box not in s.rules.caches]
    known_keys(wmd, boxes, "wmd.")
    s.wmd |= {box: number(wmd, box, s.wmd[box], "wmd.") for box in boxes}
    plots = mapping(document, "plots")
    known_keys(plots, ("available", "resolved", "removed", "set_aside"), "plots.")
    piles = {name: [_plot_kind(item, f"plots.{name}") for item in listing(plots, name, "plots.")] for name in plots}
    resolved = piles.get("resolved", [])
    s.removed_plots = piles.get("removed", s.removed_plots) + [kind for kind in resolved if kind == WMD]
    used = [kind for kind in resolved if kind != WMD]
    if ONCE_A_TURN_PLOTS in s.rules.has:  # 11.3.2
        s.resolved_plots, used = sorted(used), []
    s.set_aside_plots = piles.get("set_aside", [])
    if "available" in piles:
        s.available_plots = sorted(piles["available"] + used)  # Available again at once (8.5.6k)
        return
    s.available_plots = sorted(NUMBERED_PLOTS)
    on_map = [plot.kind for _, plot in s.plots_on_map()]
    elsewhere = on_map + s.removed_plots + s.set_aside_plots + s.resolved_plots
    for kind in elsewhere:
        if kind != WMD and kind in s.available_plots:
            s.available_plots.remove(kind)
    unplaced = sum(s.rules.wmd.values()) - sum(s.wmd.values()) - elsewhere.count(WMD)
    s.available_plots += [WMD] * max(0, unplaced)


def _read_phase(s: State, document: Mapping[str, Any]) -> None:
    phase = mapping(document, "phase")
    known_keys(phase, ("side", "card"), "phase.")
    s.side = one_of(phase, "side", SIDES, JIHADIST, "phase.")
    s.card = number(phase, "card", 1, "phase.")
    if s.card not in (1, 2):
        raise refused("phase-card", card=s.card)
    s.step = one_of(document, "step", _steps(s), CARD)
    s.us_holds = flag(document, "us_holds", False)
    if s.us_holds and s.step not in (PLOTS, OVER):
        raise refused("us-holds")
    s.mini_decks = flag(document, "mini_decks", False)
    s.mini_deck = number(document, "mini_deck", 0)
    if s.mini_decks and not s.differs(JIHADIST, traits.MINI_DECKS):
        raise refused("mini-decks")
    if not 0 <= s.mini_deck < len(MINI_DECKS):
        raise refused("mini-deck", value=s.mini_deck, most=len(MINI_DECKS) - 1)
    memory = mapping(document, "memory")
    known_keys(memory, ("this_phase", "last_phase"), "memory.")
    s.this_phase = _read_memory(s, memory, "this_phase")
    s.last_phase = _read_memory(s, memory, "last_phase")


def _steps(s: State) -> list[str]:
    """The steps there are in these rules: all but the phases with which turns of other rules end (11.3.6)."""
    own = s.rules.end_of_turn
    others = {phase for name in RULES for phase in rules_named(name).end_of_turn if phase not in own}
    return [*(step for step in STEPS if step not in others), OVER]


def _read_outcome(s: State, document: Mapping[str, Any]) -> None:
    outcome = mapping(document, "outcome")
    if (s.step == OVER) != bool(outcome):
        raise refused("outcome-over")
    if outcome:
        if set(outcome) != {"winner", "rule", "reason"}:
            raise refused("outcome-keys")
        winner = one_of(outcome, "winner", SIDES, None, "outcome.")
        s.outcome = Outcome(winner, str(outcome["rule"]), Message(str(outcome["reason"])), won_by(winner, SIDES))


def _read_memory(s: State, memory: Mapping[str, Any], name: str) -> Memory:
    path = f"memory.{name}."
    places = mapping(memory, name, "memory.")
    known_keys(places, s.rules.memory, path)
    for what in places:
        for id in listing(places, what, path):
            known = isinstance(id, str) and (s.has_face(id) if what == PLOTS_RESOLVED_IN else id in s)
            if not known:
                raise refused("memory-country", key=f"{path}{what}", country=quoted(id))
    return Memory(**{what: tuple(listing(places, what, path)) for what in places})


def _read_cards(s: State, document: Mapping[str, Any]) -> None:
    """Cards named nowhere go to the first of draw deck, discard pile and removed cards that is not written out."""
    hands = mapping(document, "hands")
    known_keys(hands, SIDES, "hands.")
    s.hands = {side: _read_hand(s, hands, side) for side in SIDES}
    s.leftover = _numbers(s, document, "pile")
    known = mapping(document, "known")
    known_keys(known, SIDES, "known.")
    s.known = {side: tuple(_numbers(s, known, side, "known.")) for side in SIDES}
    s.discard = _numbers(s, document, "discard")[::-1]
    s.removed = list(dict.fromkeys(s.removed + _numbers(s, document, "removed")))
    s.playing = _numbers(s, document, "playing")
    draw = listing(document, "draw")
    open_ended = bool(draw) and draw[-1] == REST
    s.stacked = _numbers(s, {"draw": draw[:-1] if open_ended else draw}, "draw")
    placed = [*s.leftover, *s.hands[US], *s.hands[JIHADIST], *s.discard, *s.removed, *s.playing, *s.stacked]
    _read_boxes(s, document, placed)
    placed += s.boxed_cards
    rest = [number for number in s.rules.deck if number not in placed]
    if "draw" not in document or open_ended:
        s.deck = rest
    elif "discard" not in document:
        s.discard += rest
    elif "removed" not in document:
        s.removed += rest
    _read_held_back(s, mapping(document, "held_back"))


def _read_held_back(s: State, held_back: Mapping[str, Any]) -> None:
    """The cards in the middle of the draw deck, and how many lie above each (card 200)."""
    middle = [str(card.number) for card in s.rules.deck.values() if card.to_middle and card.number in s.deck]
    known_keys(held_back, middle, "held_back.")
    s.held_back = {int(key): number(held_back, key, 0, "held_back.") for key in held_back}


def _read_hand(s: State, hands: Mapping[str, Any], side: str) -> list[int]:
    """The hand of a side; where cards are real and nobody has told of them, a 0 is such a card."""
    listed = listing(hands, side, "hands.")
    hidden = HIDDEN if s.lies_unseen(side) else None
    known = iter(_numbers(s, {side: [number for number in listed if number != hidden]}, side, "hands."))
    return [HIDDEN if number == hidden else next(known) for number in listed]


def _read_boxes(s: State, document: Mapping[str, Any], placed: list[int]) -> None:
    """The cards in the lapsing boxes and the 1st Plot box; those of lapsing events unless they are elsewhere."""
    if "boxes" in document:
        boxes = mapping(document, "boxes")
        known_keys(boxes, ("lapsing", "first_plot"), "boxes.")
        s.lapsing_cards = _numbers(s, boxes, "lapsing", "boxes.")
        if boxes.get("first_plot") is not None:
            s.first_plot_card = number(boxes, "first_plot", 0, "boxes.")
        return
    for name in s.lapsing:
        free = [card for card in s.rules.cards_of(name) if card not in placed and card not in s.lapsing_cards]
        s.lapsing_cards += free[:1]


def _numbers(s: State, row: Mapping[str, Any], key: str, path: str = "") -> list[int]:
    """A list of cards."""
    numbers = listing(row, key, path)
    for card in numbers:
        if is_number(card) and card in _ALL_CARDS and card not in s.rules.deck:
            raise refused("other-deck", key=f"{path}{key}", card=card, first=min(s.rules.deck), last=max(s.rules.deck))
        if not is_number(card) or card not in s.rules.deck:
            raise refused("no-card", key=f"{path}{key}", card=quoted(card))
    return numbers


def refused(id: str, **args: object) -> BadPosition:
    """A refusal in the words of this game."""
    return BadPosition(id, game=GAME, **args)
