"""Flow charts and priority lists, as rule books print them for the opponents that play by them.

A *flow* is walked from box to box by yes and no. A *chart* gives the candidates of its first box that fits any. *Rows*
narrow candidates one after another until one is left, and chance decides the rest. Everything tried is told as a
reason, so that a player can follow it with a finger on the page. Messages: ``box-<chart>-<box>``, ``priority-<row>``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from sandtable.core.messages import Message
from sandtable.core.play import Play
from sandtable.core.questions import Ask

S = TypeVar("S")
X = TypeVar("X")
P = TypeVar("P", bound=Play[Any])

# -- flows: yes or no


class Box(Generic[S, X]):
    """A box of a flow: its printed question, and where yes and no lead (to another box, or out of the flow).

    A box may be called after what its yes leads to, with a question mark (``recruit?``) that the word files leave out.
    """

    def __init__(
        self, id: str, asks: Callable[[S, X], bool], yes: str, no: str, rule: str, silent_no: bool = False
    ) -> None:
        self.id = id
        self.asks = asks
        self.yes = yes
        self.no = no
        self.rule = rule
        self.silent_no = silent_no
        """Whether a no goes without saying."""


class Flow(Generic[S, X]):
    """A flow chart: its name and its boxes."""

    def __init__(self, name: str, boxes: dict[str, Box[S, X]]) -> None:
        self.name = name
        self.boxes = boxes

    @classmethod
    def of(cls, name: str, *boxes: Box[S, X]) -> Flow[S, X]:
        """A flow of these boxes, each found by its id."""
        return cls(name, {box.id: box for box in boxes})

    def follow(self, g: P, about: X, start: str, hindrance: Callable[[P, X, str], None] | None = None) -> str:
        """Walk from a box to what the flow says to do, telling each answer.

        ``hindrance`` may tell what makes a box say no though what is printed would not.
        """
        at = start
        while at in self.boxes:
            box = self.boxes[at]
            answer = box.asks(g.s, about)
            if not answer and hindrance is not None:
                hindrance(g, about, box.id)
            if g.tells and (answer or not box.silent_no):
                tell_answer(g, Message(f"box-{self.name}-{box.id.rstrip('?')}"), box.rule, answer)
            at = box.yes if answer else box.no
        return at


def tell_answer(g: Play[Any], question: Message, rule: str, answer: bool) -> None:
    """Tell how a printed question was answered."""
    g.note("why-yes" if answer else "why-no", rule, why=True, question=question)


def tell_candidates(g: Play[Any], id: str, rule: str, candidates: Sequence[Any], **args: object) -> None:
    """Tell a reason together with the candidates it leaves."""
    if not g.tells:
        return
    named: dict[str, Any] = {**args, g.candidates: list(candidates)}
    g.note(id, rule, why=True, **named)


# -- charts: the first box that fits


class WhereBox(Generic[S, X]):
    """A box of a chart: the candidates it fits, if its own condition holds."""

    def __init__(
        self,
        name: str,
        fits: Callable[[S, X], Any],
        opens: Callable[[S], Any] | None = None,
        keeps: Callable[[S, Sequence[X]], Sequence[X]] | None = None,
    ) -> None:
        self.name = name
        self.fits = fits
        self.opens = opens
        """Its own condition; a box without one is always open."""
        self.keeps = keeps
        """Which of the candidates it fits it keeps, if its print says more than what fits."""

    def is_open(self, s: S) -> bool:
        """Whether its own condition holds."""
        return self.opens is None or bool(self.opens(s))


class Chart(Generic[S, X]):
    """A chart that says where: its name, its rule, and its boxes from the top."""

    def __init__(self, name: str, rule: str, boxes: tuple[WhereBox[S, X], ...]) -> None:
        self.name = name
        self.rule = rule
        self.boxes = boxes

    def citing(self, rule: str) -> Chart[S, X]:
        """The same chart, followed because another rule says so."""
        return Chart(self.name, rule, self.boxes)

    def allows(self, s: S, candidates: Sequence[X]) -> bool:
        """Whether any box gives any of the candidates."""
        return any(box.is_open(s) and any(box.fits(s, each) for each in candidates) for box in self.boxes)


def first_box(g: Play[S], chart: Chart[S, X], candidates: Sequence[X]) -> list[X]:
    """The candidates in the first box of a chart that fits any; none if no box does."""
    s = g.s
    for box in chart.boxes:
        opens = box.is_open(s)
        fitting = [each for each in candidates if box.fits(s, each)] if opens else []
        if box.keeps is not None and len(fitting) > 1:
            fitting = list(box.keeps(s, fitting))
        if g.tells:
            _tell_box(g, chart, box, opens, fitting)
        if fitting:
            return fitting
    return []


def first_box_or_all(g: Play[S], chart: Chart[S, X], candidates: Sequence[X]) -> list[X]:
    """The candidates narrowed by the first box that holds for any of them; all of them if none does."""
    return first_box(g, chart, candidates) or list(candidates)


def _tell_box(g: Play[Any], chart: Chart[S, X], box: WhereBox[S, X], opens: bool, fitting: Sequence[X]) -> None:
    """Tell whether a box is open, and what it gives."""
    name = Message(f"box-{chart.name}-{box.name}")
    if not opens:
        g.note("why-closed-box", chart.rule, why=True, box=name)
    elif fitting:
        tell_candidates(g, "why-box", chart.rule, fitting, box=name)
    else:
        g.note("why-not-box", chart.rule, why=True, box=name)


# -- rows: narrow until one is left


class Row(Generic[S, X]):
    """A row of a priority list: those of the candidates that go before the others."""

    def __init__(
        self,
        name: str,
        narrowed: Callable[[S, Sequence[X]], Sequence[X]],
        counts: Callable[[S], Any] | None = None,
    ) -> None:
        self.name = name
        self.narrowed = narrowed
        self.counts = counts
        """When it counts at all; a row without a condition always does."""

    def counting(self, counts: Callable[[S], Any]) -> Row[S, X]:
        """The same row, which counts only when this holds."""
        return Row(self.name, self.narrowed, counts)


def holds(name: str, condition: Callable[[S, X], Any]) -> Row[S, X]:
    """Candidates for which a condition holds go first; the row does nothing if it holds for none."""
    return Row(name, lambda s, candidates: [each for each in candidates if condition(s, each)] or candidates)


def highest(name: str, value: Callable[[S, X], int | None]) -> Row[S, X]:
    """Candidates with the most of something go first; those for which it is not defined (None) lose to all others."""
    return Row(name, lambda s, candidates: best(candidates, [value(s, each) for each in candidates], max))


def lowest(name: str, value: Callable[[S, X], int | None]) -> Row[S, X]:
    """Candidates with the least of something go first; those for which it is not defined (None) lose to all others."""
    return Row(name, lambda s, candidates: best(candidates, [value(s, each) for each in candidates], min))


def best(candidates: Sequence[X], values: Sequence[int | None], choose: Callable[[Sequence[int]], int]) -> Sequence[X]:
    """The candidates whose value is the one chosen of all values; all of them if none has any."""
    defined = [value for value in values if value is not None]
    if not defined:
        return candidates
    chosen = choose(defined)
    return [each for each, value in zip(candidates, values, strict=True) if value == chosen]


def narrowed(g: Play[S], rule: str, rows: Sequence[Row[S, X]], candidates: Sequence[X]) -> list[X]:
    """The candidates that are left after all rows, telling each row that made a difference."""
    left: Sequence[X] = candidates
    for row in rows:
        if len(left) <= 1:
            break
        if row.counts is not None and not row.counts(g.s):
            continue
        fewer = row.narrowed(g.s, left)
        if len(fewer) < len(left):
            left = fewer
            if g.tells:
                tell_candidates(g, "why-priority", rule, left, priority=Message(f"priority-{row.name}"))
    return list(left)


def settled(s: S, rows: Sequence[Row[S, X]], candidates: Sequence[X]) -> Sequence[X]:
    """The candidates that all rows would leave, told to nobody."""
    left = candidates
    for row in rows:
        if len(left) > 1 and (row.counts is None or row.counts(s)):
            left = row.narrowed(s, left)
    return left


def select(
    g: P,
    rule: str,
    rows: Sequence[Row[Any, X]],
    candidates: Sequence[X],
    by_lot: Callable[[P, Sequence[X]], Ask[X]],
) -> Ask[X]:
    """One candidate: narrowed row by row, and if several are left, by lot."""
    return (yield from by_lot(g, narrowed(g, rule, rows, candidates)))
