"""The opponents of the rule book on a person's seat: they say what they would do, and that is answered.

An opponent of the book plays a card from its own chart, and is asked nothing that a person is asked about it. So it is
let play the card aside, on a copy of what its seat sees and with lots of its own, and what the log tells of that is
followed: the event, the operation, the countries in their order. Events and plots ask it as they would ask a person.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from sandtable.core.agents import Agent, Sight
from sandtable.core.chance import SIDES, Draw, Roll
from sandtable.core.errors import RulesFault, SandtableError
from sandtable.core.messages import Message, Note
from sandtable.core.questions import Ask, Question
from sandtable.labyrinth import card_play, opponents
from sandtable.labyrinth.opponents.bots.jihadist import JihadistBot
from sandtable.labyrinth.opponents.bots.us import UsBot
from sandtable.labyrinth.opponents.solitaire import Solitaire
from sandtable.labyrinth.play import NO, YES, Book, Play
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.state import State
from sandtable.labyrinth.steady import Steady
from sandtable.labyrinth.steady_jihadist import SteadyJihadist
from sandtable.labyrinth.terms import JIHADIST, US
from sandtable.labyrinth.victory import Ended

STAND_INS: Final[Mapping[str, Mapping[str, Callable[[], Book]]]] = {
    US: {"bot": UsBot},
    JIHADIST: {"bot": JihadistBot, "solitaire": Solitaire},
}
"""Who can stand in for a person, by side: the bots of rules 12 and 13, and rule 9."""
OTHERS: Final[Mapping[str, Agent]] = {US: Steady(), JIHADIST: SteadyJihadist()}
"""Who answers where the book is at a loss."""
AT_A_LOSS: Final = (SandtableError, RulesFault, AssertionError, LookupError, ValueError, RuntimeError)
"""How an opponent of the book fails that meets what none meets: cards that it cannot see, a question of people."""
MAJOR: Final = "major_jihad"
OPERATIONS: Final = {MAJOR: "jihad", "minor_jihad": "jihad"}
"""Operations that people choose under another name."""
DECISIVE: Final = {"note-operation": "", "note-event": card_play.EVENT, "note-reserves": card_play.RESERVES}
"""The lines of a log that say what a card is used for."""


class StandIn:
    """Answers for a side by its book; what it means to do with a card it keeps in mind until the next."""

    looks_ahead = False

    def __init__(self, side: str, name: str) -> None:
        self._side = side
        self._name = name
        self._operation = ""
        self._places: list[str] = []
        self._last = ""

    def __reduce__(self) -> tuple[object, ...]:
        """What it has in mind is not taken along."""
        return StandIn, (self._side, self._name)

    def anew(self) -> StandIn:
        """The same for another game."""
        return StandIn(self._side, self._name)

    def answer(self, question: Question, sight: Sight) -> Sequence[str]:
        """As the book would; where it has nothing to say, by rule of thumb."""
        try:
            keys = self._asked(question, sight)
            if keys:
                question.check(keys)
                return keys
        except AT_A_LOSS:
            pass
        return OTHERS[self._side].answer(question, sight)

    def _asked(self, question: Question, sight: Sight) -> Sequence[str]:
        purpose, offered = question.purpose, [option.key for option in question.options]
        if purpose == Purpose.PLAY_CARD:
            return self._card(offered, sight)
        if purpose == Purpose.USE_CARD:
            use = OPERATIONS.get(self._operation, self._operation)
            return (use,) if use in offered else ()
        if purpose == Purpose.JIHAD_MAJOR:
            return (YES if self._operation == MAJOR else NO,)
        named = self._named(offered)
        if named:
            return named
        g = self._play(sight.state(), None)
        if self._operation == card_play.EVENT and g.s.playing:
            g.event = g.card(g.s.playing[-1]).event
        ended = _carried_out(g.books[self._side].answer(g, question), sight)
        return tuple(ended) if isinstance(ended, Sequence) else ()

    def _named(self, offered: Sequence[str]) -> Sequence[str]:
        """The first of the places it has named that is on offer; the last one again where more are asked for."""
        for id in self._places:
            if id in offered:
                self._places.remove(id)
                self._last = id
                return (id,)
        return (self._last,) if self._last in offered else ()

    def _card(self, offered: Sequence[str], sight: Sight) -> Sequence[str]:
        """The first card in hand, played aside to see what comes of it (9.2, 12.4, 13.4)."""
        s: State = sight.state()
        first = next((number for number in s.hands[self._side] if str(number) in offered), None)
        self._operation, self._places, self._last = "", [], ""
        if first is None:
            return ()
        notes: list[Note] = []
        g = self._play(s, notes.append)
        hand = g.s.hands[self._side]
        hand.remove(first)
        hand.insert(0, first)
        try:
            _carried_out(g.books[self._side].play_card(g), sight)
        except (Ended, *AT_A_LOSS):
            pass  # what was told before that will do
        self._operation, self._places = _told(self._side, notes)
        return (str(first),)

    def _play(self, s: State, tell: Callable[[Note], None] | None) -> Play:
        s = s.copy()
        return Play(s, tell, {**opponents.seated(s), self._side: STAND_INS[self._side][self._name]()})


def stand_in(side: str) -> Callable[[str], StandIn]:
    """Who makes a stand-in for a side by the name of its book."""
    return lambda name: StandIn(side, name)


def _carried_out(rules: Ask[object], sight: Sight) -> object:
    """What rules come to with lots of one's own; others who are asked say the first that they may."""
    reply: object = None
    while True:
        try:
            request = rules.send(reply)
        except StopIteration as ended:
            return ended.value
        if isinstance(request, Roll):
            reply = 1 + sight.below(SIDES)
        elif isinstance(request, Draw):
            if not request.among:
                raise RulesFault("nothing to draw that the side could see")
            reply = request.among[sight.below(len(request.among))]
        elif isinstance(request, Question):
            reply = tuple(option.key for option in request.options[: request.at_least])
        else:
            reply = None


def _told(side: str, notes: Sequence[Note]) -> tuple[str, list[str]]:
    """The use of the card that a log tells of, and where: a country as often as it is acted in."""
    use, after = "", list[Mapping[str, object]]()
    for note in notes:
        id, args = note.message.id, note.message.args
        if note.kind != "told":
            continue
        if id in DECISIVE and args.get("side") == side:
            if use:
                break  # Radicalization and the like follow, which no person may do
            use = _name(args.get("operation"), "op-") or DECISIVE[id]
        elif use:
            after.append(args)
    return use, [] if use == card_play.EVENT else _acted_in(after)


def _acted_in(told: Sequence[Mapping[str, object]]) -> list[str]:
    """Where dice are declared, else from where to where pieces go, else where dice are rolled, else what is named."""
    rolled = [what.args for args in told if isinstance(what := args.get("what"), Message)]
    declared = [id for args in told for id in _countries(args) * int(str(args.get("dice", 0)))]
    moved = [id for args in told if "origin" in args for id in (_name(args["origin"], "country-"), *_countries(args))]
    return (
        declared
        or moved
        or [id for args in rolled for id in _countries(args)]
        or [id for args in told for id in _countries(args) * int(str(args.get("count", 1)))]
    )


def _countries(args: Mapping[str, object]) -> list[str]:
    name = _name(args.get("country"), "country-") or _name(args.get("country"), "option-")
    return [name] if name else []


def _name(what: object, prefix: str) -> str:
    return what.id.removeprefix(prefix) if isinstance(what, Message) and what.id.startswith(prefix) else ""
