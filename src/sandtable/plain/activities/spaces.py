"""The spaces of a special activity, one after the other: the first must be, the others may."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.core.questions import Ask
from sandtable.plain.play import Play
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.under_way import Doing


def next_of(
    g: Play,
    faction: str,
    doing: Doing,
    purpose: Purpose,
    most: int,
    spaces: Iterable[Space],
    **about: object,
) -> Ask[Space | None]:
    """The next space of an activity, out of those of these that were not used; None when it is done."""
    left = [x for x in spaces if x.id not in doing.spaces] if len(doing.spaces) < most else []
    if not left:
        return None
    if doing.spaces:
        space = yield from g.choose_or_stop(faction, purpose, left, **about)
    else:
        space = yield from g.choose(faction, purpose, left, **about)
    if space is not None:
        doing.spaces.append(space.id)
    return space
