"""Trials: what an option does, tried on a copy of the table by the rules' own functions, for ``forecasts`` to tell."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from sandtable.core.messages import Argument, Message
from sandtable.core.questions import Question
from sandtable.plain import pieces, support, tracks
from sandtable.plain.activities import government, taliban, warlords
from sandtable.plain.executing import ASK_GIFT, GIVE, LIFT, Action
from sandtable.plain.operations import assault, insurgent
from sandtable.plain.operations.coin import COST, PATRONAGE_MOVED, PATRONAGE_TO_RESOURCES
from sandtable.plain.play import BACK, DONE, NO, YES, Play
from sandtable.plain.purposes import Purpose
from sandtable.plain.state import Space, State
from sandtable.plain.terms import (
    ACTIVE,
    ASSAULT,
    AVAILABLE,
    BASE,
    BOXES,
    CASUALTIES,
    COALITION,
    GOVERNMENT,
    GOVERNMENT_BASE,
    GOVERNMENT_POLICE,
    GOVERNMENT_TROOPS,
    LEVELS,
    OWNER,
    PIECE,
    PIECES,
    STOCK,
    TALIBAN,
    UNDERGROUND,
    WARLORD_BASE,
    WARLORDS,
)


class Trial:
    """An option tried on a copy: ``g`` plays there, and tells nobody."""

    def __init__(self, s: State, question: Question, key: str) -> None:
        self.g = Play(s.copy(), None)
        self.s = self.g.s
        self.seat = question.seat
        self.question = question
        self.key = key

    @property
    def space(self) -> Space:
        """The space that the option names, or else the one that the question is about."""
        return self.s.spaces.get(self.key) or self.about

    @property
    def about(self) -> Space:
        """The space that the question is about."""
        return self.s[str(self.question.about["space"]).removeprefix("space:")]

    @property
    def number(self) -> int:
        """The number that the option is."""
        return int(self.key)


# -- COIN operations


def _train(t: Trial) -> None:
    """So many cubes are placed; the Coalition pays for a space where it places any (3.2.1a-b)."""
    if "base" in t.question.about:  # which cubes a Base replaces (3.2.1d)
        return
    piece = GOVERNMENT_TROOPS if t.question.purpose == Purpose.TRAIN_TROOPS else GOVERNMENT_POLICE
    placed = pieces.place(t.g, t.about, piece, t.number)
    if placed and t.seat == COALITION and not t.question.about.get("free"):
        tracks.pay(t.g, COALITION, COST)


def _train_then(t: Trial) -> None:
    if t.key == PATRONAGE_TO_RESOURCES:
        tracks.transfer(t.g, tracks.PATRONAGE, GOVERNMENT, PATRONAGE_MOVED)


def _purchase(t: Trial) -> None:
    support.purchase(t.g, t.about, t.seat, t.number, "6.4")


def _activate(t: Trial) -> None:
    pieces.activate(t.g, t.about, t.key.removeprefix("activate_"), int(str(t.question.about["count"])))


def _assault_target(t: Trial) -> None:
    target, most = t.key.removeprefix("remove_"), int(str(t.question.about["count"]))
    assault.remove_target(t.g, Action(t.seat, ASSAULT), t.about, target, most, "3.2.4e")


def _with_government(t: Trial) -> None:
    if t.key == YES:
        tracks.pay(t.g, COALITION, assault.COST)


# -- insurgent operations


def _rally(t: Trial) -> None:
    faction, space = t.seat, t.about
    way = t.key.removeprefix("rally_")
    if way == insurgent.PLACE:
        pieces.place(t.g, space, UNDERGROUND[faction], 1)
    elif way == insurgent.BASE_HERE:
        shown = pieces.remove(t.g, space, ACTIVE[faction], 2)
        pieces.remove(t.g, space, UNDERGROUND[faction], 2 - shown)
        pieces.place(t.g, space, BASE[faction], 1)
    elif way == insurgent.HIDE:
        pieces.hide(t.g, space, faction, space.count[ACTIVE[faction]])


def _mass(t: Trial) -> None:
    pieces.place(t.g, t.about, UNDERGROUND[t.seat], t.number)


def _attack_target(t: Trial) -> None:
    piece = PIECE[t.key]
    pieces.remove(t.g, t.about, piece, 1, None, CASUALTIES if OWNER[piece] == COALITION else AVAILABLE)


# -- special activities


def _strike(t: Trial) -> None:
    pieces.remove(t.g, t.about, PIECE[t.key])


def _surge_aid(t: Trial) -> None:
    """The rest of the die, which is the highest option, goes to the Warlords."""
    tracks.change(t.g, tracks.AID, t.number)
    tracks.change(t.g, WARLORDS, max(map(int, t.question.keys)) - t.number)


def _govern(t: Trial) -> None:
    if t.key == f"govern_{government.RETURNEES}":
        support.place_returnees(t.g, t.about)
    else:
        government.take_patronage(t.g, t.about)


def _extort(t: Trial) -> None:
    if not t.question.about.get("silent"):
        pieces.activate(t.g, t.space, TALIBAN, 1)
    taliban.extort_in(t.g, t.space)


def _suborn(t: Trial) -> None:
    if t.key == f"suborn_{warlords.BRIBE_BASE}":
        pieces.remove(t.g, t.about, GOVERNMENT_BASE)


def _suborn_hide(t: Trial) -> None:
    pieces.hide(t.g, t.about, str(t.question.about["faction"]), t.number)


def _lift(t: Trial) -> None:
    if t.key in PIECE:
        pieces.remove(t.g, t.about, PIECE[t.key])


TRIALS: Final[Mapping[str, Callable[[Trial], object]]] = {
    Purpose.TRAIN_TROOPS: _train,
    Purpose.TRAIN_POLICE: _train,
    Purpose.TRAIN_THEN: _train_then,
    Purpose.CIVIC_ACTION_HOW_MUCH: _purchase,
    Purpose.SHARIA_HOW_MUCH: _purchase,
    Purpose.ACTIVATE_WHOSE: _activate,
    Purpose.ASSAULT_TARGET: _assault_target,
    Purpose.ASSAULT_WITH_GOVERNMENT: _with_government,
    Purpose.RALLY_HOW: _rally,
    Purpose.RALLY_HOW_MANY: _mass,
    Purpose.ATTACK_TARGET: _attack_target,
    Purpose.SURGE_AID: _surge_aid,
    Purpose.AIR_STRIKE_TARGET: _strike,
    Purpose.GOVERN_HOW: _govern,
    Purpose.ERADICATE_WHERE: lambda t: government.eradicate_in(t.g, t.space),
    Purpose.EXTORT_WHERE: _extort,
    Purpose.CULTIVATE_WHERE: lambda t: pieces.place(t.g, t.space, WARLORD_BASE, 1),
    Purpose.TRAFFIC_WHERE: lambda t: warlords.traffic_in(t.g, [t.space]),
    Purpose.SUBORN_HOW: _suborn,
    Purpose.SUBORN_CUBE: _lift,
    Purpose.SUBORN_HIDE: _suborn_hide,
    Purpose.RECRUIT_WHERE: lambda t: pieces.place(t.g, t.space, UNDERGROUND[TALIBAN], 1),
    Purpose.REAPERS_SHIFT: lambda t: support.shift(t.g, t.space, -1),
}
"""What an option does at once, by purpose."""


STOPS: Final = frozenset((DONE, BACK, NO, LIFT, GIVE, ASK_GIFT))
"""Options that do nothing of what is asked."""


def tried(s: State, question: Question, key: str) -> State | None:
    """The table as an option would leave it at once, or None where that is not known."""
    trial = TRIALS.get(question.purpose)
    if trial is None or key in STOPS:
        return None
    t = Trial(s, question, key)
    trial(t)
    return t.s


# -- what has changed


def changes(before: State, after: State) -> Iterator[Message]:
    """What is different on the table: pieces, their state, Control, levels, markers, tracks and Islamabad."""
    for id, there in after.spaces.items():
        here = before.spaces[id]
        if here.lies() != there.lies():
            yield from _space(here, there)
    for track in tracks.MOST:
        by = tracks.value(after, track) - tracks.value(before, track)
        if by:
            yield Message("forecast-up" if by > 0 else "forecast-down", {"count": abs(by), "track": track})
    if after.box != before.box:
        yield Message("forecast-islamabad", {"box": BOXES[after.box]})


def _space(before: Space, after: Space) -> Iterator[Message]:
    by = [0] * len(PIECES)
    for piece, count in enumerate(after.count):
        by[STOCK[piece]] += count - before.count[piece]
    for piece, count in enumerate(by):
        if count:
            name = Message(f"piece-{PIECES[piece]}")
            yield Message("forecast-placed" if count > 0 else "forecast-removed", {"count": abs(count), "piece": name})
    for faction, shown in ACTIVE.items():
        turned = after.count[shown] - before.count[shown]
        if turned and not by[UNDERGROUND[faction]]:
            args: dict[str, Argument] = {"count": abs(turned), "faction": faction}
            yield Message("forecast-shown" if turned > 0 else "forecast-hidden", args)
    if after.level != before.level:
        yield Message("forecast-level", {"level": LEVELS[after.level]})
    if after.terror < before.terror:
        yield Message("forecast-terror-removed", {"count": before.terror - after.terror})
    if after.returnees and not before.returnees:
        yield Message("forecast-returnees")
    if after.control != before.control:
        yield Message("forecast-control", {"control": after.control})
