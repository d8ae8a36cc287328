"""What a language lacks, and what was made from English that has changed since, is seen."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from sandtable.words import ENGLISH, languages
from sandtable.words.catalogues import described
from tools import words
from tools.words import account_of, english_marks, mark_of, marked, read_marks, written

COMPLETE = [language for language in languages() if language != ENGLISH and described(language).complete]


@pytest.fixture(scope="module")
def now() -> words.Marks:
    return english_marks()


@pytest.mark.parametrize("language", COMPLETE)
def test_a_language_that_is_complete_lacks_nothing_and_has_nothing_in_vain(language: str, now: words.Marks) -> None:
    account = account_of(language, read_marks(language), now)
    assert (account.missing, account.unused) == ([], [])


def test_a_mark_is_that_of_the_words_and_not_of_their_lines() -> None:
    assert mark_of("a = One\n    two") == mark_of("a = One two\n")
    assert mark_of("a = One two") != mark_of("a = One Two")


@pytest.fixture
def half(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """A language with three messages of every game: one whole, one without its text, one that English has not."""
    files = {"x.ftl": "ui-undo = U\nui-no-such-thing = N\n", "labyrinth": "card-1 = C\n    .playable = P\n"}
    folder = tmp_path / "zz" / "labyrinth"
    folder.mkdir(parents=True)
    (folder.parent / "x.ftl").write_text(files["x.ftl"], "utf-8")
    (folder / "y.ftl").write_text(files["labyrinth"], "utf-8")
    monkeypatch.setattr("sandtable.words.catalogues._OURS", Merged(tmp_path, words.WORDS))
    return files


class Merged:
    """Two folders of words as one."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders

    def __truediv__(self, name: str) -> Path:
        return next((folder / name for folder in self.folders if (folder / name).exists()), self.folders[0] / name)


def test_what_is_missing_stale_and_in_vain_is_told(half: dict[str, str], now: words.Marks) -> None:
    marks = marked("zz", {}, now, [])
    account = account_of("zz", marks, now)
    assert "labyrinth: card-1.text" in account.missing
    assert "labyrinth: card-1.playable" not in account.missing
    assert "labyrinth: card-2" in account.missing
    assert "shared: ui-undo" not in account.missing
    assert account.stale == []
    assert account.unused == ["shared: ui-no-such-thing"]


def test_what_english_has_changed_is_stale_until_it_is_made_anew(half: dict[str, str], now: words.Marks) -> None:
    former = {game: dict(rows) for game, rows in now.items()}
    former["labyrinth"]["card-1"] = "former"
    marks = marked("zz", {}, former, [])
    assert account_of("zz", marks, now).stale == ["labyrinth: card-1"]
    assert account_of("zz", marked("zz", marks, now, []), now).stale == ["labyrinth: card-1"]
    anew = marked("zz", marks, now, ["card-1"])
    assert account_of("zz", anew, now).stale == []
    assert tomllib.loads(written(anew)) == anew
