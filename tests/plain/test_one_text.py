"""A card may have one text (5.2): whatever asks, shows or plays events takes it as it is, whichever text is left."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from sandtable.plain.cards import DECK, Card
from sandtable.plain.nonplayers.events import text_for
from sandtable.plain.terms import FACTIONS, TEXTS
from sandtable.plain.views import facts
from sandtable.terminal.plain.cards import Cards
from sandtable.words import Words
from tests.plain.nonplayers import book_plays
from tests.plain.rich import RICH, rich
from tests.plain.scene import play, scene, turn
from tests.playing import offered, purpose

EVERY_HALF = [(number, text) for number, card in DECK.items() if not card.is_capability for text in card.texts]


def halved(number: int, text: str) -> Card:
    """A card with but one of its texts."""
    card = DECK[number]

    def kept(row: Any) -> dict[str, Any]:
        return {key: value for key, value in row.items() if key == text}

    return replace(
        card,
        texts=kept(card.texts),
        lasting=kept(card.lasting),
        provenance=kept(card.provenance),
        islamabad=tuple(each for each in card.islamabad if each == text),
    )


@pytest.mark.rule("plain", "5.2")
@pytest.mark.parametrize(("number", "text"), EVERY_HALF)
def test_any_card_with_one_text_is_played(number: int, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """People are not asked which; Non-players use it, whatever the side; it does what it did as one of two."""
    before = play(rich(number), "event", text)
    monkeypatch.setitem(DECK.cards, number, halved(number, text))
    table = play(rich(number), "event")
    assert set(offered(table)).isdisjoint({*TEXTS} - {text})
    play(table, text)
    assert table.position() == before.position()
    assert (purpose(table), offered(table)) == (purpose(before), offered(before))
    for faction in FACTIONS:
        assert text_for(DECK[number], faction) == text
        others = [other for other in FACTIONS if other != faction]
        keys_of: dict[str, Any] = {"next": 13 if number == 12 else 12, "out_of_play": {"troops": 2}, "aid": 30}
        done = book_plays(faction, RICH, others=others, card=number, dice=[2] * 200, **keys_of)
        assert done.said("event-undivided") or done.s.acted[faction] != "event"


@pytest.mark.rule("plain", "5.2")
def test_nobody_is_asked_where_there_is_nothing_to_choose() -> None:
    table = play(turn("coalition", card=45), "event")
    assert table.state.acted == {}  # the card is over
    assert table.state.momentum == ["tribal_elders:unshaded"]
    assert table.state.elders == "coalition"


def test_one_text_is_shown_as_one() -> None:
    cards = Cards(facts(), Words(game="plain", strict=True))
    told = [text for _, *text in cards.texts("45")]
    assert told == [["", Words(game="plain").attribute("card-45", "unshaded")]]
    assert [heading for _, heading, _ in cards.texts("24")] == ["unshaded: ", "shaded: "]


def test_the_question_says_what_there_is_to_choose() -> None:
    words = Words(game="plain", strict=True)
    spaces = {"zabol": {"taliban": 1}}
    one = play(turn("taliban", spaces, card=45), "event")
    two = play(turn("taliban", spaces, card=24), "event")
    asked = [[words.say(table.question.prompt), *(words.say(option.label) for option in table.question.options[:1])]
             for table in (one, two) if table.question]  # fmt: skip
    assert asked == [
        ["Do you carry Tribal Elders out now?", "The event"],
        ["Which text of US-Taliban Talks do you carry out?", "The unshaded text"],
    ]


# -- the marker of Tribal Elders (5.4)


@pytest.mark.rule("plain", "5.4")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_marker_records_the_faction(faction: str) -> None:
    table = play(turn(faction, card=45), "event")
    if purpose(table) == "event_text":
        play(table, "unshaded")
    assert table.state.elders == faction
    assert table.view(None)["elders"] == faction
    assert table.position()["elders"] == {"faction": faction, "used": False}
    assert [note.message.args["faction"] for note in table.notes if note.message.id == "note-lasts-for"] == [faction]


@pytest.mark.parametrize("written", ["tribal_elders", "tribal_elders:unshaded", "tribal_elders:shaded"])
def test_its_momentum_has_one_name(written: str) -> None:
    """Positions from when it had two texts, or that name none, are read as well."""
    table = scene(momentum=[written], elders={"faction": "taliban"})
    assert table.state.momentum == ["tribal_elders:unshaded"]


@pytest.mark.parametrize("changes", [{}, {"elders": {"faction": "warlords"}}], ids=["executing", "named"])
def test_as_printed_the_marker_is_put_down_by_hand(changes: dict[str, Any]) -> None:
    table = play(turn("coalition", card=45, options={"events": "printed"}), "event")
    assert purpose(table) == "event_by_hand"
    table.adjust({"momentum": ["tribal_elders:unshaded"], **changes}, by="coalition")
    assert table.state.elders == ("warlords" if changes else "coalition")
    play(table, "done")
    assert table.state.elders is not None
    fields = [field["id"] for group in facts()["adjust"] for field in group["fields"]]
    assert "elders" in fields
