"""Every id that the games use has its words, and every message finds the arguments it asks for."""

from __future__ import annotations

import fnmatch
import itertools

import pytest

from sandtable import Table
from sandtable.core.errors import BadSetup
from sandtable.core.game import game_named
from sandtable.core.messages import Message
from sandtable.core.table import DEALER, PHYSICAL
from sandtable.labyrinth import adjustable, card_play, markers, victory
from sandtable.labyrinth.expansion import civil_war
from sandtable.labyrinth.purposes import Purpose
from sandtable.labyrinth.rules import AWAKENING, WAR_ON_TERROR, rules_named
from sandtable.labyrinth.scenarios import SCENARIOS
from sandtable.labyrinth.terms import JIHADIST, SIDES, US, Alignment, Governance, Kind, Posture
from sandtable.words import MissingWords, Words
from tests.labyrinth.scene import WORDS, play, turn
from tests.words.scan import scan

BASE = tuple(rules_named(WAR_ON_TERROR).scenarios)
CAMPAIGN = rules_named(AWAKENING, campaign=True)
"""The rules that know every country and every card."""


# -- the source


def test_no_words_are_left_over() -> None:
    """A note, a prompt or a roll that nothing uses any more is taken out of the files."""
    used = {
        *scan("core", "search", "seat", "labyrinth").ids,
        *(f"ask-{purpose}" for purpose in Purpose),
        "forecast-modifier-*",
    }
    for prefix in ("note-", "ask-", "roll-", "draw-", "forecast-", "impossible-"):
        for id in WORDS.ids(prefix):
            assert any(fnmatch.fnmatch(id, each) for each in used if each != f"{prefix}*"), id


# -- what the game is made of

NAMES = [
    *(f"ask-{purpose}" for purpose in Purpose),
    *(f"country-{id}" for id in CAMPAIGN.board.spaces),
    *(f"card-{number}" for number in CAMPAIGN.deck),
    *(f"association-{card.side}" for card in CAMPAIGN.deck.values()),
    *(f"type-{kind}" for kind in Kind),
    *(f"governance-{level.name.lower()}" for level in Governance),
    *(f"alignment-{alignment.name.lower()}" for alignment in Alignment),
    *(f"posture-{posture}" for posture in Posture),
    *(f"side-{side}" for side in SIDES),
    *(f"scenario-{name}" for name in SCENARIOS),
    *(f"mat-{side}" for sides in CAMPAIGN.board.sides.values() for side in sides),
    *(f"adjust-{field.id}" for group in adjustable.groups(CAMPAIGN) for field in group.fields),
    *(f"option-{kind}" for kind in (civil_war.TROOP, civil_war.MILITIA)),
    *(f"option-{name}" for name, marker in markers.MARKERS.items() if marker.troops),
    *(f"marker-{marker}" for marker in (*markers.MARKERS, *markers.LAPSING)),
    *(f"marker-{marker.written_as}" for marker in markers.MARKERS.values() if marker.written_as),
    *(f"victory-{reason}" for reason in victory.CONDITIONS),
    *(f"op-{use}" for use in (*card_play.US_OPERATIONS, *card_play.JIHADIST_OPERATIONS)),
    *(f"op-{use}" for use in ("event", "event_first", "reassessment", "reserves", "pass")),
    *(f"plot-{kind}" for kind in ("1", "2", "3", "wmd", "hidden")),
    *(f"option-{kind}" for kind in ("active", "sleeper", "sadr", "hard", "soft", "yes", "no", "done")),
    *(f"option-{marker.removeprefix('leak_')}" for marker in markers.MARKERS if marker.startswith("leak_")),
    *(f"kind-{kind}" for kind in ("active", "sleeper", "sadr")),
    *(f"prestige-{level}" for level in ("low", "medium", "high", "very_high")),
    *(f"funding-{level}" for level in ("tight", "moderate", "ample")),
    *(f"troops-{level}" for level in ("low_intensity", "war", "overstretch")),
]


@pytest.mark.parametrize("id", sorted(set(NAMES)))
def test_everything_has_a_name(id: str) -> None:
    assert WORDS.has(id)


def test_every_card_says_what_it_does_and_when() -> None:
    for number, side in itertools.product(CAMPAIGN.deck, SIDES):
        for name in ("text", "playable"):
            assert WORDS.attribute(f"card-{number}", name) or WORDS.attribute(f"card-{number}", f"{name}-{side}")


def test_every_rule_has_a_title_and_a_text() -> None:
    rules = WORDS.ids("rule-")
    assert len(rules) > 300
    for id in rules:
        assert WORDS.say(Message(id))
        assert WORDS.attribute(id, "text")


# -- whole games


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_can_be_told(seed: int) -> None:
    table = Table.new("labyrinth", seats=dict.fromkeys(SIDES, "random"), seed=seed, scenario=BASE[seed % len(BASE)])
    assert table.outcome is not None
    for note in table.notes:
        assert WORDS.say(note.message)
    assert WORDS.say(table.outcome.message)


BOOKS = [
    (*opponent.split(":"), level)
    for opponent, levels in game_named("labyrinth").opponents.items()
    for level in (levels[0], levels[-1])
]


@pytest.mark.parametrize(("seat", "opponent", "level"), BOOKS)
def test_a_book_opponent_can_give_its_reasons(seat: str, opponent: str, level: str) -> None:
    seats = {**dict.fromkeys(SIDES, "random"), seat: f"{opponent}:{level}"}
    for seed in range(4):
        table = Table.new("labyrinth", seats=seats, seed=seed, scenario=BASE[seed % len(BASE)])
        assert any(note.kind == "why" for note in table.notes)
        for note in table.notes:
            assert WORDS.say(note.message)


@pytest.mark.parametrize("seed", range(4))
def test_every_question_of_a_game_can_be_asked(seed: int) -> None:
    table = Table.new("labyrinth", seed=seed, dice=PHYSICAL if seed % 2 else None, scenario=BASE[seed % len(BASE)])
    number = 0
    while table.question is not None and number < 2000:
        question = table.question
        assert question.seat in (*SIDES, DEALER)
        assert WORDS.say(question.prompt)
        for option in question.options[:12]:
            assert WORDS.say(option.label)
        keys = question.keys
        first = (number * 7 + seed) % len(keys)
        table.answer(*(keys[first:] + keys[:first])[: max(1, question.at_least)])
        number += 1


# -- saying things


def test_messages_nest_and_lists_read_naturally() -> None:
    places = tuple(Message(f"country-{id}") for id in ("iraq", "philippines", "iran"))
    assert WORDS.say(Message("list-and", {"left": places, "right": "more"})) == "Iraq, Philippines and Iran and more"
    roll = Message("roll-recruit", {"country": places[1], "number": 3})
    assert WORDS("note-die", pips=4, what=roll) == "A 4 is rolled: Recruit in the Philippines (3 or less)."


def test_plain_ids_are_named() -> None:
    text = WORDS("note-governance", country=Message("country-iraq"), governance="poor")
    assert text == "Iraq becomes Poor."
    assert WORDS("note-us-posture", posture="soft") == "The US turns Soft."


def test_a_prompt_says_which_way_things_go() -> None:
    assert WORDS("ask-shift_alignment", toward="neutral") == "Which country shifts to Neutral?"
    assert WORDS("ask-shift_governance", way="worse") == "In which country does Governance worsen?"
    where = {"origin": Message("option-track"), "country": Message("country-gulf_states")}
    assert WORDS("ask-deploy_how_many", **where) == "How many Troops move from the Troops track to the Gulf States?"


def test_the_log_says_what_a_die_needs_what_it_comes_to_and_when_nothing_comes_of_an_event() -> None:
    aided = {"governance": "fair", "alignment": "ally", "aid": 1}
    table = play(turn(US, 24, countries={"jordan": aided}, prestige=8, dice=[3]), 24, "war_of_ideas", "jordan")
    assert [WORDS.say(note.message) for note in table.notes][-6:] == [
        "A 3 is rolled: War of Ideas in Jordan (5 or more, with modifiers).",
        "Prestige: +1.",
        "Aid: +1.",
        "From Fair to Good: -1.",
        "The sum is 4.",
        "It fails.",
    ]
    table = play(
        turn(JIHADIST, 92, funding=9, countries={"iraq": {"governance": "poor", "alignment": "adversary"}}), 92, "event"
    )
    assert "It changes nothing." in [WORDS.say(note.message) for note in table.notes]


def test_verbs_agree_and_articles_stand_where_they_belong() -> None:
    assert WORDS("note-condition", country=Message("country-jordan"), governance="fair", alignment="ally") == (
        "Jordan is now a Fair Ally."
    )
    assert WORDS("ui-waiting", side="dealer") == "Waiting for whoever rolls and draws"
    gulf = Message("country-gulf_states")
    assert WORDS("note-governance", country=gulf, governance="fair") == "The Gulf States become Fair."
    assert WORDS("note-disrupt", country=Message("country-united_states")).endswith("in the United States.")


def test_what_is_missing_raises_in_tests_and_is_made_readable_in_play() -> None:
    with pytest.raises(MissingWords, match="no-such-thing"):
        WORDS("no-such-thing")
    with pytest.raises(MissingWords, match="pips"):
        WORDS("die")
    assert Words()("no-such-thing") == "No such thing"
    assert not WORDS.has("no-such-thing")
    assert WORDS.attribute("card-1", "no-such-thing") is None


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"there are: .*\ben\b"):
        Words("xx")
