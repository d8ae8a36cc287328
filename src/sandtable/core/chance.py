"""Chance: what the rules ask of the dice and the deck, and who answers.

The n-th draw at a table is HMAC(seed, n) reduced without bias: one integer of state, the same on every machine, and
provable once the seed is revealed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from secrets import token_hex
from struct import Struct
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sandtable.core.errors import BadDice, quoted
from sandtable.core.messages import NOTHING, About, Message, spoken

if TYPE_CHECKING:
    from sandtable.core.questions import Option

SIDES: Final = 6
PHYSICAL: Final = "physical"
"""The word for real dice and real cards, which somebody reads for the program."""
PHYSICAL_DICE: Final = "physical_dice"
"""The word for real dice and the program's cards."""
PHYSICAL_CARDS: Final = "physical_cards"
"""The word for real cards and the program's dice."""
PHYSICAL_UNSEEN: Final = "physical_unseen"
"""The word for real dice and real cards of which people name only those that they use."""
PHYSICAL_CARDS_UNSEEN: Final = "physical_cards_unseen"
"""The word for such cards and the program's dice."""
REAL: Final = (PHYSICAL, PHYSICAL_DICE, PHYSICAL_CARDS, PHYSICAL_UNSEEN, PHYSICAL_CARDS_UNSEEN)


class Roll:
    """One die, please. The reply is an int from 1 to 6.

    ``gives`` are the things of which it chooses one, each with an equal share of its faces.
    """

    __slots__ = ("about", "gives", "purpose")

    def __init__(self, purpose: str, about: Mapping[str, About] = NOTHING, gives: Sequence[About] = ()) -> None:
        self.purpose = purpose
        self.about = about
        self.gives = gives

    @property
    def prompt(self) -> Message:
        """What the die is for."""
        return Message(f"roll-{self.purpose}", spoken(self.about))


class Draw:
    """One of these at random, please (a card from the deck, a country from a table). The reply is one of ``among``.

    What was drawn is written down by the key of its option. ``by_lot`` it is no card and no marker that lies in a pile:
    who has real dice settles it with them.
    """

    __slots__ = ("about", "among", "by_lot", "option", "purpose")

    def __init__(
        self,
        purpose: str,
        among: Sequence[Any],
        option: Callable[[Any], Option],
        about: Mapping[str, About] = NOTHING,
        by_lot: bool = False,
    ) -> None:
        self.purpose = purpose
        self.among = among
        self.option = option
        self.about = about
        self.by_lot = by_lot

    @property
    def prompt(self) -> Message:
        """What is drawn, and for whom."""
        return Message(f"draw-{self.purpose}", spoken(self.about))

    def drawn(self, key: str) -> Any:
        """The thing that a key names; LookupError if it is not among them."""
        for value in self.among:
            if self.option(value).key == key:
                return value
        raise LookupError(key)


class Reveal(NamedTuple):
    """Something hidden has just been shown, so undo may not go back behind this moment. There is no reply."""

    purpose: str


def has_real_dice(dice: object) -> bool:
    """Whether people roll the dice of a table, by where its dice and cards come from."""
    return isinstance(dice, str) and dice in (PHYSICAL, PHYSICAL_DICE, PHYSICAL_UNSEEN)


def has_real_cards(dice: object) -> bool:
    """Whether people draw the cards of a table, by where its dice and cards come from."""
    return isinstance(dice, str) and dice in (PHYSICAL, PHYSICAL_CARDS, PHYSICAL_UNSEEN, PHYSICAL_CARDS_UNSEEN)


def has_unseen_hands(dice: object) -> bool:
    """Whether people keep their real cards to themselves and name only those that they use."""
    return isinstance(dice, str) and dice in (PHYSICAL_UNSEEN, PHYSICAL_CARDS_UNSEEN)


def real(dice: bool, cards: bool, unseen: bool = False) -> str | None:
    """The word for real dice, real cards, or both; ``unseen`` people keep those cards to themselves."""
    if cards and unseen:
        return PHYSICAL_UNSEEN if dice else PHYSICAL_CARDS_UNSEEN
    if dice and cards:
        return PHYSICAL
    return PHYSICAL_DICE if dice else PHYSICAL_CARDS if cards else None


def is_real(request: Roll | Draw, dice: object) -> bool:
    """Whether people roll or draw what the rules ask for: a lot is settled by dice."""
    if isinstance(request, Draw) and not request.by_lot:
        return has_real_cards(dice)
    return has_real_dice(dice)


def shares(count: int) -> list[int | None]:
    """Which of so many things each face of a die gives; None is rolled again."""
    share = SIDES // count
    return [face // share if face < share * count else None for face in range(SIDES)]


def secret_seed() -> str:
    """A seed of 128 bits that nobody can guess."""
    return token_hex(16)


_BLOCK: Final = 64
_ALL: Final = 1 << 64
_first_word: Final = Struct(">Q").unpack_from
_INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
_OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))


class SeededChance:
    """Draws from HMAC(seed, n). The caller keeps n."""

    def __init__(self, seed: str, stream: str = "table") -> None:
        self.seed = seed
        self._stream = stream
        key = f"{stream}:{seed}".encode()
        padded = (key if len(key) <= _BLOCK else sha256(key).digest()).ljust(_BLOCK, b"\0")
        # What HMAC does with the key alone (RFC 2104), done once and not for every draw.
        self._inner = sha256(padded.translate(_INNER))
        self._outer = sha256(padded.translate(_OUTER))

    def __reduce__(self) -> tuple[object, ...]:
        return SeededChance, (self.seed, self._stream)

    def below(self, bound: int, n: int) -> int:
        """The n-th draw as an unbiased integer from 0 to ``bound`` - 1."""
        message = b"%d" % n
        attempt = 0
        while True:
            inner, outer = self._inner.copy(), self._outer.copy()
            inner.update(message)
            outer.update(inner.digest())
            value: int = _first_word(outer.digest())[0]
            drawn = value % bound
            if value - drawn <= _ALL - bound:  # else it lies beyond the last whole multiple of the bound
                return drawn
            attempt += 1
            message = b"%d/%d" % (n, attempt)

    def stream(self, number: int) -> Stream:
        """One of as many streams of random numbers as there are, each without an end and none a part of another."""
        return Stream(SeededChance(self.seed, f"{self._stream}/{number}"))

    def commitment(self) -> str:
        """The hash to show before play, so that the seed shown after play can be checked."""
        return sha256(self.seed.encode()).hexdigest()


class Stream:
    """Random numbers, one after another."""

    __slots__ = ("_chance", "_drawn")

    def __init__(self, chance: SeededChance) -> None:
        self._chance = chance
        self._drawn = 0

    def below(self, bound: int) -> int:
        """The next integer from 0 to ``bound`` - 1."""
        self._drawn += 1
        return self._chance.below(bound, self._drawn)


def checked_script(dice: Sequence[object]) -> list[int]:
    """A script of dice, refused if any of it is not a roll."""
    for place, value in enumerate(dice, start=1):
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= SIDES:
            raise BadDice("die", place=place, value=quoted(value), sides=SIDES)
    return [value for value in dice if isinstance(value, int)]
