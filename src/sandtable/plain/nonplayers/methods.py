"""How a method is made of the procedures of its factions: the event or an operation, and what all of them answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from sandtable.core.charts import Flow
from sandtable.core.play import Book
from sandtable.core.questions import Ask, unasked
from sandtable.plain.nonplayers import events, propaganda, reacting
from sandtable.plain.nonplayers.steps import Operations, chosen_operation
from sandtable.plain.nonplayers.turn import Conversation, Handler, Method, Nonplayer, Sitting
from sandtable.plain.purposes import Purpose
from sandtable.plain.state import State
from sandtable.plain.terms import EVENT, GOVERNMENT, PASS, TALIBAN, WARLORDS

LEAST_RESOURCES: Final = {GOVERNMENT: 3, TALIBAN: 1, WARLORDS: 1}  # 8.1e


class Procedures(NamedTuple):
    """How a faction chooses its operation, and how it carries each one out."""

    choice: Flow[State, str]
    operations: Operations
    actions: Mapping[str, Conversation]


def nothing(t: Sitting) -> Ask[str]:
    """Give nothing to anybody (8.1.2f)."""
    return unasked(t.question.options[0].key)


def method(
    name: str, rule: str, factions: Mapping[str, Procedures], takes_event: Callable[[Sitting, events.Books], Ask[bool]]
) -> Method:
    """A set of non-player rules, with whatever makes it take an event."""

    def seated(s: State) -> Mapping[str, Book]:
        """Those who play by it, to try something out."""
        return dict.fromkeys(s.books, Nonplayer(made))

    def act(t: Sitting) -> Ask[str]:
        """The event, unless a line refuses it; else an operation, or without the Resources for one pass (8.1)."""
        if (yield from takes_event(t, seated)):
            return EVENT
        needed = LEAST_RESOURCES.get(t.faction, 0)
        if needed and t.s.resources[t.faction] < needed:
            t.g.note("why-poor", "8.1e", why=True, count=needed)
            return PASS
        procedures = factions[t.faction]
        return chosen_operation(t, procedures.choice, procedures.operations)

    handlers: dict[str, Handler] = {
        Purpose.GIVE_FROM: nothing,
        Purpose.GIVE_HOW_MANY: nothing,
        **reacting.HANDLERS,
        **events.HANDLERS,
    }
    made = Method(
        name=name,
        rule=rule,
        factions=tuple(factions),
        handlers=handlers,
        phases={Purpose.ACT: act, **propaganda.HANDLERS},
        actions={(faction, action): run for faction, each in factions.items() for action, run in each.actions.items()},
    )
    return made
