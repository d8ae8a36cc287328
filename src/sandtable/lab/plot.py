"""A plot of shares with their intervals, written as SVG in colours that are clear on light and dark pages."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from sandtable.lab.reports import Share

COLOURS: Final = ("#2f86d6", "#d9772b", "#3a9e6e", "#a568c8")
GREY: Final = "#808080"
WIDTH: Final = 760
HEIGHT: Final = 420
LEFT, RIGHT, TOP, BOTTOM = 64, 20, 84, 56
FONT: Final = "font-family='system-ui, sans-serif'"


class Series(NamedTuple):
    """One player's shares, one for each place on the axis."""

    label: str
    shares: Sequence[Share]


def svg(title: str, about: str, axis: Sequence[str], series: Sequence[Series]) -> str:
    """A plot from 0 to 100 %: a place on the axis for each name, a dot with its 95% interval for each series."""
    parts = _headed(title, about, LEFT, HEIGHT)
    for percent in range(0, 101, 20):
        y = _height(percent / 100)
        parts.append(f"<path d='M{LEFT} {y:.1f}H{WIDTH - RIGHT}' stroke='{GREY}' stroke-opacity='.3'/>")
        parts.append(_text(LEFT - 10, y + 4, f"{percent} %", "font-size='12' text-anchor='end'"))
    step = (WIDTH - LEFT - RIGHT) / len(axis)
    for place, name in enumerate(axis):
        middle = LEFT + step * (place + 0.5)
        parts.append(_text(middle, HEIGHT - BOTTOM + 24, name, "font-size='13' text-anchor='middle'"))
        for number, one in enumerate(series):
            parts += _point(middle + (number - (len(series) - 1) / 2) * min(34, step / 4), number, one.shares[place])
    x = float(LEFT)
    for number, one in enumerate(series):
        parts += [_mark(x + 6, TOP - 20, number), _text(x + 18, TOP - 15.5, one.label, "font-size='13'")]
        x += 40 + 7.5 * len(one.label)
    return "\n".join([*parts, "</svg>"]) + "\n"


ROW: Final = 30
NAMES: Final = 250


def matrix(title: str, about: str, columns: Sequence[str], rows: Sequence[tuple[str, Sequence[Share]]]) -> str:
    """A table of bars from 0 to 100 %: a row for each name, a column for each series, with the 95% interval of each."""
    height = TOP + ROW * len(rows) + 24
    step = (WIDTH - NAMES - RIGHT) / len(columns)
    length = step - 56
    parts = _headed(title, about, RIGHT, height)
    for number, name in enumerate(columns):
        parts.append(_text(NAMES + step * number, TOP - 8, name, "font-size='13' font-weight='600'"))
    for place, (name, shares) in enumerate(rows):
        y = TOP + ROW * place
        parts.append(_text(RIGHT, y + 15, name, "font-size='12'"))
        for number, share in enumerate(shares):
            parts += _bar(NAMES + step * number, y, length, number, share)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _headed(title: str, about: str, left: int, height: int) -> list[str]:
    """The beginning of a drawing, with its title."""
    return [
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {height}' width='{WIDTH}' height='{height}' "
        f"role='img' {FONT} fill='{GREY}'>",
        f"<title>{escape(title, quote=False)}</title>",
        _text(left, 28, title, "font-size='18' font-weight='600'"),
        _text(left, 48, about, "font-size='12'"),
    ]


def _bar(x: float, y: float, length: float, number: int, share: Share) -> list[str]:
    """A bar with its interval and its figure."""
    low, high = x + length * share.low, x + length * share.high
    caps = "".join(f"M{at:.1f} {y + 6:.1f}v10" for at in (low, high))
    return [
        f"<rect x='{x:.1f}' y='{y + 3:.1f}' width='{length:.1f}' height='16' fill='{GREY}' fill-opacity='.12'/>",
        f"<rect x='{x:.1f}' y='{y + 3:.1f}' width='{length * share.share:.1f}' height='16' fill='{_colour(number)}'/>",
        f"<path d='M{low:.1f} {y + 11:.1f}H{high:.1f}{caps}' stroke='{GREY}' stroke-width='1.5'/>",
        _text(x + length + 5, y + 15.5, f"{share.share:.0%}", "font-size='11'"),
    ]


def _height(share: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)


def _point(x: float, number: int, share: Share) -> list[str]:
    """A dot with its interval and its figure."""
    low, high = _height(share.low), _height(share.high)
    caps = "".join(f"M{x - 5:.1f} {y:.1f}h10" for y in (low, high))
    line = f"<path d='M{x:.1f} {low:.1f}V{high:.1f}{caps}' stroke='{_colour(number)}' stroke-width='2'/>"
    figure = _text(x, high - 6, f"{share.share:.0%}", "font-size='11' text-anchor='middle'")
    return [line, _mark(x, _height(share.share), number), figure]


def _mark(x: float, y: float, number: int) -> str:
    """A dot, a square, a diamond: told apart without colour too."""
    if number % 3 == 0:
        return f"<circle cx='{x:.1f}' cy='{y:.1f}' r='5.5' fill='{_colour(number)}'/>"
    turned = f" transform='rotate(45 {x:.1f} {y:.1f})'" if number % 3 == 2 else ""
    return f"<rect x='{x - 5:.1f}' y='{y - 5:.1f}' width='10' height='10' fill='{_colour(number)}'{turned}/>"


def _colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]


def _text(x: float, y: float, text: str, style: str) -> str:
    return f"<text x='{x:.1f}' y='{y:.1f}' {style}>{escape(text, quote=False)}</text>"


# -- curves


class Curve(NamedTuple):
    """Values along an axis, each with how far its interval reaches to either side; None where there is none."""

    label: str
    points: Sequence[tuple[float, float] | None]


def curves(title: str, about: str, axis: Sequence[str], series: Sequence[Curve]) -> str:
    """A plot of means along an axis with their 95% intervals, as high as they reach."""
    known = [point for one in series for point in one.points if point is not None]
    low, high = (min(mean - spread for mean, spread in known), max(mean + spread for mean, spread in known))
    room = (high - low) * 0.05 or 1.0
    low, high = low - room, high + room
    step = (WIDTH - LEFT - RIGHT) / len(axis)
    parts = _headed(title, about, LEFT, HEIGHT)
    for line in range(6):
        value = low + (high - low) * line / 5
        y = _height(line / 5)
        parts.append(f"<path d='M{LEFT} {y:.1f}H{WIDTH - RIGHT}' stroke='{GREY}' stroke-opacity='.3'/>")
        parts.append(_text(LEFT - 10, y + 4, f"{value:.3g}", "font-size='12' text-anchor='end'"))
    every = max(1, len(axis) // 20)
    for place in range(0, len(axis), every):
        middle = LEFT + step * (place + 0.5)
        parts.append(_text(middle, HEIGHT - BOTTOM + 24, axis[place], "font-size='12' text-anchor='middle'"))
    x = float(LEFT)
    for number, one in enumerate(series):
        parts += _curve(
            [(LEFT + step * (place + 0.5), point) for place, point in enumerate(one.points)], low, high, number
        )
        parts += [_mark(x + 6, TOP - 20, number), _text(x + 18, TOP - 15.5, one.label, "font-size='13'")]
        x += 40 + 7.5 * len(one.label)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _curve(
    points: Sequence[tuple[float, tuple[float, float] | None]], low: float, high: float, number: int
) -> list[str]:
    """A line with a bar for the interval of each of its points."""
    at = [(x, point) for x, point in points if point is not None]

    def y(value: float) -> float:
        return _height((value - low) / (high - low))

    line = "L".join(f"{x:.1f} {y(mean):.1f}" for x, (mean, _) in at)
    bars = "".join(f"M{x:.1f} {y(mean - spread):.1f}V{y(mean + spread):.1f}" for x, (mean, spread) in at)
    colour = _colour(number)
    return [
        f"<path d='M{line}' fill='none' stroke='{colour}' stroke-width='2'/>",
        f"<path d='{bars}' stroke='{colour}' stroke-opacity='.5'/>",
        *(_mark(x, y(mean), number) for x, (mean, _) in at),
    ]
