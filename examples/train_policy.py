"""Train a policy for The Distance by self-play, thousands of games at once, until it beats the player `rule`.

A network of two hidden layers chooses among the right moves and predicts the result. It plays both seats of 512 games
and learns by PPO (Schulman et al., "Proximal Policy Optimization Algorithms", 2017) with advantages as in GAE (Schulman
et al., 2016). As one player wins what the other loses, what a position is worth to one is minus what it is worth to the
other. Only numpy is used, so that every step can be read here; PyTorch and JAX can take the same arrays.

    python examples/train_policy.py                     # some ten minutes, with the engine compiled
    python examples/train_policy.py --play policy.npz   # how well a stored policy plays
"""

# ruff: noqa: INP001, T201 - an example is not a package, and it prints

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TypeAlias

import gymnasium
import numpy as np
from numpy.typing import NDArray

import musicards.envs.gymnasium
from musicards.envs.encode import encode, layout_of, to_agent_numbers, to_engine_number
from musicards.envs.episode import move_names
from musicards.envs.vector import VectorEnv
from musicards.games.action import Action
from musicards.games.registry import find_game
from musicards.games.rng import Rng
from musicards.games.view import View
from musicards.players.player import Player

Floats: TypeAlias = NDArray[np.float32]
Flags: TypeAlias = NDArray[np.bool_]

GAME: Final = "distance"
GAMES: Final = 512  # at once
STEPS: Final = 64  # of each game, between two updates
HIDDEN: Final = 128
NUMBERS: Final = layout_of(GAME).size
MOVES: Final = len(move_names(GAME))
NEVER: Final = np.float32(-1e9)  # the logit of a move that is not right


class Policy:
    """A network with two hidden layers.

    Attributes:
        weights: by name, its matrices and biases.
    """

    def __init__(self, rng: np.random.Generator) -> None:
        def layer(size: int, to: int, scale: float) -> Floats:
            weights: Floats = (rng.standard_normal((size, to)) * scale / np.sqrt(size)).astype(np.float32)
            return weights

        self.weights: dict[str, Floats] = {
            "one": layer(NUMBERS, HIDDEN, 1.4),
            "two": layer(HIDDEN, HIDDEN, 1.4),
            "moves": layer(HIDDEN, MOVES, 0.01),
            "worth": layer(HIDDEN, 1, 0.1),
            **{f"bias {name}": np.zeros(size, np.float32) for name, size in BIASES.items()},
        }

    def forward(self, seen: Floats, mask: Flags) -> tuple[Floats, Floats, Floats, Floats]:
        """Return both hidden layers, the logits of the moves, and what the positions are worth to those who move."""
        w = self.weights
        one = np.maximum(seen @ w["one"] + w["bias one"], 0)
        two = np.maximum(one @ w["two"] + w["bias two"], 0)
        logits = np.where(mask, two @ w["moves"] + w["bias moves"], NEVER)
        return one, two, logits, (two @ w["worth"])[:, 0] + w["bias worth"]

    def best(self, seen: Floats, mask: Flags) -> NDArray[np.int64]:
        """Return the most likely move for each position."""
        best: NDArray[np.int64] = self.forward(seen, mask)[2].argmax(1)
        return best

    def save(self, path: Path) -> None:
        """Store the network."""
        stored: dict[str, Any] = {name.replace(" ", "_"): values for name, values in self.weights.items()}
        np.savez(path, **stored)

    @classmethod
    def load(cls, path: Path) -> "Policy":
        """Return a stored network."""
        policy = cls(np.random.default_rng(0))
        with np.load(path) as stored:
            policy.weights = {name: stored[name.replace(" ", "_")] for name in policy.weights}
        return policy


BIASES: Final = {"one": HIDDEN, "two": HIDDEN, "moves": MOVES, "worth": 1}


class PolicyPlayer(Player):
    """Plays a seat with a policy, like any other computer player: it sees what its seat may know."""

    def __init__(self, rng: Rng, policy: Policy) -> None:
        super().__init__(rng)
        self._policy = policy

    def choose(self, view: View) -> Action:
        game = find_game(view.game).determinize(
            view, self.rng
        )  # any game that the view could show: its moves are right
        right = to_agent_numbers(game, game.moves())
        return game.action_of(to_engine_number(game, self._best(encode(view), right)))

    def calls(self, view: View) -> bool:
        return self._best(encode(view, asked=True), [MOVES - 2, MOVES - 1]) == MOVES - 2

    def _best(self, seen: Floats, right: list[int]) -> int:
        mask = np.zeros((1, MOVES), np.bool_)
        mask[0, right] = True
        return int(self._policy.best(seen[None], mask)[0])


@dataclass
class Played:
    """What happened in all games: arrays with a row for each step, then for each game."""

    seen: Floats  # (steps, games, numbers)
    mask: Flags
    move: NDArray[np.int64]  # (steps, games), as all that follow
    likely: Floats  # the logarithm of the move's probability
    worth: Floats  # as predicted
    advantage: Floats
    ended: int = 0  # games


def play(env: VectorEnv, policy: Policy, rng: np.random.Generator) -> Played:
    """Play some steps of all games, and work out how much better each move was than expected."""
    shape = (STEPS, env.num_envs)
    played = Played(
        np.empty((*shape, NUMBERS), np.float32),
        np.empty((*shape, MOVES), np.bool_),
        np.empty(shape, np.int64),
        np.empty(shape, np.float32),
        np.empty(shape, np.float32),
        np.empty(shape, np.float32),
    )
    turn, over = np.empty(shape, np.int64), np.empty(shape, np.bool_)
    reward = np.empty(shape, np.float32)
    games = np.arange(env.num_envs)
    for step in range(STEPS):
        played.seen[step], played.mask[step], turn[step] = env.observation, env.mask, env.turn
        *_, logits, played.worth[step] = policy.forward(played.seen[step], played.mask[step])
        # The highest of the logits with noise of Gumbel's distribution is a sample of the softmax.
        noise = -np.log(-np.log(rng.random(logits.shape, np.float32) + 1e-12) + 1e-12)
        moves = (logits + noise).argmax(1)
        played.move[step] = moves
        played.likely[step] = logits[games, moves] - logsumexp(logits)
        env.step(moves)
        over[step] = env.terminated | env.truncated
        reward[step] = env.reward[games, turn[step]]
    played.ended = int(over.sum())
    _, _, _, after = policy.forward(np.asarray(env.observation, np.float32), env.mask)
    next_turn, advantage = env.turn, np.zeros(env.num_envs, np.float32)
    for step in range(STEPS - 1, -1, -1):
        # The next position is worth to this player what it is worth to the next one, or minus that; 0 after an end.
        sign = np.where(over[step], 0, np.where(next_turn == turn[step], 1, -1)).astype(np.float32)
        surprise = reward[step] + sign * after - played.worth[step]
        advantage = surprise + 0.95 * sign * advantage
        played.advantage[step] = advantage
        after, next_turn = played.worth[step], turn[step]
    return played


def logsumexp(logits: Floats) -> Floats:
    """Return the logarithm of the sum of exponentials of each row."""
    most = logits.max(1)
    total: Floats = most + np.log(np.exp(logits - most[:, None]).sum(1))
    return total


class Adam:
    """Kingma and Ba, "Adam", 2015."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        self._weights = weights
        self._mean = {name: np.zeros_like(values) for name, values in weights.items()}
        self._square = {name: np.zeros_like(values) for name, values in weights.items()}
        self._steps = 0

    def step(self, gradients: dict[str, Floats], rate: float) -> None:
        """Change the weights against the gradients, whose norm is limited."""
        self._steps += 1
        norm = float(np.sqrt(sum(float((each * each).sum()) for each in gradients.values())))
        scale = min(1.0, 0.5 / (norm + 1e-8))
        for name, gradient in gradients.items():
            given = gradient * scale
            self._mean[name] += 0.1 * (given - self._mean[name])
            self._square[name] += 0.001 * (given * given - self._square[name])
            mean = self._mean[name] / (1 - 0.9**self._steps)
            square = self._square[name] / (1 - 0.999**self._steps)
            self._weights[name] -= rate * mean / (np.sqrt(square) + 1e-5)


def learn(policy: Policy, adam: Adam, played: Played, rng: np.random.Generator, rate: float) -> None:
    """Improve the policy by what was played: three times over, in parts of 4,096 moves."""
    size = played.move.size
    seen, mask = played.seen.reshape(size, -1), played.mask.reshape(size, -1)
    move, likely, advantage = played.move.reshape(size), played.likely.reshape(size), played.advantage.reshape(size)
    wanted = advantage + played.worth.reshape(size)
    chosen = mask.sum(1) > 1  # where there is a choice
    advantage = (advantage - advantage[chosen].mean()) / (advantage[chosen].std() + 1e-8)
    for _ in range(3):
        order = rng.permutation(size)
        for start in range(0, size, 4096):
            part = order[start : start + 4096]
            adam.step(
                gradients(policy, seen[part], mask[part], move[part], likely[part], advantage[part], wanted[part]), rate
            )


def gradients(  # noqa: PLR0913, PLR0917 - what was played, by kind
    policy: Policy,
    seen: Floats,
    mask: Flags,
    move: NDArray[np.int64],
    likely: Floats,
    advantage: Floats,
    wanted: Floats,
) -> dict[str, Floats]:
    """Return the gradient of PPO's loss: clipped at 0.2, with half the squared error and a little entropy."""
    w = policy.weights
    count = len(move)
    rows = np.arange(count)
    one, two, logits, worth = policy.forward(seen, mask)
    logs = logits - logsumexp(logits)[:, None]
    probabilities = np.exp(logs)
    ratio = np.exp(logs[rows, move] - likely)
    clipped = np.where(advantage > 0, ratio > 1.2, ratio < 0.8)
    push = np.where(clipped, 0, ratio * advantage)[:, None]
    of_logits = push * probabilities
    of_logits[rows, move] -= push[:, 0]
    entropy = -(probabilities * np.where(mask, logs, 0)).sum(1, keepdims=True)
    of_logits += 0.01 * probabilities * (np.where(mask, logs, 0) + entropy)
    of_logits = (of_logits / count).astype(np.float32)
    of_worth = (0.5 * (worth - wanted) / count).astype(np.float32)[:, None]
    of_two = (of_logits @ w["moves"].T + of_worth @ w["worth"].T) * (two > 0)
    of_one = (of_two @ w["two"].T) * (one > 0)
    return {
        "one": seen.T @ of_one,
        "two": one.T @ of_two,
        "moves": two.T @ of_logits,
        "worth": two.T @ of_worth,
        "bias one": of_one.sum(0),
        "bias two": of_two.sum(0),
        "bias moves": of_logits.sum(0),
        "bias worth": of_worth.sum(0),
    }


def wins_against(level: str, policy: Policy, games: int, seed: int = 1) -> float:
    """Return the share of `games` that the policy wins against a level, in random seats; a shared win counts half."""
    env = gymnasium.make_vec(musicards.envs.gymnasium.IDS[GAME], num_envs=64, players=2, opponents=level)
    seen, infos = env.reset(seed=seed)
    points, done = 0.0, 0
    while done < games:
        mask = infos["action_mask"].astype(np.bool_)
        mask[~mask.any(1)] = True  # a game that has ended: its move does not count
        seen, rewards, over, cut_off, infos = env.step(policy.best(seen, mask))
        ended = np.logical_or(over, cut_off)
        points += float((rewards[ended] + 1).sum()) / 2
        done += int(ended.sum())
    return points / done


def train(minutes: float, seed: int, path: Path) -> Policy:
    """Train for some minutes; print and store how well the policy plays."""
    rng = np.random.default_rng(seed)
    policy = Policy(rng)
    adam = Adam(policy.weights)
    env = VectorEnv(GAME, GAMES, 2, autoreset="same_step", max_moves=400, cut_off="zero")
    env.reset(seed=seed)
    began = perf_counter()
    curve: list[dict[str, Any]] = []
    steps = games = 0
    print("minutes      moves      games   wins against rule")
    next_look = 0.0
    while (passed := (perf_counter() - began) / 60) < minutes:
        if passed >= next_look:
            wins = wins_against("rule", policy, 256)
            curve.append({"minutes": round(passed, 2), "moves": steps, "games": games, "wins": round(wins, 3)})
            print(f"{passed:7.1f} {steps:10,} {games:10,}   {wins:.1%}", flush=True)
            next_look += minutes / 10
        played = play(env, policy, rng)
        learn(policy, adam, played, rng, 1e-3 * (1 - passed / minutes) + 1e-4)
        steps += played.move.size
        games += played.ended
    policy.save(path)
    path.with_suffix(".json").write_text(json.dumps(curve, indent=1) + "\n", encoding="utf-8")
    return policy


def main() -> None:
    """Train a policy, or look how well a stored one plays."""
    parser = argparse.ArgumentParser(description="Train a policy for The Distance by self-play.")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--out", type=Path, default=Path("policy.npz"), help="the policy; its curve has the same name and ends in .json"
    )
    parser.add_argument("--play", type=Path, help="a stored policy, which is not trained")
    args = parser.parse_args()
    policy = Policy.load(args.play) if args.play else train(args.minutes, args.seed, args.out)
    for level in ("random", "rule"):
        print(f"In 2,000 games it wins {wins_against(level, policy, 2000, seed=10_000):.1%} against {level}.")


if __name__ == "__main__":
    main()
