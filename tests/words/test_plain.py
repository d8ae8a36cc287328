"""Every id that A Distant Plain uses has its words, and every message finds the arguments it asks for."""

from __future__ import annotations

import fnmatch

import pytest

from sandtable import Table
from sandtable.core.game import game_named
from sandtable.core.messages import Message
from sandtable.core.table import DEALER, PHYSICAL
from sandtable.plain.activities.menu import ACTIVITIES
from sandtable.plain.adjustable import groups
from sandtable.plain.cards import DECK
from sandtable.plain.effects import OPERATIONS
from sandtable.plain.map import AREAS
from sandtable.plain.options import OPTIONS
from sandtable.plain.purposes import Purpose
from sandtable.plain.scenarios import SCENARIOS
from sandtable.plain.terms import BOXES, DECEPTION, FACTIONS, LEVELS, PIECES, TEXTS
from sandtable.words import Words
from tests.playing import answers, at_random
from tests.words.scan import SOURCE, scan

WORDS = Words(game="plain", strict=True)


def test_every_purpose_is_asked() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (SOURCE / "plain").rglob("*.py"))
    for purpose in Purpose:
        assert f"Purpose.{purpose.name}" in source


def test_no_words_are_left_over() -> None:
    used = {
        *scan("core", "search", "seat", "plain").ids,
        *(f"ask-{purpose}" for purpose in Purpose),
        "note-die",
        "note-adjusted",
        "note-objects",
        "ask-consent",
    }
    for prefix in ("note-", "ask-", "roll-", "draw-", "forecast-", "impossible-", "refusal-", "fault-"):
        own = [id for id in WORDS.ids(prefix) if not Words(strict=True).has(id)]
        for id in own:
            if prefix in ("refusal-", "fault-"):
                continue
            assert any(fnmatch.fnmatch(id, each) for each in used if each != f"{prefix}*"), id


NAMES = [
    *(f"ask-{purpose}" for purpose in Purpose),
    *(f"space-{id}" for id in AREAS),
    *(f"card-{number}" for number in DECK),
    *(f"faction-{faction}" for faction in FACTIONS),
    *(f"side-{faction}" for faction in FACTIONS),
    *(f"piece-{piece}" for piece in PIECES),
    *(f"level-{level}" for level in LEVELS.values()),
    *(f"control-{control}" for control in ("coin", "taliban", "none")),
    *(f"box-{box}" for box in BOXES),
    *(f"text-{text}" for text in TEXTS),
    *(f"marker-{marker}" for marker in DECEPTION),
    *(f"scenario-{name}" for name in SCENARIOS),
    *(f"setting-{name}" for name in OPTIONS),
    *(f"{name}-{str(value).lower()}" for name, values in OPTIONS.items() for value in values if value != ""),
    *(f"option-{name}" for name in (*OPERATIONS, *ACTIVITIES)),
    *(f"operation-{name}" for name in OPERATIONS),
    *(f"activity-{name}" for name in ACTIVITIES),
    *(f"momentum-{name.replace(':', '-')}" for name in DECK.momenta),
    *(f"lasting-{name.partition(':')[0]}" for name in DECK.lasting),
    *(f"adjust-{field.id}" for group in groups() for field in group.fields),
    "victory-during",
    "victory-after",
]


@pytest.mark.parametrize("id", sorted(set(NAMES)))
def test_everything_has_a_name(id: str) -> None:
    assert WORDS.has(id)


def test_every_card_says_what_its_texts_do() -> None:
    for number, card in DECK.items():
        for text in TEXTS:
            assert bool(WORDS.attribute(f"card-{number}", text)) == (text in card.texts)


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_can_be_told(seed: int) -> None:
    seats = dict.fromkeys(FACTIONS, "random")
    table = Table.new("plain", seats=seats, seed=seed, scenario=SCENARIOS[seed], deception=True)
    assert table.outcome is not None
    for note in table.notes:
        assert WORDS.say(note.message)
    assert WORDS.say(table.outcome.message)


@pytest.mark.parametrize("seed", range(3))
def test_every_question_and_forecast_of_a_game_can_be_said(seed: int) -> None:
    table = Table.new("plain", seed=seed, dice=PHYSICAL if seed % 2 else None, scenario=SCENARIOS[seed])
    for question in answers(table, at_random(seed), 1500):
        assert question.seat in (*FACTIONS, DEALER)
        assert WORDS.say(question.prompt)
        for option in question.options[:12]:
            assert WORDS.say(option.label)
            said = table.forecast(option.key)
            if said is not None:
                for message in (said.cost, said.needs, *said.leads_to, *said.warnings):
                    assert message is None or WORDS.say(message)
        for no in table.impossible():
            assert WORDS.say(no.label)
            assert WORDS.say(no.reason)


def test_sentences_read_naturally() -> None:
    assert WORDS("note-passes", faction="taliban") == "The Taliban pass."
    assert WORDS("note-passes", faction="coalition") == "The Coalition passes."
    assert WORDS.say(Message("forecast-cost", {"count": 0, "faction": "government"})) == "free"
    assert game_named("plain").facts()["cards"]["24"]["provenance"]["unshaded"] == "known"


@pytest.mark.parametrize(
    ("faction", "does"),
    [
        ("coalition", "The Coalition wins"),
        ("government", "The Government wins"),
        ("taliban", "The Taliban win"),
        ("warlords", "The Warlords win"),
    ],
)
def test_who_is_many_wins_as_many(faction: str, does: str) -> None:
    side, reason = Message(f"side-{faction}"), Message("victory-during")
    assert WORDS.say(Message("ui-wins", {"side": faction})) == does
    over = Message("terminal-over", {"reason": reason, "winner": side, "rule": "7.2"})
    assert WORDS.say(over) == f"The game is over. A faction has reached its goal. {does} (7.2)."
    assert WORDS.say(Message("games-over", {"reason": reason, "winner": side})).endswith(f"{does}.")
    note = Message("note-game-over", {"reason": reason, "faction": Message(f"faction-{faction}")})
    assert WORDS.say(note) == f"A faction has reached its goal. {does}."


def test_who_is_many_does_everything_as_many() -> None:
    assert WORDS.say(Message("ui-thinking", {"side": "warlords"})) == "The Warlords are thinking"
    assert WORDS.say(Message("ui-curtain", {"side": "taliban"})) == "The Taliban are to answer"
    assert WORDS.say(Message("ui-curtain", {"side": "coalition"})) == "The Coalition is to answer"
