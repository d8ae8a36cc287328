"""Choices: of what a person wishes to be told, in which language, and when."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sandtable.web.dispatches.occasions import ENDED, KINDS, OFFERED, TURN
from sandtable.words import ENGLISH, languages

USUALLY: Final[Mapping[str, bool]] = {kind: kind in (TURN, ENDED, OFFERED) for kind in KINDS}
"""What somebody is told of who has not said: everything but talk."""


@dataclass(frozen=True)
class Choices:
    """What a person has chosen."""

    kinds: Mapping[str, bool] = field(default_factory=lambda: USUALLY)
    language: str = ENGLISH
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    """From which hour to which nothing is sent, where the person is."""
    daily: int | None = None
    """The hour at which all of a day is told at once; None: each thing when it happens."""

    @classmethod
    def read(cls, text: str) -> Choices:
        """What was written down; what is missing or is not known any more is as usual."""
        said: dict[str, Any] = json.loads(text or "{}")
        kinds = {**USUALLY, **{kind: bool(on) for kind, on in said.get("kinds", {}).items() if kind in KINDS}}
        language = said.get("language", ENGLISH)
        quiet = said.get("quiet")
        return cls(
            kinds,
            language if language in languages() else ENGLISH,
            said.get("zone", "UTC"),
            None if quiet is None else (quiet[0], quiet[1]),
            said.get("daily"),
        )

    def to_json(self) -> dict[str, Any]:
        """The same as JSON-ready data."""
        return {
            "kinds": dict(self.kinds),
            "language": self.language,
            "zone": self.zone,
            "quiet": self.quiet,
            "daily": self.daily,
        }

    def when(self, happened: float, now: float) -> float:
        """From when on somebody may be told of something: at once, at the hour of the day, or when quiet is over."""
        zone = zone_named(self.zone) or UTC
        then = happened if self.daily is None else _next(happened, self.daily, zone)
        then = max(then, now)
        if self.quiet is not None and _within(datetime.fromtimestamp(then, zone).hour, *self.quiet):
            then = _next(then, self.quiet[1], zone)
        return then


def zone_named(name: str) -> tzinfo | None:
    """A time zone; None if this machine knows none of that name."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def _within(hour: int, begins: int, ends: int) -> bool:
    """Whether an hour is one of those from one to another, perhaps past midnight."""
    return begins <= hour < ends if begins <= ends else hour >= begins or hour < ends


def _next(after: float, hour: int, zone: tzinfo) -> float:
    """The next time that a clock shows a full hour."""
    start = datetime.fromtimestamp(after, zone)
    then = start.replace(hour=hour, minute=0, second=0, microsecond=0)
    return (then if then > start else then + timedelta(days=1)).timestamp()
