"""Programs as processes: whatever becomes of one, the table goes on or says why not, and nothing is left behind."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from sandtable import Table
from sandtable.core.agents import RandomAgent, game_over
from sandtable.core.errors import BadSetup, SeatLost
from sandtable.seat.agent import ProgramAgent, program_called
from sandtable.seat.conversation import Terms
from sandtable.seat.process import Process, command_of

ROOT = Path(__file__).resolve().parents[2]
HELLO = 'print(\'{"type":"hello","protocol":1,"name":"b"}\', flush=True)'
QUICK = Terms(seconds=0.3)
AMPLE = Terms(seconds=120)


def python(code: str) -> list[str]:
    """A program in a few lines."""
    return [sys.executable, "-c", f"import json, os, sys, time\n{code}"]


def seated(command: Sequence[str], terms: Terms, *, alone: bool = False) -> ProgramAgent:
    """A program that plays the US, with somebody to take over unless it is alone."""
    return ProgramAgent(command, terms=terms, instead=None if alone else RandomAgent())


def played(agent: ProgramAgent) -> Table:
    """A whole game with a program."""
    table = Table.new("labyrinth", seed=1, seats={"us": agent, "jihadist": "random"})
    game_over(table.agents, table)
    return table


FAILING = {
    "it ends": (python("sys.exit('no more')"), AMPLE, "the program at us has ended; its last words: no more"),
    "it ends without a word": (python(HELLO), AMPLE, "the program at us has ended"),
    "it is silent": (python("time.sleep(600)"), QUICK, "the program at us has not answered within 0.3 seconds"),
    "it does not listen": (python(f"{HELLO}\ntime.sleep(600)"), QUICK, "has not answered within 0.3 seconds"),
    "it does not stop": (
        python(f"{HELLO}\nwhile True: print('x' * 10_000_000)"), AMPLE,
        "was refused 3 times, in the end: the line is too long",
    ),
    "it repeats what it hears": (python("for line in sys.stdin: print(line)"), AMPLE, "in the end:"),
    "it cannot be started": ([str(ROOT / "README.md")], AMPLE, "cannot be started"),
    "it is of another time": (
        python('print(\'{"type":"hello","protocol":7,"name":"b"}\', flush=True); sys.stdin.read()'), AMPLE,
        "speaks version 7 of the protocol",
    ),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("how", FAILING)
def test_where_a_program_is_lost_somebody_else_answers_and_the_log_says_why(how: str) -> None:
    command, terms, words = FAILING[how]
    agent = seated(command, terms)
    table = played(agent)
    assert table.outcome is not None
    assert words in str(agent.lost)
    notes = [note for note in table.notes if note.message.id == "note-seat-lost"]
    assert len(notes) == 1
    assert notes[0].visible_to(None)
    again = Table.from_save(table.to_save(), agents={"us": RandomAgent()})
    assert again.notes == table.notes


def test_without_anybody_else_the_seat_is_lost() -> None:
    with pytest.raises(SeatLost, match="has ended"):
        played(seated(python("pass"), AMPLE, alone=True))


def test_a_program_and_what_it_has_started_end_with_the_game(tmp_path: Path) -> None:
    """Even one that does not want to."""
    kept = tmp_path / "pids"
    code = (
        "import signal, subprocess\n"
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        f"open({str(kept)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')\n"
        f"{HELLO}\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if message['type'] == 'ask':\n"
        "        keys = [each['key'] for each in message['question']['options']][: message['question']['at_least']]\n"
        "        print(json.dumps({'type': 'answer', 'number': message['number'], 'keys': keys}), flush=True)\n"
        "time.sleep(600)"
    )
    agent = seated(python(code), AMPLE)
    assert played(agent).outcome is not None
    assert agent.lost is None
    for pid in map(int, kept.read_text().split()):
        while is_alive(pid):
            time.sleep(0.01)


@pytest.mark.parametrize("says", ["", "for _ in range(1000): print(1, flush=True)"], ids=["silent", "talkative"])
def test_who_waits_for_a_program_that_is_ended_waits_no_longer(says: str) -> None:
    """A server that stops while a program thinks does not wait until its time is up."""
    process = Process(python(f"print('ready', flush=True)\n{says}\ntime.sleep(600)"), "us")
    assert process.hear(AMPLE.seconds) == b"ready"
    lost: list[SeatLost] = []

    def listen() -> None:
        try:
            while True:
                process.hear(10 * AMPLE.seconds)
        except SeatLost as problem:
            lost.append(problem)

    waiting = threading.Thread(target=listen, daemon=True)
    waiting.start()
    process.end()
    waiting.join(AMPLE.seconds)
    assert [problem.message.id for problem in lost] == ["refusal-seat-ended"]


def is_alive(pid: int) -> bool:
    """Whether there is such a process, and it has not ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux bounds the memory of another process")
def test_a_program_cannot_take_all_the_memory() -> None:
    agent = seated(python(f"input()\n{HELLO}\nkept = bytearray(6 << 30)"), AMPLE)  # who is spoken to is bounded by then
    played(agent)
    assert "MemoryError" in str(agent.lost)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "no command"),
        ("'open", "no command"),
        ("no-such-program --flag", "'no-such-program' cannot be started"),
    ],
)
def test_a_command_that_is_none_is_refused_before_the_game(text: str, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        command_of(text)


def test_only_a_command_line_names_programs() -> None:
    """Never a table, nor a save that somebody else has written: nothing is started by a name."""
    spec = f"program:{sys.executable} -c pass"
    agent = program_called(spec)
    assert agent is not None
    assert agent.command == [sys.executable, "-c", "pass"]
    assert program_called("random") is None
    with pytest.raises(BadSetup, match="nobody called 'program:"):
        Table.new("labyrinth", seats={"us": spec})
