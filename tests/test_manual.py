"""The manual does what it says: its sessions are played, its commands and programs run, its links lead somewhere."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from sandtable.terminal.main import main
from tools.pictures import FOLDER, GAMES, SCHEMES, animated, chunks_of, drawn, size_of

ROOT: Final = Path(__file__).parents[1]
MANUAL: Final = ROOT / "docs" / "manual"
BLOCK: Final = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
LINK: Final = re.compile(r"(?:\]\(|src=\"|srcset=\")([^)#\"]+)(?:#[^)]*)?[)\"]")
FILE_OF_YAML: Final = "moment.yaml"
MEASURED: Final = re.compile(
    r"\| `(?P<player>[\w:]+)`[^|]*\| [^|]*`(?P<against>[\w:]+)` \| (?P<won>\d+) of (?P<games>\d+) \|"
)


def blocks(page: Path, *kinds: str) -> Iterator[tuple[str, str]]:
    """The blocks of a page that are of these kinds, in order."""
    return ((kind, text) for kind, text in BLOCK.findall(page.read_text(encoding="utf-8")) if kind in kinds)


def pages_with(*kinds: str) -> list[str]:
    return sorted(page.name for page in MANUAL.glob("*.md") if any(blocks(page, *kinds)))


def reading(lines: list[str]) -> Callable[[str], str]:
    """Somebody who types these lines, each of them told on the screen, and then leaves."""
    left = iter(lines)

    def read(prompt: str) -> str:
        line = next(left, None)
        if line is None:
            raise EOFError
        print(f"\n> {line}")
        return line

    return read


def in_one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder, and kept games, of nobody."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def test_there_is_a_session_for_each_game() -> None:
    assert pages_with("console") == ["awakening.md", "labyrinth.md", "plain.md"]


@pytest.mark.slow
@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize("name", ["awakening.md", "labyrinth.md", "plain.md"])
def test_a_first_turn_goes_as_it_is_told(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = [line for _, block in blocks(MANUAL / name, "console") for line in block.splitlines()]
    begun, *rest = told
    typed = [line.removeprefix("> ") for line in rest if line.startswith("> ")]
    main(shlex.split(begun.removeprefix("$ sandtable ")), read=reading(typed))
    screen = in_one_line(capsys.readouterr().out)
    for line in rest:
        found, _, screen = screen.partition(in_one_line(line))
        assert screen, f"{name}: {line!r} is not on the screen, which goes on:\n{found[:2000]}"


@pytest.mark.slow
@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize("name", ["opponents.md", "positions.md", "real-table.md"])
def test_commands_and_programs_run_in_their_order(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    page = MANUAL / name
    for _, document in blocks(page, "yaml"):
        Path(FILE_OF_YAML).write_text(document, encoding="utf-8")
    ran = 0
    for kind, block in blocks(page, "", "python"):
        if kind == "python":
            exec(compile(block, name, "exec"), {})
            continue
        for command in block.splitlines():
            code = main(shlex.split(command)[1:], read=reading(["", "", "quit"]))
            said = capsys.readouterr()
            assert code in (0, None), f"{name}: {command}\n{said.out}{said.err}"
            ran += 1
    assert ran >= 3


@pytest.mark.usefixtures("elsewhere")
def test_the_player_that_is_shown_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    player, table = (text for _, text in blocks(ROOT / "docs" / "players.md", "python"))
    (tmp_path / "mymodule.py").write_text(player, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "mymodule", raising=False)
    exec(compile(table, "players.md", "exec"), {})
    monkeypatch.delitem(sys.modules, "mymodule")
    assert "Outcome(winner=" in capsys.readouterr().out


def test_links_lead_to_files() -> None:
    pages = [ROOT / "README.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").glob("*.md"), *MANUAL.glob("*.md")]
    links = [(page, link) for page in pages for link in LINK.findall(page.read_text(encoding="utf-8"))]
    dead = [(page.name, link) for page, link in links if "://" not in link and not (page.parent / link).exists()]
    assert dead == []
    reached = {(page.parent / link).resolve() for page, link in links if page == MANUAL / "README.md"}
    assert {*MANUAL.glob("*.md"), *(ROOT / "docs").glob("*.md")} - {MANUAL / "README.md"} <= reached


@pytest.mark.parametrize("name", GAMES)
def test_pictures_are_small_and_show_the_game_that_is_walked_through(name: str) -> None:
    page = (MANUAL / f"{name}.md").read_text(encoding="utf-8")
    game = GAMES[name]
    assert f"$ sandtable play {game['game']} --scenario {game['scenario']} --seed {game['seed']} " in page
    for scheme in SCHEMES:
        picture = FOLDER / f"{name}-{scheme}.webp"
        assert f"../pictures/{picture.name}" in page
        taken = picture.read_bytes()
        assert (taken[:4], taken[8:12]) == (b"RIFF", b"WEBP")
        assert len(taken) < 150_000


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_moving_picture_is_small_and_moves(scheme: str) -> None:
    name = f"turn-{scheme}.webp"
    assert f"docs/pictures/{name}" in (ROOT / "README.md").read_text(encoding="utf-8")
    taken = (FOLDER / name).read_bytes()
    parts = [kind for kind, _ in chunks_of(taken)]
    assert parts[:2] == [b"VP8X", b"ANIM"]
    assert set(parts[2:]) == {b"ANMF"}
    assert 8 <= len(parts) - 2 <= 30
    assert len(taken) < 500_000


def test_an_animation_is_made_of_pictures() -> None:
    still = (FOLDER / "plain-light.webp").read_bytes()
    made = animated([(still, 100), (still, 200)])
    first, second = (content for kind, content in chunks_of(made) if kind == b"ANMF")
    assert (first[12], second[12]) == (100, 200)
    assert first[16:] == second[16:] == drawn(still)
    assert size_of(still) == (1280, 800)
    assert int.from_bytes(made[4:8], "little") == len(made) - 8


def test_figures_of_the_opponents_are_those_that_were_measured() -> None:
    measured = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    figures = list(MEASURED.finditer((MANUAL / "opponents.md").read_text(encoding="utf-8")))
    assert len(figures) >= 8
    for figure in figures:
        player, against, won, games = figure.group("player", "against", "won", "games")
        assert re.search(rf"\| `{player}` \| `{against}` \| {won} = [^|]*\| {games} \|", measured), figure[0]
