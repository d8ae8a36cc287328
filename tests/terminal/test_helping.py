"""The command line speaks: every command and flag has words, in the language that somebody wants."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable.terminal import language
from sandtable.terminal.command_line import parser
from sandtable.terminal.main import main
from sandtable.words import Words, languages


def parsers(of: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """A parser and those of its commands."""
    yield of
    for action in of._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from parsers(below)


def test_every_command_and_flag_is_told_of() -> None:
    for each in parsers(parser(Words(strict=True))):
        assert each.format_help()  # strict words raise what is missing


@pytest.mark.parametrize("spoken", languages())
def test_help_is_in_the_language_that_is_asked_for(spoken: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--language", spoken, "--help"])
    words = Words(spoken)
    assert words("help-serve-unlimited").split()[0] in capsys.readouterr().out


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (["play", "--no-such-flag"], "not understood: --no-such-flag"),
        (["verify"], "these are missing: SAVE"),
        (["play", "--dice", "wooden"], "--dice: 'wooden' is not to be had; there are 'physical'"),
        (["play", "--seed"], "--seed needs a value"),
        (["sim", "labyrinth", "--levels", "all", "--mixes", "a"], "--mixes and --levels do not go together"),
        (["serve", "--port", "high"], "--port: 'high' is no such value"),
        (["play", "--open=yes"], "--open takes no value: 'yes'"),
        (["sim", "labyrinth", "--games", "none"], "'none' is not a number from 1 to 1,000,000,000"),
        (["sim", "labyrinth", "--half-width", "70"], "'70' is not a number of percent up to 50"),
        (["sim", "labyrinth", "--time-limit", "-1"], "'-1' is not a number of seconds"),
    ],
)
def test_what_is_wrong_is_said_in_words(line: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code: object = main(line)
    except SystemExit as left:
        code = left.code
    assert code == 2
    assert capsys.readouterr().err.startswith(f"sandtable: {says}")


# -- which language


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "environment", "spoken"),
    [
        (["play", "--language", "de"], {"SANDTABLE_LANGUAGE": "ja", "LANG": "ru_RU.UTF-8"}, "de"),
        (["play", "--language=ja"], {}, "ja"),
        (["play"], {"SANDTABLE_LANGUAGE": "ja", "LANG": "ru_RU.UTF-8"}, "ja"),
        (["play"], {"LANG": "ru_RU.UTF-8"}, "ru"),
        (["play"], {"LC_ALL": "de_AT", "LANG": "ru_RU.UTF-8"}, "de"),
        (["play"], {"LC_ALL": "C.UTF-8", "LANG": "ru_RU.UTF-8"}, "en"),
        (["play", "--language", "xx"], {}, "en"),
        (["play", "--language"], {}, "en"),
        ([], {}, "en"),
    ],
)
def test_the_flag_then_a_setting_then_the_system(
    arguments: list[str], environment: dict[str, str], spoken: str
) -> None:
    assert language.chosen(arguments, environment) == spoken


def test_a_language_is_remembered_before_that_of_the_system(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["language", "de"]) == 0
    assert "* de  Deutsch" in capsys.readouterr().out
    assert language.chosen([], {"LANG": "ru_RU.UTF-8"}) == "de"
    assert language.chosen([], {"SANDTABLE_LANGUAGE": "ja"}) == "ja"
    assert main(["language", "xx"]) == 2
    assert "xx" in capsys.readouterr().err
    assert language.remembered() == "de"
