"""Estimating who will win: how likely each seat is, from a few features of what lies on the table."""

from __future__ import annotations

import math
from collections.abc import Mapping

Features = Mapping[str, float]
"""What is counted for a seat, by name."""


def shares(weights: Features, features: Mapping[str, Features]) -> dict[str, float]:
    """How likely each seat is to win, between 0 and 1 and 1 together; a feature without a weight does not count."""
    scores = {
        seat: sum(weights.get(name, 0.0) * value for name, value in counted.items())
        for seat, counted in features.items()
    }
    highest = max(scores.values())
    powers = {seat: math.exp(score - highest) for seat, score in scores.items()}
    total = sum(powers.values())
    return {seat: power / total for seat, power in powers.items()}
