"""The example that trains a policy: its gradients, its advantages, and that what it stores plays at a table."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from examples.train_policy import GAME, MOVES, NUMBERS, Policy, PolicyPlayer, gradients, logsumexp, play, train
from musicards.envs.vector import VectorEnv
from musicards.players.levels import make_player
from musicards.players.playing import play_recorded
from musicards.record import replay


def test_gradients_are_those_of_the_loss() -> None:
    """Compared with differences of the loss, as PPO's paper states it."""
    rng = np.random.default_rng(1)
    policy: Any = Policy(rng)  # with float64, so that small differences can be seen
    policy.weights = {name: values.astype(np.float64) for name, values in policy.weights.items()}
    policy.weights["moves"] *= 100
    count = 12
    seen, mask = rng.random((count, NUMBERS)), rng.random((count, MOVES)) < 0.02
    mask[:, 7] = True
    move = np.array([rng.choice(np.flatnonzero(row)) for row in mask])
    rows = np.arange(count)
    _, _, logits, _ = policy.forward(seen, mask)
    likely = logits[rows, move] - logsumexp(logits) + rng.normal(0, 0.3, count)
    advantage, wanted = rng.normal(size=count), rng.normal(size=count)

    def loss() -> float:
        _, _, logits, worth = policy.forward(seen, mask)
        logs = logits - logsumexp(logits)[:, None]
        ratio = np.exp(logs[rows, move] - likely)
        surrogate = np.minimum(ratio * advantage, np.clip(ratio, 0.8, 1.2) * advantage)
        entropy = -np.where(mask, np.exp(logs) * np.where(mask, logs, 0), 0).sum(1)
        return float((-surrogate + 0.25 * (worth - wanted) ** 2 - 0.01 * entropy).mean())

    exact: Any = gradients
    found = exact(policy, seen, mask, move, likely, advantage, wanted)
    for name, values in policy.weights.items():
        flat = values.reshape(-1)
        for place in rng.choice(flat.size, min(6, flat.size), replace=False):
            before = flat[place]
            flat[place] = before + 1e-5
            more = loss()
            flat[place] = before - 1e-5
            less = loss()
            flat[place] = before
            assert found[name].reshape(-1)[place] == pytest.approx((more - less) / 2e-5, abs=2e-5), name


def test_an_advantage_is_what_the_result_says_beyond_what_was_expected() -> None:
    """With nothing expected of any position, the last move of a game is worth its reward, and those before a share."""
    policy = Policy(np.random.default_rng(1))
    policy.weights["worth"][:] = 0
    env = VectorEnv(GAME, 16, 2, autoreset="same_step", max_moves=20)
    env.reset(seed=1)
    played = play(env, policy, np.random.default_rng(1))
    sizes = np.abs(played.advantage)
    powers = 0.95 ** np.arange(64)
    assert played.ended > 16
    assert all(np.isclose(size, powers, rtol=1e-4).any() or size < 1e-6 for size in sizes.reshape(-1))


def test_a_policy_is_stored_and_plays_at_a_table(tmp_path: Path) -> None:
    policy = train(0.001, 1, tmp_path / "policy.npz")
    stored = Policy.load(tmp_path / "policy.npz")
    seen, mask = np.random.default_rng(2).random((9, NUMBERS), np.float32), np.ones((9, MOVES), np.bool_)
    np.testing.assert_array_equal(policy.best(seen, mask), stored.best(seen, mask))
    rng = Random(1)
    record, _ = play_recorded(GAME, {}, [PolicyPlayer(rng, stored), make_player("rule", rng)], rng)
    assert replay(record).ok
    assert record.result is not None
