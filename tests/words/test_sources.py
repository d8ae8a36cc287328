"""Every id that the sources of a game name has its words, and every message is given the arguments it asks for."""

from __future__ import annotations

import fnmatch

import pytest

from sandtable.words import Words
from tests.words.scan import ANYTHING, scan

SOURCES = {"labyrinth": scan(), "plain": scan(("core", "plain"))}
WORDS = {game: Words(game=game, strict=True) for game in SOURCES}
IDS = [(game, id) for game, found in SOURCES.items() for id in sorted(found.ids)]
PURPOSES = [(game, purpose) for game, found in SOURCES.items() for purpose in sorted(found.asked)]


@pytest.mark.parametrize(("game", "id"), IDS)
def test_every_id_in_the_source_has_words(game: str, id: str) -> None:
    if ANYTHING in id:
        assert fnmatch.filter(WORDS[game].ids(), id), f"{id} ({SOURCES[game].where[id]})"
    else:
        assert WORDS[game].has(id), f"{id} ({SOURCES[game].where[id]})"


@pytest.mark.parametrize(("game", "id"), [(game, id) for game, id in IDS if ANYTHING not in id])
def test_every_message_is_given_the_arguments_it_uses(game: str, id: str) -> None:
    for given in SOURCES[game].ids[id]:
        assert ANYTHING in given or WORDS[game].variables(id) <= given, SOURCES[game].where[id]


@pytest.mark.parametrize(("game", "purpose"), PURPOSES)
def test_every_prompt_is_given_the_arguments_it_uses(game: str, purpose: str) -> None:
    for given in SOURCES[game].asked[purpose]:
        assert WORDS[game].variables(f"ask-{purpose}") <= given
