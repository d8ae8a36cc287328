"""Analyses: made in the background while somebody looks, moment by moment, for all who look at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from sandtable.core.messages import to_json
from sandtable.core.table import Table
from sandtable.search.analysis import QUICK, Account, Analysis, Row, Weighing, analysis_of, weighed
from sandtable.web.thinking import Thinkers

PATIENCE_SECONDS: Final = 2.0
"""After so long somebody who looks is told that it goes on, so that it is noticed who has gone."""
DIGITS: Final = 4


class Analysing:
    """The analysis of one table: begun when somebody looks, given up when nobody does, kept when it is done."""

    def __init__(self, table: Table, weighings: Sequence[Weighing], thinkers: Thinkers) -> None:
        self.lookers = 0
        self._table = table.fork()
        self._thinkers = thinkers
        self._weighings = list(weighings)
        self._rows = [weighed(each, QUICK) for each in weighings]
        self._done = 0
        self._news = asyncio.Condition()
        self._work: asyncio.Task[None] | None = None
        self._failed: Exception | None = None

    @property
    def found(self) -> Analysis | None:
        """All of it, when it is done."""
        return None if self._weighings else self._analysis

    @property
    def _analysis(self) -> Analysis:
        return analysis_of(self._table, self._rows)

    async def look(self) -> AsyncGenerator[dict[str, Any] | None, None]:
        """What is known, then each moment when it has been weighed, then what it comes to; None: it goes on."""
        self.lookers += 1
        try:
            done = self._done
            yield {"of": len(self._rows), "done": done, **begun_json(self._analysis)}
            while done < len(self._rows):
                if self._work is None:  # nobody has looked before, or nobody did for a moment, or it has failed
                    self._failed = None
                    self._work = asyncio.create_task(self._weigh())
                with suppress(TimeoutError):
                    async with asyncio.timeout(PATIENCE_SECONDS), self._news:
                        await self._news.wait()
                if self._failed is not None:
                    raise self._failed
                places = range(done, self._done)
                done = self._done
                rows = [[place, row_json(self._rows[place])] for place in places]
                yield {"done": done, "rows": rows} if rows else None
            yield {"done": done, **summed_json(self._analysis)}
        finally:
            self.lookers -= 1
            if not self.lookers and self._work is not None:
                self._work.cancel()

    async def _weigh(self) -> None:
        """Weigh one moment after the other."""
        try:
            while self._done < len(self._weighings):
                self._rows[self._done] = await self._thinkers.weigh(self._weighings[self._done])
                self._done += 1
                if self._done == len(self._weighings):
                    self._weighings = []  # what it took is let go
                    break
                await self._tell()
        except Exception as error:  # whoever looks is told
            self._failed = error
        finally:
            self._work = None
        await self._tell()

    async def _tell(self) -> None:
        async with self._news:
            self._news.notify_all()


def begun_json(analysis: Analysis) -> dict[str, Any]:
    """What is known of a game before its moments have been weighed."""
    rows = [row_json(row) for row in analysis.rows]
    return {"seats": list(analysis.seats), "rows": rows, "ended": _rounded(analysis.ended), "winner": analysis.winner}


def row_json(row: Row) -> dict[str, Any]:
    """A moment."""
    moment, better = row.moment, row.better
    return {
        "step": moment.step,
        "seat": moment.seat,
        "says": None if moment.says is None else to_json(moment.says),
        "chances": _rounded(row.chances),
        "after": None if row.after is None else _rounded(row.after),
        "played": [to_json(each) for each in row.played],
        "better": better
        and {
            "plan": to_json(better.plan),
            "targets": list(better.targets),
            "gain": round(better.gain, DIGITS),
            "error": round(better.error, DIGITS),
        },
    }


def summed_json(analysis: Analysis) -> dict[str, Any]:
    """What it comes to: the accounts of all seats, and the turning points."""
    accounts = {seat: account for seat in analysis.seats if (account := analysis.account(seat)) is not None}
    return {
        "accounts": {seat: _account_json(account) for seat, account in accounts.items()},
        "turnings": [
            {
                "place": turning.place,
                "seat": turning.seat,
                "change": round(turning.change, DIGITS),
                "luck": None if turning.luck is None else round(turning.luck, DIGITS),
            }
            for turning in analysis.turning_points
        ],
    }


def _account_json(account: Account) -> dict[str, float]:
    return {name: round(value, DIGITS) for name, value in account._asdict().items()}


def _rounded(chances: Mapping[str, float]) -> dict[str, float]:
    return {seat: round(chance, DIGITS) for seat, chance in chances.items()}
