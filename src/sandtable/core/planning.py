"""Planning: what a game knows of plans, which are intentions that a seat puts together before it answers anything.

A plan has rows. A row is begun by an answer to one of some questions (a space that is selected), and whatever else is
asked in it has an answer by default, so that a whole operation is planned by naming its spaces.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

from sandtable.core.questions import Question
from sandtable.core.rehearsing import Default, Intention

Ways = Mapping[str, Sequence[Sequence[Intention]]]
"""For a target on the table, what one may mean who points at it: each a few intentions, the likeliest first."""


class Planning(NamedTuple):
    """How the plans of a game are made."""

    begins: Collection[str]
    """The purposes of the questions at which a plan may begin."""
    parts: Mapping[str, str]
    """The purposes whose answers are rows, and the part of a plan to which these belong."""
    ends: Collection[str]
    """The purposes that say where the pieces of such a row go."""
    address: Collection[str]
    """What tells two questions of one purpose apart, of all that they are about."""
    default: Default
    ways: Callable[[Any, Question], Ways]
    """What pointing at a target may mean where it is more than an option."""
    under_way: Callable[[Any, str], bool]
    """Whether what a seat has begun is not at its end: a plan that was interrupted there goes on."""


def address_of(planning: Planning, question: Question) -> dict[str, object]:
    """What a question is about, as far as it tells it apart from others of its purpose."""
    return {name: value for name, value in question.about.items() if name in planning.address}
