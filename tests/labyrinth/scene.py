"""Scenes of Labyrinth: a small position is placed, answers are played on it, and somebody looks what became of it.

Place: ``scene`` (any position), ``turn`` (a side is about to play a card). Play: ``play`` (answers), ``event`` (a side
plays the event of a card), ``operates`` (or a card for an operation). Look: ``tests.playing``, and what is below.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest

from sandtable import Table
from sandtable.core.errors import IllegalAnswer
from sandtable.core.game import games
from sandtable.core.messages import Note
from sandtable.core.questions import Question
from sandtable.labyrinth import opponents, positions, sequence
from sandtable.labyrinth.cards import deck
from sandtable.labyrinth.country import Country
from sandtable.labyrinth.opponents import book_seat
from sandtable.labyrinth.play import Play
from sandtable.labyrinth.registry import EVENTS, is_playable, may_happen
from sandtable.labyrinth.rules import WAR_ON_TERROR, rules_named
from sandtable.labyrinth.state import State
from sandtable.labyrinth.terms import JIHADIST, SIDES, US, other
from sandtable.words import Words
from tests.playing import asked, decided, offered, purpose, rolled, settled

LABYRINTH = games()["labyrinth"]
SCENARIOS = tuple(rules_named(WAR_ON_TERROR).scenarios)
LEVELS = LABYRINTH.opponents["jihadist:solitaire"]
WORDS = Words(game="labyrinth", strict=True)

BY_RULE_9 = {"jihadist": book_seat("jihadist", "solitaire", "normal")}
"""The books of a table at which rule 9 plays the Jihadist side."""
BASE_CARDS: Final = 120
"""Cards beyond are those of The Awakening."""
FILLERS: Final = {US: (23, 24, 139, 155), JIHADIST: (95, 92, 194, 173)}
"""Cards for hands that need another one, of both decks: Predators, Int'l Banking Regime and Fracking for the US."""
CARDS: Final = {US: {1: 8, 2: 14, 3: 47}, JIHADIST: {1: 52, 2: 62, 3: 81}}
"""A card of each side for each value: used for its operations, it sets nothing off (6.3.2.3)."""
SNOWDEN, FRACKING, REAPER, SECOND_REAPER = 194, 155, 126, 127
"""Cards of The Awakening to fill hands with: a Jihadist one, and three of the US."""
CAMPAIGN: Final[dict[str, Any]] = {"campaign": True, "decks": 2, "deck": 2, "began_as": "lets_roll"}
"""The second deck of a campaign, with what is left of the first."""
BOTH = pytest.mark.parametrize("side", SIDES)
"""For each side."""

Answer = str | int | tuple[str, ...]


# -- placing


def scene(
    *,
    dice: Sequence[int] | str = (),
    seats: Mapping[str, str] | None = None,
    seed: int = 1,
    **position: Any,
) -> Table:
    """A table at a position. A lone cell sits in Iran, so that no victory by 2.1.1c is near, unless told otherwise."""
    countries = {"iran": {"cells": 1}, **position.pop("countries", {})}
    document = {"game": "labyrinth", "prestige": 5, "funding": 5, "countries": countries, **position}
    return Table.from_position(document, seats=seats, seed=seed, dice=dice if isinstance(dice, str) else list(dice))


def moment(
    countries: Mapping[str, Any],
    *,
    opponent: tuple[str, str, str] | None = None,
    heard: list[Note] | None = None,
    **position: Any,
) -> Play:
    """A position in which rules can be asked directly, against an opponent (its side, name and level), if there is one.

    ``heard`` takes the notes.
    """
    document = {"game": "labyrinth", "prestige": 5, "funding": 5, "countries": dict(countries), **position}
    state = positions.read(document, {opponent[0]: book_seat(*opponent)} if opponent else {})
    return Play(state, None if heard is None else heard.append, opponents.seated(state))


def turn(
    side: str,
    card: int,
    *,
    more: Sequence[int] | None = None,
    us: Sequence[int] | None = None,
    jihadist: Sequence[int] | None = None,
    **rest: Any,
) -> Table:
    """A side is about to play ``card`` as the first of its phase; it holds a filler for the second, or ``more``."""
    theirs = jihadist if side == US else us
    held = list(fillers(other(side), card)[: card > BASE_CARDS] if theirs is None else theirs)
    hand = [card, *(fillers(side, card, *held)[:1] if more is None else more)]
    return scene(phase={"side": side, "card": 1}, hands={side: hand, other(side): held}, **{**rules_of(card), **rest})


def fillers(side: str, card: int, *held: int) -> list[int]:
    """Cards of the same deck that nobody holds."""
    return [each for each in FILLERS[side] if (each > BASE_CARDS) == (card > BASE_CARDS) and each not in (card, *held)]


def rules_of(card: int) -> dict[str, Any]:
    """The rules that go with a card, where they are not those of the War on Terror."""
    return {"rules": "awakening"} if card > BASE_CARDS else {}


def still(**position: Any) -> Table:
    """A position to look at: the Jihadist side ponders its next card."""
    return scene(hands={US: [23, 24], JIHADIST: [92, 95]}, **position)


def on_map(**countries: Any) -> dict[str, Any]:
    """Countries of a position."""
    return {"countries": countries}


# -- playing


def play(table: Table, *answers: Answer) -> Table:
    """Give these answers, one after another: a number is a card to play, a tuple several keys at once.

    What leaves no choice is not asked, so a lone card is not asked for, nor the only use of it; where it is asked for
    the sake of others it is answered by itself. Whatever is asked can be said in words.
    """
    played = False
    for answer in answers:
        question = asked(settled(table))
        if isinstance(answer, int):
            played = True
            if question.purpose == "play_card":
                table.answer(str(answer))
        elif not played or question.purpose == "use_card" or answer in question.keys:
            played = False
            _answer(table, question, answer if isinstance(answer, tuple) else (answer,))
        else:
            played = False
    return settled(table)


def _answer(table: Table, question: Question, keys: tuple[str, ...]) -> None:
    assert all(WORDS.say(message) for message in (question.prompt, *(option.label for option in question.options)))
    try:
        table.answer(*keys)
    except IllegalAnswer as refusal:
        raise AssertionError(f"{question.seat}: {question.purpose} offers {question.keys}, not {keys}") from refusal


def event(side: str, card: int, *answers: Answer, **rest: Any) -> Table:
    """A table at which a side has played a card as an event, and given these answers; all of it can be told."""
    table = play(turn(side, card, **rest), card, "event", *answers)
    assert all(WORDS.say(note.message) for note in table.notes)
    return table


def played(side: str, card: int, *answers: Answer, **rest: Any) -> State:
    """The state after a side has played a card as an event; all answers and dice are used."""
    table = event(side, card, *answers, **rest)
    assert card not in table.state.playing, f"the event is not over: {table.question}"
    assert len(rolled(table)) == len(rest.get("dice", [])), "not all dice were rolled"
    state: State = table.state
    return state


def set_off(card: int, **rest: Any) -> Table:
    """A table at which the US has played a Jihadist card for operations, and its event comes first."""
    return play(turn(US, card, **rest), card, "event_first")


def event_by_itself(
    table: Table,
    name: str,
    *,
    picks: Sequence[tuple[str, ...]] = (),
    dice: Sequence[int] = (),
    drawn: Sequence[int] = (),
    level: str | None = None,
) -> State:
    """The state after a Jihadist event of the base deck with chosen draws, or for an opponent of the book."""
    state: State = table.state.copy()
    state.books = {} if level is None else {JIHADIST: book_seat(JIHADIST, "solitaire", level)}
    decided(EVENTS["base"][name].carry_out(Play(state, None), JIHADIST), dice, [str(card) for card in drawn], picks)
    return state


def operates(side: str, value: int, operation: str, *answers: Answer, **rest: Any) -> Table:
    """A side has played a card of this value for an operation, and given these answers."""
    card = CARDS[side][value]
    return play(turn(side, card, **rest), card, operation, *answers)


def after(state: State, *phases: str, dice: Sequence[int] = (), picks: Sequence[tuple[str, ...]] = ()) -> State:
    """The state after some phases of the end of a turn."""
    state = state.copy()
    for phase in phases:
        state.step = phase
        decided(sequence.run_step(Play(state, None)), dice, (), picks)
    return state


# -- looking


def operations(table: Table, side: str, *others: str) -> list[str]:
    """The operations that an opponent chose, in order, and other deeds of these names."""
    found = []
    for note in table.notes:
        args = note.message.args
        if note.message.id == "note-operation" and args["side"] == side:
            found.append(str(getattr(args["operation"], "id", args["operation"])).removeprefix("op-"))
        elif note.message.id.removeprefix("note-").replace("-", "_") in others:
            found.append(note.message.id.removeprefix("note-").replace("-", "_"))
    return found


def uses(table: Table, card: int) -> list[str]:
    """Everything that may be done with a card from the hand that is asked."""
    if purpose(table) == "play_card":
        table.answer(str(card))
    return offered(table, "use_card")


def may_use(side: str, value: int, **rest: Any) -> list[str]:
    """What a side may do with a card of this value."""
    return uses(turn(side, CARDS[side][value], **rest), CARDS[side][value])


def playable(table: Table, card: int, side: str) -> bool:
    """Whether a side may play the card as an event now."""
    return is_playable(table.state, deck()[card], side)


def possible(state: State, card: int, side: str) -> bool:
    """Whether the event of a card can happen for a side now (preconditions and blocks, not association)."""
    return may_happen(state, state.rules.deck[card], side)


def can_happen(side: str, card: int, **position: Any) -> bool:
    """Whether the event of a card can happen for a side at a position."""
    own, theirs = (fillers(each, card)[:2] for each in (side, other(side)))
    return possible(scene(hands={side: own, other(side): theirs}, **{**rules_of(card), **position}).state, card, side)


def may_play(side: str, card: int, **position: Any) -> bool:
    """Whether a side could play a card as an event at a position, and the program offers it."""
    table = turn(side, card, **position)
    found = "event" in asked(play(table, card)).keys
    assert found == is_playable(table.state, table.state.rules.deck[card], side)
    return found


def unrest(state: State, id: str) -> tuple[int, int]:
    """The Awakening and Reaction markers in a country."""
    return state[id].awakening, state[id].reaction


def plot_kinds(country: Country) -> list[int]:
    """The kinds of the plots in a country."""
    return [plot.kind for plot in country.plots]


def where_is(table: Table, number: int) -> str:
    """The pile or hand in which a card lies."""
    s = table.state
    piles: dict[str, list[int]] = {
        "discard": s.discard,
        "removed": s.removed,
        "lapsing": s.lapsing_cards,
        "playing": s.playing,
        **s.hands,
    }
    return next(name for name, pile in piles.items() if number in pile)
