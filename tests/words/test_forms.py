"""A form that a sentence of a language prints exists for every name that can stand there: never a silent nominative."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sandtable.core.game import games
from sandtable.words import ENGLISH, languages
from sandtable.words.catalogues import Catalogue, catalogue, described
from sandtable.words.rendering import LISTS
from tests.words.printed import Printed

ALIASES = {
    "origin": ("country", "space"),
    "countries": ("country",),
    "neighbour": ("country",),
    "spaces": ("space",),
    "sides": ("side",),
    "winner": ("side",),
    "owner": ("side", "country"),
    "plots": ("plot",),
    "factions": ("faction",),
    "executor": ("faction",),
    "operation": ("operation", "op"),
    "us": ("posture",),
    "world": ("posture",),
    "rolled": ("space",),
}
"""The families of names that stand for an argument; one without an entry is called like its family."""
NO_FAMILY = {"what", "text", "name", "opponent", "one", "two", "action"}
"""Arguments that are whole phrases, or made of what a game says."""
READ_BY_THEMSELVES = {"title", "ask", "short", "id"}


def printed_forms(words: Catalogue) -> Iterator[tuple[str, str, str]]:
    """The forms that sentences print: the argument, its form, and the message."""
    for id in words.ids:
        visitor = Printed()
        visitor.visit(words.parsed(id))
        for variable in visitor.found:
            name, *forms = variable.split("-")
            forms = [form for form in forms if form not in LISTS]
            if forms and forms[0] not in READ_BY_THEMSELVES and name not in NO_FAMILY:
                yield name, forms[0], id


def has_form(words: Catalogue, id: str, form: str) -> bool:
    """Whether a name has a form, at the start of a sentence or inside one."""
    return words.has(id, form) or (form[0].isupper() and words.has(id, form[0].lower() + form[1:]))


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", [each for each in languages() if each != ENGLISH and described(each).complete])
def test_every_name_has_every_form_that_is_printed(language: str, game: str) -> None:
    words = catalogue(language, game)
    lacking = set()
    for name, form, id in printed_forms(words):
        families = ALIASES.get(name, (name,))
        known = [each for each in words.ids if any(each.startswith(f"{family}-") for family in families)]
        assert known, f"{id} asks ${name} for .{form}, and no names are called so: enter its family above"
        lacking |= {f"{each}.{form}" for each in known if not has_form(words, each, form)}
    assert sorted(lacking) == []
