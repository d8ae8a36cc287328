"""Results that last: a file whose first line says what is played, and then a line for each game as it ends.

What was played is never played again: a run that was stopped goes on where it stopped, and parts that were played
elsewhere are merged. Nothing is read into memory but the numbers of the games that are there.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final, NamedTuple, Self

from sandtable.core.errors import SandtableError
from sandtable.core.files import writing
from sandtable.core.game import game_named
from sandtable.lab.simulation import Plan, Played
from sandtable.lab.studies import Asked, Study
from sandtable.lab.working import Span

FORMAT: Final = 1


class BadResults(SandtableError):
    """A file of results that is damaged, of other rules, or that does not go with another one."""

    code = "bad_results"


class Numbers:
    """Numbers of games, as the stretches that they form."""

    def __init__(self) -> None:
        self.stretches: list[range] = []

    def add(self, more: range) -> int | None:
        """A stretch more; the first of its numbers that was there, and then nothing is added."""
        place = bisect_right(self.stretches, more.start, key=lambda stretch: stretch.start)
        before = self.stretches[place - 1 : place]
        after = self.stretches[place : place + 1]
        if before and more.start < before[0].stop:
            return more.start
        if after and more.stop > after[0].start:
            return after[0].start
        before = [each for each in before if each.stop == more.start]
        after = [each for each in after if each.start == more.stop]
        joined = range((before or [more])[0].start, (after or [more])[0].stop)
        self.stretches[place - len(before) : place + len(after)] = [joined]
        return None

    def missing(self, wanted: range) -> Iterator[range]:
        """The stretches of these that are not there."""
        begin = wanted.start
        for stretch in self.stretches:
            if begin < min(stretch.start, wanted.stop):
                yield range(begin, min(stretch.start, wanted.stop))
            begin = max(begin, stretch.stop)
        if begin < wanted.stop:
            yield range(begin, wanted.stop)


class Row(NamedTuple):
    """A game in a file: the place of its plan, and how it went."""

    place: int
    played: Played


def header_of(study: Study) -> dict[str, Any]:
    """The first line: what is played, by which version, under which rules."""
    games = dict.fromkeys(plan.game for plan in study.plans)
    return {
        "sandtable": version("sandtable"),
        "format": FORMAT,
        "rules": {name: game_named(name).version for name in games},
        "asked": [asked.to_json() for asked in study.asked],
        "plans": [plan.to_json() for plan in study.plans],
    }


class Results:
    """A file of results that is open to be read and written."""

    def __init__(self, path: Path, file: IO[bytes], study: Study) -> None:
        self.path = path
        self.study = study
        self.numbers = [Numbers() for _ in study.plans]
        self._file = file

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    @classmethod
    def new(cls, path: Path, study: Study) -> Results:
        """A new file; one that is there is not written over."""
        with writing(path):
            try:
                file = path.open("x+b")
            except FileExistsError:
                raise BadResults("results-there", file=str(path)) from None
        results = cls(path, file, study)
        results._write([header_of(study)])
        return results

    @classmethod
    def taken_up(cls, path: Path, *, goes_on: bool = True) -> Results:
        """A file with what was played so far; a last line that was torn is dropped, from the file too if it goes on."""
        try:
            file = path.open("r+b" if goes_on else "rb")
        except (OSError, ValueError) as problem:
            raise BadResults("file-unreadable", file=str(path), reason=str(problem)) from None
        try:
            results = cls(path, file, _study(path, file.readline()))
            whole = file.tell()
            for row in results.read(file):
                results._count(row)
                whole = file.tell()
            if goes_on:
                file.truncate(whole)
        except BaseException:
            file.close()
            raise
        return results

    def _count(self, row: Row) -> None:
        number = row.played.number
        there = row.place in range(len(self.numbers))
        if not there or self.numbers[row.place].add(range(number, number + 1)) is not None:
            raise BadResults("results-overlap", file=str(self.path), number=number)

    def read(self, file: IO[bytes]) -> Iterator[Row]:
        """The games from here on, up to a last line that was torn."""
        line_number = 1
        while line := file.readline():
            line_number += 1
            if not line.endswith(b"\n"):
                return
            try:
                row = json.loads(line)
                found = Row(row.pop("plan"), Played.from_json(row))
            except (ValueError, TypeError, AttributeError, KeyError):
                raise BadResults("results-line", file=str(self.path), line=line_number) from None
            yield found

    def rows(self) -> Iterator[Row]:
        """All games that are there."""
        self._file.seek(0)
        self._file.readline()
        yield from self.read(self._file)

    def games_of(self, place: int) -> Iterator[Played]:
        """The games of one plan."""
        return (row.played for row in self.rows() if row.place == place)

    def missing(self) -> list[Span]:
        """What is still to be played."""
        wanted = ((place, range(plan.first, plan.first + plan.games)) for place, plan in enumerate(self.study.plans))
        return [Span(place, stretch) for place, games in wanted for stretch in self.numbers[place].missing(games)]

    def add(self, place: int, played: Iterable[Played]) -> None:
        """Write games down as they end."""
        rows = []
        for one in played:
            self.numbers[place].add(range(one.number, one.number + 1))
            rows.append({"plan": place, **one.to_json()})
        self._write(rows)

    def _write(self, rows: Iterable[object]) -> None:
        with writing(self.path):
            self._file.seek(0, 2)
            self._file.write("".join(f"{json.dumps(row, separators=(',', ':'))}\n" for row in rows).encode())
            self._file.flush()


def _study(path: Path, line: bytes) -> Study:
    """What the first line of a file says is played in it, if it can go on under the rules of today."""
    try:
        header = json.loads(line)
        asked = [Asked.from_json(each) for each in header["asked"]]
        rules, form = dict(header["rules"]), header["format"]
    except (ValueError, TypeError, KeyError, AttributeError):
        raise BadResults("results-header", file=str(path)) from None
    if form != FORMAT:
        raise BadResults("results-format", file=str(path), format=str(form), expected=FORMAT)
    for name, number in rules.items():
        if game_named(name).version != number:
            raise BadResults("results-rules", file=str(path), title=name, got=number, expected=game_named(name).version)
    study = Study(asked)
    if [plan.to_json() for plan in study.plans] != header["plans"]:
        raise BadResults("results-header", file=str(path))
    return study


# -- merging


class Merged:
    """Several files that are parts of one study; refused if one is of another study, or if a game is there twice."""

    def __init__(self, paths: Sequence[Path]) -> None:
        self._parts: list[Results] = []
        for path in paths:
            with Results.taken_up(path, goes_on=False) as part:  # there may be more than can be open at once
                self._parts.append(part)
        self.study = self._checked()

    def _checked(self) -> Study:
        """The study that they are parts of, from the first of their games to the last."""
        first = self._parts[0]
        numbers = [Numbers() for _ in first.study.plans]
        for part in self._parts:
            if _whatever_games(part.study) != _whatever_games(first.study):
                raise BadResults("results-differ", one=str(first.path), two=str(part.path))
            for place, found in enumerate(part.numbers):
                for stretch in found.stretches:
                    if (taken := numbers[place].add(stretch)) is not None:
                        raise BadResults("results-overlap", file=str(part.path), number=taken)
        asked = zip(*(part.study.asked for part in self._parts), strict=True)
        return Study([_spanning([each.plan for each in alike], alike[0]) for alike in asked])

    def rows(self) -> Iterator[Row]:
        """All games: plan by plan, and of each by number as far as files are parts."""
        for place in range(len(self.study.plans)):
            begun = [(next(iter(part.numbers[place].stretches), range(0)).start, part) for part in self._parts]
            for _, part in sorted(begun, key=lambda each: each[0]):
                with part.path.open("rb") as file:
                    file.readline()
                    yield from (row for row in part.read(file) if row.place == place)


def _spanning(plans: Sequence[Plan], asked: Asked) -> Asked:
    """What is asked for, with the games of all these plans."""
    first = min(plan.first for plan in plans)
    return replace(
        asked, plan=replace(asked.plan, first=first, games=max(plan.first + plan.games for plan in plans) - first)
    )


def _whatever_games(study: Study) -> list[dict[str, Any]]:
    """What is asked for, whichever games of it."""
    return [replace(each, plan=replace(each.plan, first=0, games=1)).to_json() for each in study.asked]
