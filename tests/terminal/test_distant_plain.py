"""A Distant Plain in a terminal: its board, its spaces, its cards and its rules."""

from __future__ import annotations

import pytest
from rich.console import Console

from sandtable import Table
from sandtable.core.game import game_named
from sandtable.terminal.board import face_of
from sandtable.terminal.plain import DistantPlainFace
from sandtable.words import Words
from tests.plain.scene import scene, turn
from tests.terminal.driving import session

SPACES = {
    "kabul": {"coalition_bases": 1, "coalition_troops": 2, "troops": 2, "police": 3},
    "zabol": {"taliban_bases": 1, "taliban": 2, "taliban_active": 4, "terror": 2, "support": "neutral"},
    "balkh": {"warlord_bases": 1, "warlords": 1, "support": "opposition"},
    "loc_kabul_aibak": {"sabotage": True},
}


def table() -> Table:
    """A position with pieces of every kind."""
    return scene(SPACES, card=13, next=14, islamabad={"box": "backing", "hard": False})


def test_the_board_shows_cards_margins_tracks_and_every_space_in_eighty_columns() -> None:
    game = game_named("plain")
    face = face_of("plain", game.facts(), Words())
    assert isinstance(face, DistantPlainFace)
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(face.board(game.describe(table().state), "coalition", 80))
    text = capture.get()
    assert all(len(line) <= 80 for line in text.splitlines())
    lines = {line.split()[0]: line for line in reversed(text.splitlines()) if line.strip()}
    assert "now: Anti-Corruption Drive  Coalition  Warlords  Taliban  Government" in text
    assert "next: Economic Project" in text
    assert "Government Resources 30 · Aid 15" in text
    assert "Islamabad Backing" in text
    assert "COIN   C*1 C2 G2 P3" in lines["Kabul"]
    assert "-O" in lines["Balkh"]
    assert "W*1 W1" in lines["Balkh"]
    assert "T!4" in text
    assert "x2" in text
    for id in game.facts()["spaces"]:
        assert Words(game="plain")(f"space-{id}") in text


def test_the_board_shows_deception_markers_only_to_who_holds_them() -> None:
    game = game_named("plain")
    held = {"taliban": ["hidden_agenda", "empty_threat"], "warlords": ["hidden_asset"]}
    state = scene(SPACES, options={"deception": True}, deception=held).state
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(
            face_of("plain", game.facts(), Words()).board(game.describe(game.seen_by(state, "taliban")), "taliban", 80)
        )
    text = capture.get()
    assert "Taliban: Hidden Agenda · Empty Threat" in text
    assert "Warlords: a hidden marker" in text
    assert "Hidden Asset" not in text


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("look zabol", "Active Taliban Guerrillas 4"),
        ("look zabol", "Terror 2"),
        ("look kabul - aibak", "Econ 1, Sabotage"),
        ("look narnia", "narnia"),
        ("card 14", "Turbines turn"),
        ("card economic", "(designed by this project, not what is printed)"),
        ("rules 3.2.1", "Up to 6 Government cubes come to Kabul"),
        ("rules 4.2.2", "Any Coalition Troops and up to 3 Government Troops fly"),
    ],
)
def test_spaces_cards_and_rules_are_shown(typed: str, said: str) -> None:
    assert said in " ".join(session(table(), typed).split(typed)[1].replace("│", " ").split())


def test_a_space_that_is_no_option_is_refused_with_the_reason_and_its_rule() -> None:
    text = session(turn("coalition", SPACES), "train", "Zabol", "kabul - aibak", "nowhere", "quit")
    assert "Not Zabol: No Coalition pieces are there. (rule 3.2.1a)" in text
    assert '"nowhere" is not among the options.' in text


def test_an_operation_that_is_no_option_is_refused_with_the_reason() -> None:
    text = session(turn("warlords", {"balkh": {"warlords": 1}}), "attack", "quit")
    assert "Not Attack: There is no space for it." in text
