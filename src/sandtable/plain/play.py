"""The play of A Distant Plain: what the core does for any game, and the ways in which these rules ask for spaces."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import ClassVar

from sandtable.core import play
from sandtable.core.messages import Message
from sandtable.core.play import DONE, NO, YES, number_option, word_option
from sandtable.core.questions import Ask, Option
from sandtable.plain.purposes import Purpose
from sandtable.plain.space import Space
from sandtable.plain.state import State
from sandtable.plain.terms import FACTIONS, PIECES, PROPAGANDA

__all__ = ["DONE", "NO", "YES", "Play", "number_option", "word_option"]


@cache
def card_option(number: int) -> Option:
    """A card as an option."""
    name = card_name(number)
    return Option(name, Message(f"card-{name}"), f"card:{name}")


def card_name(number: int) -> str:
    """How a card is written: its number, or propaganda."""
    return "propaganda" if number == PROPAGANDA else str(number)


@cache
def piece_option(piece: int) -> Option:
    """A kind of piece as an option."""
    return Option(PIECES[piece], Message(f"piece-{PIECES[piece]}"))


@cache
def faction_option(faction: str) -> Option:
    """A faction as an option."""
    return Option(faction, Message(f"faction-{faction}"))


@cache
def marker_option(kind: str) -> Option:
    """A Deception marker as an option."""
    return Option(kind, Message(f"marker-{kind}"))


class Play(play.Play[State]):
    """What the rules work with: ``g.s`` is the state; the rest asks or tells."""

    candidates: ClassVar[str] = "spaces"

    # -- asking for spaces, pieces and factions

    def choose(self, seat: str, purpose: Purpose, spaces: Iterable[Space], **about: object) -> Ask[Space]:
        """Ask for one space."""
        return self.s[(yield from self.pick_about(seat, purpose, [x.area.option for x in spaces], about))]

    def choose_or_stop(
        self, seat: str, purpose: Purpose, spaces: Iterable[Space], **about: object
    ) -> Ask[Space | None]:
        """Ask for one space, or to stop here (None)."""
        options = [space.area.option for space in spaces]
        key = yield from self.pick_about(seat, purpose, [*options, word_option(DONE)], about)
        return None if key == DONE else self.s[key]

    def choose_some(
        self, seat: str, purpose: Purpose, spaces: Iterable[Space], at_least: int, at_most: int, **about: object
    ) -> Ask[list[Space]]:
        """Ask for several different spaces."""
        options = [space.area.option for space in spaces]
        keys = yield from self.ask(seat, purpose, options, (min(at_least, len(options)), at_most), **about)
        return [self.s[key] for key in keys]

    def which_piece(self, seat: str, purpose: Purpose, kinds: Sequence[int], **about: object) -> Ask[int]:
        """Ask for one kind of piece."""
        key = yield from self.pick_about(seat, purpose, [piece_option(piece) for piece in kinds], about)
        return PIECES.index(key)

    def which_faction(self, seat: str, purpose: Purpose, factions: Sequence[str], **about: object) -> Ask[str]:
        """Ask for one faction."""
        return (yield from self.pick_about(seat, purpose, [faction_option(faction) for faction in factions], about))

    # -- asking the deck

    def draw_card(self, purpose: str, among: Sequence[int]) -> Ask[int]:
        """One card at random from these."""
        return (yield from self.draw(purpose, among, card_option))

    def draw_marker(self, purpose: str, among: Sequence[str], faction: str) -> Ask[str]:
        """One Deception marker at random from these."""
        return (yield from self.draw(purpose, among, marker_option, faction=faction))


def in_order(factions: Iterable[str]) -> list[str]:
    """Factions in the order in which this program lists them."""
    named = set(factions)
    return [faction for faction in FACTIONS if faction in named]
