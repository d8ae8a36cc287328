"""Rules are tried out by themselves: whatever they ask is answered as it is given."""

from __future__ import annotations

from sandtable.core.chance import Draw, Reveal, Roll
from sandtable.core.messages import Message
from sandtable.core.questions import Ask, Option, Question
from sandtable.core.trying import the_first, the_least, tried

OPTIONS = [Option(key, Message("m")) for key in ("a", "b", "c")]


def rules(heard: list[object]) -> Ask[str]:
    """Rules that ask everything there is to ask."""
    heard.append((yield Question("us", "purpose", OPTIONS, 2, 3)))
    heard.append((yield Roll("die")))
    heard.append((yield Draw("card", [7, 8, 9], lambda card: OPTIONS[0])))
    heard.append((yield Reveal("hand")))
    return "the end"


def test_every_request_has_its_reply_and_nothing_is_left_over() -> None:
    heard: list[object] = []
    tried(rules(heard), the_least, lambda die: 5, the_first)
    assert heard == [("a", "b"), 5, 7, None]


def test_who_answers_sees_what_is_asked() -> None:
    heard: list[object] = []
    tried(
        rules(heard), lambda question: [question.keys[-1]], lambda die: len(die.purpose), lambda draw: max(draw.among)
    )
    assert heard == [("c",), 3, 9, None]
