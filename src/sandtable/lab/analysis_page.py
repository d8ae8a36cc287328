"""An analysis as a page that can be kept: one file of HTML with its drawing in it, for light and dark screens."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from sandtable.core.messages import Argument
from sandtable.lab.plot import COLOURS, GREY
from sandtable.search.analysis import Analysis, Row, Turning
from sandtable.words import Words

WIDTH: Final = 900
HEIGHT: Final = 320
LEFT, RIGHT, TOP, BOTTOM = 52, 12, 14, 28
DASHES: Final = ("", "9 3", "3 3", "10 3 2 3")
"""Lines are told apart without colour too."""

STYLE: Final = (
    ":root{color-scheme:light dark}"
    "body{max-width:960px;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif}"
    "svg{width:100%;height:auto}"
    "table{border-collapse:collapse}"
    "th,td{padding:4px 12px;border-bottom:1px solid #8886;text-align:right}"
    "th:first-child,td:first-child{text-align:left}"
    ".about{opacity:.8}"
)


def percent(share: float) -> int:
    """A share in hundredths."""
    return round(100 * share)


def signed(share: float) -> str:
    """A difference in hundredths, with its sign."""
    hundredths = percent(share)
    return f"\N{MINUS SIGN}{-hundredths}" if hundredths < 0 else f"+{hundredths}"


def moment_told(row: Row, words: Words) -> str:
    """When it was, and what the log said first."""
    moment = row.moment
    if moment.says is None:
        return words("analysis-moment-bare", step=moment.step)
    return words("analysis-moment", step=moment.step, says=moment.says)


def turning_told(found: Analysis, turning: Turning, words: Words) -> str:
    """A turning point in a sentence."""
    seat, row = turning.seat, found.rows[turning.place]
    more: dict[str, Argument] = {
        "side": seat,
        "from": percent(row.chances[seat]),
        "to": percent(found.chances_at(turning.place + 1)[seat]),
    }
    if turning.luck is None:
        return f"{moment_told(row, words)} {words('analysis-turning', **more)}"
    return f"{moment_told(row, words)} {words('analysis-turning-luck', **more, luck=signed(turning.luck))}"


def page(found: Analysis, words: Words, title: str | None = None) -> str:
    """The page of an analysis, in the words of its game."""
    heading = words("analysis-of", name=title or words(f"game-{found.game}"))
    turnings = found.turning_points
    told = _list(turning_told(found, each, words) for each in turnings) if turnings else _p(words, "turnings-none")
    parts = [
        f"<h1>{escape(heading)}</h1>",
        _h2(words, "chances"),
        chart(found, words),
        _h2(words, "turnings", about=False),
        told,
        *_plays_and_luck(found, words),
    ]
    return (
        f'<!doctype html>\n<html lang="{escape(words.language)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(heading)}</title><style>{STYLE}</style></head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body></html>\n"
    )


def _plays_and_luck(found: Analysis, words: Words) -> list[str]:
    if any(row.after is None for row in found.rows):
        return [_p(words, "estimated")]
    better = [row for row in found.rows if row.better is not None]
    return [
        _h2(words, "better"),
        _list(_better_told(row, words) for row in better) if better else _p(words, "better-none"),
        _h2(words, "accounts"),
        _accounts(found, words),
        _p(words, "made"),
    ]


def _better_told(row: Row, words: Words) -> str:
    assert row.better is not None
    gain, error = signed(row.better.gain), percent(row.better.error)
    better = words("analysis-better-plan", plan=row.better.plan, gain=gain, error=error)
    played = f" ({words('analysis-played', plan=row.played)})" if row.played else ""
    return f"{moment_told(row, words)} {better}{played}"


def _accounts(found: Analysis, words: Words) -> str:
    columns = ("side", "start", "own", "others", "luck", "result", "given-away")
    head = "".join(f'<th scope="col">{escape(words(f"analysis-{column}"))}</th>' for column in columns)
    rows = []
    for seat in found.seats:
        account = found.account(seat)
        assert account is not None
        cells = [
            f"{percent(account.start)} %",
            *map(signed, (account.own, account.others, account.luck)),
            f"{percent(account.end)} %",
            str(percent(account.given_away)),
        ]
        name = f'<th scope="row">{escape(words(f"side-{seat}"))}</th>'
        rows.append(f"<tr>{name}{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def chart(found: Analysis, words: Words) -> str:
    """The chances of every side as a line, over the moments of the play; turning points are marked."""
    count = len(found.rows)
    across = (WIDTH - LEFT - RIGHT) / max(1, count)
    down = HEIGHT - TOP - BOTTOM
    label = escape(words("analysis-chances"))
    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}" font-size="12" fill="{GREY}">']
    for hundredths in range(0, 101, 25):
        y = TOP + down * (1 - hundredths / 100)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{GREY}" stroke-opacity=".3"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{hundredths} %</text>')
    for turning in found.turning_points:
        x = LEFT + across * (turning.place + 0.5)
        told = escape(turning_told(found, turning, words))
        parts.append(
            f'<path d="M{x:.1f} {TOP}V{HEIGHT - BOTTOM}" stroke="{GREY}" stroke-width="{max(4.0, across):.1f}" '
            f'stroke-opacity=".25"><title>{told}</title></path>'
        )
    for number, seat in enumerate(found.seats):
        points = " ".join(
            f"{LEFT + across * place:.1f},{TOP + down * (1 - found.chances_at(place)[seat]):.1f}"
            for place in range(count + 1)
        )
        colour, dash = COLOURS[number % len(COLOURS)], DASHES[number % len(DASHES)]
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.2" stroke-dasharray="{dash}"/>'
        )
        x = LEFT + 170 * number
        parts.append(
            f'<path d="M{x} {HEIGHT - 9}h26" stroke="{colour}" stroke-width="2.2" stroke-dasharray="{dash}"/>'
            f'<text x="{x + 32}" y="{HEIGHT - 5}">{escape(words(f"side-{seat}"))}</text>'
        )
    return "\n".join([*parts, "</svg>"])


def _h2(words: Words, name: str, about: bool = True) -> str:
    said = (words.attribute(f"analysis-{name}", "about") or "") if about else ""
    more = f'\n<p class="about">{escape(said)}</p>' if said else ""
    return f"<h2>{escape(words(f'analysis-{name}'))}</h2>{more}"


def _p(words: Words, name: str) -> str:
    return f'<p class="about">{escape(words(f"analysis-{name}"))}</p>'


def _list(lines: Iterable[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"
