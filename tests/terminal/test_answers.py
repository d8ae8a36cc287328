"""What is typed, and what it means."""

from __future__ import annotations

import pytest

from sandtable.core.messages import Message
from sandtable.core.questions import Option
from sandtable.terminal.answers import NotUnderstood, choices, folded, understood
from tests.labyrinth.scene import WORDS

COUNTRIES = choices(
    [
        Option(id, Message(f"country-{id}"))
        for id in ("iraq", "iran", "saudi_arabia", "united_states", "united_kingdom", "algeria_tunisia")
    ],
    WORDS.say,
)
CARDS = choices(
    [Option("5", Message("card-5")), Option("8", Message("card-8")), Option("9", Message("card-9")),
     Option("hold", Message("option-hold")), Option("remove_cadre", Message("option-remove_cadre"))],
    WORDS.say,
)  # fmt: skip


def one(text: str) -> tuple[str, ...]:
    return understood(text, COUNTRIES, False, WORDS)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("1", "iraq"),
        ("3", "saudi_arabia"),
        ("Iraq", "iraq"),
        ("IRAN", "iran"),
        ("saudi", "saudi_arabia"),
        ("saudi_arabia", "saudi_arabia"),
        ("Saudi Arabia", "saudi_arabia"),
        ("united s", "united_states"),
        ("algeria/t", "algeria_tunisia"),
        ("al", "algeria_tunisia"),
    ],
)
def test_a_number_a_name_or_its_beginning(text: str, key: str) -> None:
    assert one(text) == (key,)


def test_a_beginning_that_fits_several_is_asked_back() -> None:
    with pytest.raises(NotUnderstood, match='"ira" could be 1 Iraq or 2 Iran'):
        one("ira")
    with pytest.raises(NotUnderstood, match="United States or 5 United Kingdom"):
        one("united")


@pytest.mark.parametrize("text", ["7", "0", "-1", "narnia", "raq", "iraq iran", "!"])
def test_what_is_no_option_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood, match="not among the options"):
        one(text)


@pytest.mark.parametrize("text", ["1,2", "1 2", "iraq, iran", "iraq iran", "Iraq,iran,", "iraq , 2"])
def test_several_answers(text: str) -> None:
    assert understood(text, COUNTRIES, True, WORDS) == ("iraq", "iran")


def test_names_of_two_words_among_several() -> None:
    assert understood("saudi arabia, united k", COUNTRIES, True, WORDS) == ("saudi_arabia", "united_kingdom")


def test_numbers_that_are_answers_are_not_places_in_the_list() -> None:
    assert [choice.tag for choice in CARDS] == ["5", "8", "9", "h", "r"]
    assert understood("5", CARDS, False, WORDS) == ("5",)
    with pytest.raises(NotUnderstood, match="not among"):
        understood("1", CARDS, False, WORDS)
    assert understood("h", CARDS, False, WORDS) == ("hold",)
    with pytest.raises(NotUnderstood, match="8 Special Forces or 9 Special Forces"):
        understood("special", CARDS, False, WORDS)


def test_where_no_number_is_a_place_names_are_typed() -> None:
    options = [
        Option("a", Message("card-8")),
        Option("b", Message("card-9")),
        Option("c", Message("die", {"pips": "2 troops"})),
        Option("iraq", Message("country-iraq")),
    ]
    offered = choices(options, WORDS.say, numbered=False)
    assert [choice.tag for choice in offered] == ["a", "b", "2 t", "i"]
    assert understood("b", offered, False, WORDS) == ("b",)
    for number in "1234":
        with pytest.raises(NotUnderstood, match="not among the options"):
            understood(number, offered, False, WORDS)


def test_plain_text() -> None:
    assert folded("  Côte-d'Ivoire_X ") == "cote d ivoire x"
