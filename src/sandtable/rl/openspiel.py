"""Every game for OpenSpiel, as a Python game with explicit chance nodes.

``pyspiel.load_game("python_sandtable_labyrinth(scenario=lets_roll)")`` once this module is imported. A state is a table
that asks for its dice and cards as if they were real, so that each is a node of its own.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import pyspiel

from sandtable.core.chance import PHYSICAL, Draw, Roll
from sandtable.core.game import game_named
from sandtable.core.questions import Question
from sandtable.core.table import DEALER, Table
from sandtable.rl.encoders import TABLES, encoder_of
from sandtable.rl.encoding import Encoder
from sandtable.rl.vocabulary import ENOUGH

LONGEST: Final = 100_000
MOST_DRAWN: Final = 256
"""As many different things as can be drawn from one pile."""


def _game_type(name: str) -> pyspiel.GameType:
    seats = len(game_named(name).seats)
    options = {key: values[0] for key, values in game_named(name).options.items()}
    return pyspiel.GameType(
        short_name=f"python_sandtable_{name}",
        long_name=f"Sandtable: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if seats > 2 else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=options,
    )


class SandtableGame(pyspiel.Game):
    """One title with its options."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        self.rules = game_named(name)
        given = params or {}
        self.chosen = {
            key: next(value for value in values if str(value) == str(given.get(key, values[0])))
            for key, values in self.rules.options.items()
        }
        self.encoder = encoder_of(name)
        seats = len(self.rules.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.vocabulary.size,
            max_chance_outcomes=MOST_DRAWN,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if seats > 2 else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPES[name], info, given)

    def new_initial_state(self) -> SandtableState:
        """A table that has just been set up."""
        table = Table.new(
            self.rules.name, seed=0, dice=PHYSICAL, free_undo=True, keep_notes=False, keep_history=False, **self.chosen
        )
        return SandtableState(self, table)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SandtableObserver:
        """Who looks at a table for a seat."""
        return SandtableObserver(self.encoder.size)


class SandtableState(pyspiel.State):
    """A table at rest: chance or a seat is asked."""

    def __init__(self, game: SandtableGame, table: Table) -> None:
        super().__init__(game)
        self.table = table  # a copy of the state copies it: see Table.__deepcopy__
        self.picked: list[str] = []

    @property
    def seats(self) -> Sequence[str]:
        """The seats, in the order of the players."""
        return self.table.game.seats

    @property
    def encoder(self) -> Encoder:
        """What writes the table down."""
        return encoder_of(self.table.game.name)

    def current_player(self) -> int:
        """Who is asked."""
        asked = self.table.question
        if asked is None:
            return int(pyspiel.PlayerId.TERMINAL)
        if asked.seat == DEALER:
            return int(pyspiel.PlayerId.CHANCE)
        return list(self.seats).index(asked.seat)

    def _asked(self) -> Question:
        asked = self.table.question
        assert asked is not None
        return asked

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.encoder.vocabulary.offered(self._asked(), self.picked))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What dice and cards can show, each with its probability."""
        return [(number, share) for number, (_, share) in enumerate(self._faces())]

    def _faces(self) -> list[tuple[str, float]]:
        awaited = self.table.awaits
        options = self._asked().keys
        if isinstance(awaited, Roll):
            return [(key, 1 / len(options)) for key in options]
        assert isinstance(awaited, Draw)
        keys = [awaited.option(each).key for each in awaited.among]
        return [(key, keys.count(key) / len(keys)) for key in options]

    def _apply_action(self, action: int) -> None:
        asked = self._asked()
        if asked.seat == DEALER:
            self.table.answer(self._faces()[action][0])
            return
        if action != ENOUGH:
            self.picked.append(self.encoder.vocabulary.offered(asked, self.picked)[action])
            if len(self.picked) < min(asked.at_most, len(asked.options)):
                return
        answer, self.picked = self.picked, []
        self.table.answer(*answer)

    def _action_to_string(self, player: int, action: int) -> str:
        asked = self._asked()
        if asked.seat == DEALER:
            key = self._faces()[action][0]
        else:
            key = self.encoder.vocabulary.offered(asked, self.picked)[action]
        return f"{key}: {self.table.say(asked.option(key))}" if key else "-"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.outcome is not None

    def returns(self) -> list[float]:
        """1 for whoever has won, -1 for the others."""
        ended = self.table.outcome
        return [0.0 if ended is None else 1.0 if seat == ended.winner else -1.0 for seat in self.seats]

    def __str__(self) -> str:
        return f"{self.table!r} {len(self.picked)}"


class SandtableObserver:
    """Writes what a seat sees into an array."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SandtableState, player: int) -> None:
        """Look at a table for a seat."""
        seat = state.seats[player]
        view = state.table.view(seat)
        self.tensor[:] = state.encoder.encode(view, seat, state.table.question, state.picked)

    def string_from(self, state: SandtableState, player: int) -> str:
        """What a seat may see, as JSON."""
        return json.dumps(state.table.view(state.seats[player]), separators=(",", ":"))


class LabyrinthGame(SandtableGame):
    """Labyrinth and The Awakening."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("labyrinth", params)


class PlainGame(SandtableGame):
    """A Distant Plain."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("plain", params)


GAME_TYPES: Final = {name: _game_type(name) for name in TABLES}
pyspiel.register_game(GAME_TYPES["labyrinth"], LabyrinthGame)
pyspiel.register_game(GAME_TYPES["plain"], PlainGame)
