"""PettingZoo, Gymnasium and OpenSpiel: their own tests, and that an observation holds what a seat may know alone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from sandtable import Table

np: Any = pytest.importorskip("numpy")
pettingzoo_test: Any = pytest.importorskip("pettingzoo.test")
gymnasium: Any = pytest.importorskip("gymnasium")
pyspiel: Any = pytest.importorskip("pyspiel")
pytestmark = [pytest.mark.extras, pytest.mark.filterwarnings("ignore")]

GAMES = ("labyrinth", "plain")


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """Each game."""
    return str(request.param)


def test_the_tests_of_pettingzoo(game: str) -> None:
    from sandtable.rl.pettingzoo import env  # noqa: PLC0415 - where the extra is installed

    pettingzoo_test.api_test(env(game), num_cycles=400)
    pettingzoo_test.seed_test(lambda: env(game), num_cycles=60)


@pytest.mark.parametrize("learners", [1, 2, 3, 4])
def test_one_to_four_seats_learn(learners: int) -> None:
    from sandtable.rl.pettingzoo import env  # noqa: PLC0415

    seats = ("government", "warlords", "coalition", "taliban")
    world = env("plain", seats=dict.fromkeys(seats[learners:], "book"), scenario="short")
    world.reset(seed=1)
    lots, rewards = np.random.default_rng(1), dict.fromkeys(world.possible_agents, 0.0)
    for seat in world.agent_iter():
        seen, reward, ended, _, _ = world.last()
        rewards[seat] += reward
        world.step(None if ended else int(lots.choice(np.flatnonzero(seen["action_mask"]))))
    assert len(rewards) == learners
    assert set(rewards.values()) <= {1.0, -1.0}
    assert list(rewards.values()).count(1.0) <= 1


def test_gymnasium(game: str) -> None:
    import sandtable.rl.gymnasium  # noqa: F401, PLC0415 - it registers

    seat = {"labyrinth": "us", "plain": "taliban"}[game]
    world = gymnasium.make(f"sandtable/{game.title()}-v1", seat=seat)
    paths: list[list[int]] = []
    for _ in range(2):
        seen, info = world.reset(seed=4)
        lots, total, ended = np.random.default_rng(2), 0.0, False
        paths.append([])
        while not ended:
            assert world.observation_space.contains(seen)
            assert (info["action_mask"] == world.unwrapped.action_masks()).all()
            action = int(lots.choice(np.flatnonzero(info["action_mask"])))
            seen, reward, ended, cut, info = world.step(action)
            assert not cut
            total += reward
            paths[-1].append(action)
        assert total in (1.0, -1.0)
    assert paths[0] == paths[1]
    assert len(paths[0]) > 30


def test_the_tests_of_openspiel() -> None:
    import sandtable.rl.openspiel  # noqa: F401, PLC0415 - it registers

    labyrinth = pyspiel.load_game("python_sandtable_labyrinth")
    pyspiel.random_sim_test(labyrinth, num_sims=1, serialize=False, verbose=False)
    plain = pyspiel.load_game("python_sandtable_plain(scenario=short)")
    pyspiel.random_sim_test(plain, num_sims=1, serialize=False, verbose=False)
    state = plain.new_initial_state()
    lots = np.random.default_rng(3)
    for _ in range(600):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(share for _, share in outcomes) == pytest.approx(1)
            state.apply_action(outcomes[lots.integers(len(outcomes))][0])
        else:
            state.apply_action(int(lots.choice(state.legal_actions())))
    twin = state.clone()
    assert str(twin) == str(state)


def test_what_a_seat_may_not_know_is_not_in_its_observation(game: str) -> None:
    """Worlds that look the same to a seat are the same array."""
    from sandtable.rl.encoders import encoder_of  # noqa: PLC0415

    encoder = encoder_of(game)
    options: dict[str, Any] = {"deception": True} if game == "plain" else {}
    table = Table.new(game, seed=3, **options)
    lots = np.random.default_rng(5)
    for number in range(40):
        asked = table.question
        if asked is None:
            break
        for seat in table.game.seats:
            own = encoder.encode(table.view(seat), seat, asked, ())
            other = table.game.redealt(table.state, seat, lambda bound: int(lots.integers(bound)))
            view = table.game.describe(table.game.seen_by(other, seat))
            assert (encoder.encode(view, seat, asked, ()) == own).all(), (number, seat)
            assert own.shape == (encoder.size,)
        table.answer(*asked.sample(lambda bound: int(lots.integers(bound))))


def test_the_example_learns(capsys: pytest.CaptureFixture[str]) -> None:
    """It runs; that it gets better takes some hundred games."""
    from examples import learning  # noqa: PLC0415

    assert len(learning.main("3")) == 3
    policy = learning.Policy(4, 3, 1)
    seen, mask = np.ones(4), np.array([1.0, 0.0, 1.0])
    chances: list[float] = []
    for _ in range(50):
        _, likely = policy.chances(seen, mask)
        assert likely[1] == 0, "what the mask forbids has no chance"
        chances.append(float(likely[2]))
        policy.learn([learning.Step(seen, mask, 2, chances[-1])], np.array([1.0]))
    assert chances == sorted(chances), "what gains becomes likelier"
    assert chances[0] == 0.5
    assert chances[-1] > 0.6


PAGE = (Path(__file__).parents[2] / "docs" / "learning.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("example", re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE))
def test_the_examples_of_the_page_run(example: str) -> None:
    exec(compile(example, "learning.md", "exec"), {})
