"""What Japanese has of its own: names in its letters, quotation marks around titles, no spaces after its signs."""

from __future__ import annotations

import re

import pytest

from sandtable.core.game import games
from sandtable.core.messages import Message, Note
from sandtable.terminal.log import cited
from sandtable.words import ENGLISH, Words, joined
from sandtable.words.catalogues import Catalogue

JAPANESE = "ja"


@pytest.mark.parametrize(("game", "places"), [("labyrinth", "country-"), ("plain", "space-")])
def test_places_are_written_in_its_letters(game: str, places: str) -> None:
    words = Catalogue(JAPANESE, game, alone=True)
    names = {id: words.text(id) for id in words.ids if id.startswith(places)}
    assert names
    assert {id: name for id, name in names.items() if re.search("[A-Za-z]{3}", name.partition("=")[2])} == {}


@pytest.mark.parametrize("game", ["labyrinth", "plain"])
def test_a_title_has_no_quotation_marks_for_sentences_put_it_into_theirs(game: str) -> None:
    words = Catalogue(JAPANESE, game, alone=True)
    titles = {id: words.text(id).splitlines()[0] for id in words.ids if re.match(r"card-\d+$|marker-", id)}
    assert titles
    assert {id: title for id, title in titles.items() if re.search('[“”"「」『』]', title)} == {}


@pytest.mark.parametrize("game", [None, *games()])
def test_no_space_follows_its_signs(game: str | None) -> None:
    words = Catalogue(JAPANESE, game, alone=True)
    assert [id for id in words.ids if re.search("[、。\uff1f\uff01」』\uff09] [^ -~{]", words.text(id))] == []


def test_sentences_follow_one_another_without_a_space() -> None:
    parts = joined(["A.", "B."], "join-sentences")
    assert (Words(JAPANESE).say(parts), Words(ENGLISH).say(parts)) == ("A.B.", "A. B.")


def test_a_card_that_a_line_goes_back_to_is_named_in_its_words() -> None:
    words = Words(JAPANESE)
    assert cited(Note(Message("note-passes"), "card 38"), words) == "カード38"
    assert cited(Note(Message("note-passes"), "3.2.1a"), words) == "3.2.1a"
    assert cited(Note(Message("note-passes")), words) is None
