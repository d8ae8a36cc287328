"""Every language agrees with English, and a sentence is never said in two of them."""

from __future__ import annotations

import json
from collections.abc import Container, Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from sandtable.core.errors import SandtableError
from sandtable.core.game import games
from sandtable.core.messages import Message
from sandtable.words import ENGLISH, MissingWords, Words, catalogues, joined, languages, listed, register, source
from sandtable.words.catalogues import Catalogue, catalogue, described
from tests.toy.positions import NAME as TOY
from tests.words.printed import Printed
from tests.words.second_language import CASES, LANGUAGE, message_from

OTHERS = [(language, game) for language in languages() if language != ENGLISH for game in (None, *games())]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of words that can be registered without a trace."""
    monkeypatch.setattr(catalogues, "_BROUGHT", [*catalogues._BROUGHT])
    yield tmp_path
    languages.cache_clear()
    catalogue.cache_clear()


# -- all languages


def forms(words: Catalogue) -> set[str]:
    """The forms that the patterns of a language ask for: ``the`` in ``$country-the``."""
    used = {variable for id in words.ids for names in words.variables(id).values() for variable in names}
    return {form for variable in used if (form := variable.partition("-")[2])}


def named(variables: frozenset[str]) -> set[str]:
    """The arguments behind variables, whatever their form."""
    return {variable.partition("-")[0] for variable in variables}


OF_A_TITLE = {"printed", "reading"}
"""What a language may say of a card's title: how it is printed in English, how it would be read."""
ON_A_MAP = {"map"}
"""What a language may say of a country: how it is called where there is little room."""


def printed(words: Catalogue, id: str, attribute: str | None) -> set[str]:
    """The arguments that a message says somewhere; the others are only selected by."""
    entry = words.parsed(id)
    patterns = {None: entry.value} | {each.id.name: each.value for each in entry.attributes}
    visitor = Printed()
    visitor.visit(patterns[attribute])
    return named(frozenset(visitor.found))


def differences(other: Catalogue, english: Catalogue, own: Container[str] = ()) -> list[str]:
    """Where the messages of a language are not those of English; what it lacks is no difference.

    Attributes that are forms of a name are each language's own matter, if its sentences use them or it has said so.
    What English merely selects by another language may leave out.
    """
    known = {*english.ids}
    found = [f"{id} is unknown" for id in other.ids if id not in known]
    used = forms(other)
    for id in other.ids:
        if id not in known:
            continue
        attributes, theirs = other.variables(id), english.variables(id)
        new = {name for name in {*attributes} - {*theirs} if name is not None}
        found += [
            f"{id}.{name} is unknown" for name in new if not (is_form(name, used, own) or name in OF_A_TITLE | ON_A_MAP)
        ]
        for name in {*attributes} & {*theirs}:
            ours, needed = named(attributes[name]), named(theirs[name])
            if not (ours <= needed and needed - ours <= needed - printed(english, id, name)):
                found.append(f"{id}.{name} uses {sorted(ours)}, not {sorted(needed)}")
    return found


def is_form(name: str, used: Container[str], own: Container[str]) -> bool:
    """Whether an attribute is a form of a name, inside a sentence or at its start."""
    return name in used or any(each in own for each in (name, name[0].lower() + name[1:]))


@pytest.mark.parametrize(("language", "game"), OTHERS)
def test_every_language_has_the_ids_variables_and_attributes_of_english(language: str, game: str | None) -> None:
    assert differences(catalogue(language, game), catalogue(ENGLISH, game), described(language).forms) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", [None, *games()])
@pytest.mark.parametrize("language", languages())
def test_what_is_found_without_parsing_is_what_the_files_say(language: str, game: str | None) -> None:
    words = Catalogue(language, game)
    said = {}
    for entry in FluentParser().parse("\n".join(source(language, whose) for whose in dict.fromkeys((None, game)))).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            said[entry.id.name] = {*([None] if entry.value else []), *(each.id.name for each in entry.attributes)}
    assert words.ids == [*said]
    assert {id: {*words.variables(id)} for id in words.ids} == said


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("country-narnia = Narnia", "country-narnia is unknown"),
        ("note-disrupt = { $land } !", "note-disrupt.None uses ['land'], not ['country']"),
        ("card-1 = K\n    .playable = P\n    .text = T\n    .joke = J", "card-1.joke is unknown"),
        ("country-iraq = Irako\n    .el = el Irako", "country-iraq.el is unknown"),
    ],
)
def test_what_does_not_agree_is_found(folder: Path, text: str, problem: str) -> None:
    (folder / "zz").mkdir()
    (folder / "zz" / "words.ftl").write_text(text, encoding="utf-8")
    register("labyrinth", folder)
    assert differences(Catalogue("zz", "labyrinth"), catalogue(ENGLISH, "labyrinth")) == [problem]


# -- one language per sentence


@pytest.mark.parametrize("case", CASES, ids=[case["what"] for case in CASES])
def test_a_sentence_is_said_in_one_language(case: dict[str, Any]) -> None:
    assert Words(LANGUAGE, "labyrinth").say(message_from(case["message"])) == case["says"]


def test_attributes_are_said_in_one_language() -> None:
    words = Words(LANGUAGE, "labyrinth", strict=True)
    assert words.attribute("draw-card", "ask", side="us") == "Kiu karto de Usono venas?"
    asked = words.attribute("draw-card", "ask", side="jihadist")
    assert asked == "Draw the next card for the Jihadist side: which number is it?"
    assert words.attribute("card-1", "text") == "Usono elektas intrigon."
    assert (words.attribute("card-6", "text") or "").startswith("Lower Funding")
    assert words.attribute("card-1", "no-such-thing") is None


def test_lists_are_said_in_one_language() -> None:
    words = Words(LANGUAGE, "labyrinth", strict=True)
    iraq, iran, syria = (Message(f"country-{id}") for id in ("iraq", "iran", "syria"))
    assert words.say(listed([iraq, iran])) == "Irako kaj Irano"
    assert words.say(listed([iraq, syria])) == "Iraq and Syria"
    assert words.say(listed([iraq, iran], "or")) == "Iraq or Iran"
    assert words.say(joined([iraq, iran])) == "Iraq, Iran"
    assert words.say(joined([iraq, "x"], "join-dot")) == "Iraq · x"
    assert words.say(listed([iraq])) == words.say(joined([iraq])) == "Irako"
    assert words.say(listed([])) == "nenio"


def test_a_long_list_can_be_said() -> None:
    assert Words(strict=True).say(joined([str(number) for number in range(3000)])).endswith(", 2998, 2999")


def test_what_english_lacks_is_a_mistake_in_every_language() -> None:
    with pytest.raises(MissingWords, match="no-such-thing"):
        Words(LANGUAGE, "labyrinth", strict=True)("no-such-thing")


# -- games


def test_two_games_have_words_of_their_own_under_one_id() -> None:
    words = Words(strict=True)
    assert words.of("labyrinth")("card-1") == "Backlash"
    assert words.of(TOY)("card-1") == "Lamb"
    assert not words.has("card-1")
    assert words.of(TOY).of("labyrinth") is words.of("labyrinth")
    assert words.of(TOY).say(listed([Message("card-1"), Message("game-pasture")])) == "Lamb and Pasture"


def test_a_game_has_the_words_that_every_game_uses() -> None:
    assert Words(game=TOY, strict=True)("die", pips=4) == "4"


def test_a_game_without_words_is_readable() -> None:
    words = Words(game="chess")
    for id, says in (("game-chess", "Chess"), ("side-white_king", "White king"), ("note-castles", "Castles")):
        assert words(id) == says
    assert words("ui-thinking", side="white") == "white is thinking"
    assert Words(LANGUAGE, "chess")("game-chess") == "Chess"


def said_by(folder: Path, text: str) -> Words:
    """The words of a game that has these alone, beside those of every game."""
    (folder / ENGLISH).mkdir()
    (folder / ENGLISH / "words.ftl").write_text(text, encoding="utf-8")
    register("draughts", folder)
    return Words(game="draughts", strict=True)


@pytest.mark.parametrize("text", ["list-and = { $left } + { $right }", "card-1 = A\ncard-1 = B"])
def test_an_id_that_is_there_twice_is_a_mistake(folder: Path, text: str) -> None:
    with pytest.raises(MissingWords, match="there twice"):
        said_by(folder, text)


def test_a_message_brings_what_it_refers_to(folder: Path) -> None:
    words = said_by(
        folder, "a = { b } and { -c }\n    .d = { e.f }\nb = { g }!\n-c = { $x ->\n*[one] C\n}\ne = E\n.f = F\ng = G"
    )
    assert (words("a"), words.attribute("a", "d")) == ("G! and C", "F")
    assert [id for id in words.ids("a") if "-" not in id] == ["a"]
    assert "-c" not in words.ids()


@pytest.mark.parametrize("text", ["a b c", "# Words\n  of none", "a = A\nb c\n"])
def test_what_belongs_to_no_message_cannot_be_read(folder: Path, text: str) -> None:
    with pytest.raises(MissingWords, match=r"en/draughts/words\.ftl: cannot read"):
        said_by(folder, text)


@pytest.mark.parametrize("text", ["b = { $x", "b =", "b = B\n    .c", "b = { c(1) }", "b = B\n}\n"])
def test_a_message_that_cannot_be_read_is_a_mistake_when_it_is_said(folder: Path, text: str) -> None:
    words = said_by(folder, f"a = A\n{text}\n")
    assert words("a") == "A"
    with pytest.raises(MissingWords, match=r"en/draughts/words\.ftl: cannot read 'b ="):
        words("b")


# -- refusals


class Refused(SandtableError):
    """A refusal with a message, as the games make them."""

    def __init__(self, message: Message, game: str | None) -> None:
        super().__init__("no-save")
        self.message = message
        self.game = game


def test_a_refusal_is_said_in_the_words_of_its_game() -> None:
    words = Words(strict=True)
    assert words.refusal(Refused(Message("card-1"), TOY)) == "Lamb"
    assert words.of(TOY).refusal(Refused(Message("card-1"), "labyrinth")) == "Backlash"
    assert words.of(TOY).refusal(Refused(Message("card-1"), None)) == "Lamb"
    assert words.refusal(SandtableError("no-save")) == "this is not a Sandtable save"


# -- what the languages say

SAID: list[dict[str, Any]] = json.loads((Path(__file__).parent / "cases.json").read_text("utf-8"))
"""Messages with arguments, and what each language makes of them; the tests of the client read the same."""


@pytest.mark.parametrize("language", [each for each in languages() if each != ENGLISH and described(each).complete])
def test_names_decline_and_numbers_agree(language: str) -> None:
    said = {case["what"]: Words(language, case["game"]).say(message_from(case["message"])) for case in SAID}
    assert said == {case["what"]: case[language] for case in SAID}
