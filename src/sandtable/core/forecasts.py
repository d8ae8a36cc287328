"""Forecasts: what the rules know about an option before it is chosen. They are made only when somebody reads them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from sandtable.core.messages import Message


class Forecast(NamedTuple):
    """What will, may or will not come of an option, as far as its seat may know."""

    chance: Fraction | None = None
    """How likely it is to succeed; None where nothing is rolled."""
    needs: Message | None = None
    """What the die must show."""
    modifiers: Sequence[Message] = ()
    """What is added to the die or taken from it."""
    cost: Message | None = None
    """What it costs."""
    leads_to: Sequence[Message] = ()
    """What follows if it succeeds, or at once where nothing is rolled."""
    warnings: Sequence[Message] = ()
    """What somebody who chooses it may regret."""


class Impossible(NamedTuple):
    """What cannot be done now though one might look for it among the options, and why not."""

    key: str
    label: Message
    reason: Message
