"""Rehearsals told: what a seat means to answer is tried on a twin of its table, an answer pointed at or a whole plan.

What would change is said, and what would be asked then; nothing is answered, rolled or revealed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sandtable.core.forecasts import Outlook, impossible_to_json, possible_to_json
from sandtable.core.game import Game
from sandtable.core.messages import to_json
from sandtable.core.planning import Planning, address_of
from sandtable.core.questions import Question
from sandtable.core.rehearsing import USED, Intention, Rehearsal, Reply, Row
from sandtable.core.table import Table
from sandtable.web.frames import outlook_json, question_json
from sandtable.web.messages import Intended
from sandtable.web.stories import changes

BEST: Final = 2
"""So many places are named as the best."""
FORETOLD: Final = 12
"""What the rules know is said of questions with so many options; of larger ones where a row could be added."""


def intentions_of(intended: Sequence[Intended]) -> list[Intention]:
    """What a browser says that its seat intends."""
    return [Intention(each.purpose, tuple(each.keys), each.about, each.if_possible) for each in intended]


def rehearsal_json(table: Table, seat: str, intended: Sequence[Intended]) -> dict[str, Any]:
    """What would become of a plan, as JSON-ready data for the seat that makes it."""
    rehearsal = table.rehearse(intentions_of(intended), seat, by_default=True)
    planning, now = table.game.planning, table.view(seat)
    views = rehearsal.views()
    replies = [
        _reply_json(table.game, rehearsal, place, changes(before, after))
        for place, (before, after) in enumerate(zip([now, *views], views, strict=False))
    ]
    asked = _asked_then(rehearsal)
    if asked is not None and planning is not None and rehearsal.question is not None:
        asked |= _of_a_plan(planning, rehearsal.question, rehearsal.seen())
    return {
        "stopped": rehearsal.stopped,
        "asked": rehearsal.asked,
        "under_way": planning is not None and planning.under_way(rehearsal.seen(), seat),
        "rows": [_row_json(row) for row in rehearsal.rows],
        "replies": replies,
        "question": asked,
        "changes": changes(now, views[-1] if views else now),
    }


def ahead_json(table: Table, seat: str, keys: Sequence[str], place: str | None = None) -> dict[str, Any]:
    """For each of these answers what would change in the view of the seat, and what it would be asked next.

    Of a ``place`` it is also said why it could not be chosen then, and what the others could do there.
    """
    question, now = table.question, table.view(seat)
    assert question is not None
    found: dict[str, Any] = {}
    for key in keys:
        rehearsal = table.rehearse([Intention(str(question.purpose), (key,))], seat)
        if rehearsal.rows[0].fate == USED:
            after = {"question": _asked_then(rehearsal), "changes": changes(now, rehearsal.view())}
            found[key] = {"stopped": rehearsal.stopped, **after, "best": _best(rehearsal)}
            if place is not None and (missing := rehearsal.why_not(place.partition(":")[2])) is not None:
                found[key]["missing"] = impossible_to_json(missing)
    if place is None:
        return {"answers": found}
    others = table.game.others_could(table.seen_by(seat), seat, place)
    return {"answers": found, "others": [possible_to_json(each) for each in others]}


def _best(rehearsal: Rehearsal) -> list[str]:
    """The places that would be worth most to the seat, the best first."""
    asked = rehearsal.question
    found = {} if asked is None else {key: each for key, each in rehearsal.worths().items() if asked.option(key).target}
    return sorted(found, key=lambda key: -found[key])[:BEST]


def _asked_then(rehearsal: Rehearsal) -> dict[str, Any] | None:
    """What the seat would be asked where a rehearsal stopped, with what the rules know about it."""
    return None if rehearsal.question is None else _foretold(rehearsal.question, rehearsal.outlook())


def _row_json(row: Row) -> dict[str, Any]:
    return {"fate": row.fate, "reason": None if row.reason is None else to_json(row.reason)}


def _reply_json(game: Game, rehearsal: Rehearsal, place: int, changed: list[Any]) -> dict[str, Any]:
    """A question that was answered on the way, and what changed by it."""
    reply, planning = rehearsal.replies[place], game.planning
    more = planning is not None and _offers_more(planning, rehearsal.replies, place)
    told = more or len(reply.question.options) <= FORETOLD
    data = _foretold(reply.question, rehearsal.outlook_on(reply) if told else _of_the_chosen(game, reply))
    if planning is not None:
        data |= _of_a_plan(planning, reply.question, game.seen_by(reply.before, rehearsal.seat) if more else None)
    return {**data, "keys": list(reply.keys), "by": reply.by, "changes": changed}


def _foretold(question: Question, known: Outlook) -> dict[str, Any]:
    """A question with what the rules know about its options."""
    data, outlook = question_json(question) or {}, outlook_json(known)
    options = [{**option, "forecast": outlook["forecasts"].get(option["key"])} for option in data["options"]]
    return {**data, "options": options, "impossible": outlook["impossible"]}


def _of_the_chosen(game: Game, reply: Reply) -> Outlook:
    """What the rules knew about the answer that was given."""
    seen = game.seen_by(reply.before, reply.question.seat)
    found = {key: game.forecast(seen, reply.question, key) for key in reply.keys}
    return Outlook({key: forecast for key, forecast in found.items() if forecast is not None})


def _offers_more(planning: Planning, replies: Sequence[Reply], place: int) -> bool:
    """Whether a row could be added here: it is the last time that this is asked."""
    question = replies[place].question
    return question.purpose in planning.parts and not any(
        reply.question.purpose == question.purpose for reply in replies[place + 1 :]
    )


def _of_a_plan(planning: Planning, question: Question, seen: Any) -> dict[str, Any]:
    """What a planner wants to know of a question: its address, its part, and what pointing may mean."""
    found = planning.ways(seen, question) if seen is not None else {}
    ways = {target: [[_intention_json(each) for each in way] for way in group] for target, group in found.items()}
    told = {"address": address_of(planning, question), "part": planning.parts.get(question.purpose), "ways": ways}
    return {**told, "ends": True} if question.purpose in planning.ends else told


def _intention_json(intention: Intention) -> dict[str, Any]:
    data = {"purpose": str(intention.purpose), "keys": list(intention.keys), "about": dict(intention.about)}
    return {**data, "if_possible": True} if intention.if_possible else data
