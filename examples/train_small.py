"""Teach a small agent to play Steps by self-play, using only numpy, in about a minute.

The agent is a linear softmax policy over the right moves with a linear critic, trained by REINFORCE with a baseline
(Williams 1992; Sutton and Barto, "Reinforcement Learning", section 13.4). It is about the smallest agent that learns
here, and a starting point: larger agents use the same environments.

    python examples/train_small.py

Editors that support cells (`# %%`) can run it cell by cell.
"""

# ruff: noqa: INP001, T201 - an example is not a package, and it prints

# %% Imports
import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from musicards.envs.encode import layout_of
from musicards.envs.episode import move_names
from musicards.envs.gymnasium import MusicardsEnv
from musicards.envs.pettingzoo import raw_env

Floats: TypeAlias = NDArray[np.float64]
Places: TypeAlias = NDArray[np.intp]

# %% The environment: a game for two players, with numbers as moves and vectors as observations

GAME: Final = "steps"
MOVES: Final = len(move_names(GAME))
NUMBERS: Final = layout_of(GAME).size
LONGEST: Final = 400  # moves, after which a game is truncated; good players need fewer

# %% The agent: a weighted sum of the observation for each move, and a softmax over the right moves


@dataclass
class Agent:
    """A linear policy, and a linear critic that predicts the reward."""

    rng: np.random.Generator
    policy: Floats = field(default_factory=lambda: np.zeros((MOVES, NUMBERS + 1)))
    critic: Floats = field(default_factory=lambda: np.zeros(NUMBERS + 1))

    def probabilities(self, seen: Floats, right: Places) -> Floats:
        """Return the probability of each of the `right` moves for the observation `seen`."""
        likes = np.exp(self.policy[right] @ seen)
        probabilities: Floats = likes / likes.sum()
        return probabilities

    def choose(self, seen: Floats, right: Places) -> int:
        """Sample one of the `right` moves."""
        return int(self.rng.choice(right, p=self.probabilities(seen, right)))


def look(observation: NDArray[np.float32], mask: NDArray[np.int8]) -> tuple[Floats, Places]:
    """Return the observation with a 1 appended, as the input of a bias; and the numbers of the right moves."""
    return np.append(observation, 1.0).astype(np.float64), np.flatnonzero(mask)


# %% One game of self-play


@dataclass
class Trajectory:
    """The moves of one player: for each the observation, the right moves and the move made; and the final reward."""

    seen: list[Floats] = field(default_factory=list)
    right: list[Places] = field(default_factory=list)
    done: list[int] = field(default_factory=list)
    reward: float = 0.0


def self_play(env: raw_env, agent: Agent, seed: int) -> list[Trajectory]:
    """Play a game with `agent` in every seat. Return a trajectory for each seat."""
    env.reset(seed=seed)
    trajectories = {name: Trajectory() for name in env.possible_agents}
    for name in env.agent_iter():
        observation, reward, over, cut_short, _ = env.last()
        trajectory = trajectories[name]
        if over or cut_short:
            trajectory.reward = reward
            env.step(None)
            continue
        seen, right = look(observation["observation"], observation["action_mask"])
        move = agent.choose(seen, right)
        trajectory.seen.append(seen)
        trajectory.right.append(right)
        trajectory.done.append(move)
        env.step(move)
    return list(trajectories.values())


# %% Learning from games


@dataclass(frozen=True)
class Plan:
    """Hyperparameters."""

    batches: int = 100  # number of updates
    games: int = 16  # games for each update
    rate: float = 5.0  # learning rate
    discount: float = 0.99  # for each move
    seed: int = 1


def learn(agent: Agent, trajectories: Sequence[Trajectory], plan: Plan) -> None:
    """Make moves with a higher reward than predicted more likely, and improve the prediction."""
    policy, critic = np.zeros_like(agent.policy), np.zeros_like(agent.critic)
    for each in trajectories:
        reward = each.reward
        for seen, right, move in zip(each.seen[::-1], each.right[::-1], each.done[::-1], strict=True):
            advantage = reward - agent.critic @ seen
            critic += advantage * seen
            # The gradient of the logarithm of this move's probability.
            policy[right] -= advantage * np.outer(agent.probabilities(seen, right), seen)
            policy[move] += advantage * seen
            reward *= plan.discount
    moves = sum(len(each.done) for each in trajectories)
    agent.policy += plan.rate * policy / moves
    agent.critic += 0.05 * plan.rate * critic / moves


def train(plan: Plan, report: Callable[[int, Agent], None]) -> Agent:
    """Alternate self-play and learning. `report` is called after every update with the number of games so far."""
    env = raw_env(GAME, players=2, max_moves=LONGEST)
    agent = Agent(np.random.default_rng(plan.seed))
    for start in range(0, plan.batches * plan.games, plan.games):
        trajectories = [each for game in range(start, start + plan.games) for each in self_play(env, agent, game)]
        learn(agent, trajectories, plan)
        report(start + plan.games, agent)
    return agent


# %% How good is it?


def wins_against(level: str, agent: Agent, games: int) -> float:
    """Return the share of `games` that `agent` wins against a player of `level`; a truncated game counts half."""
    env = MusicardsEnv(GAME, players=2, opponents=level, max_moves=LONGEST)
    points = 0.0
    for seed in range(games):
        observation, info = env.reset(seed=seed)
        reward, ended = 0.0, False
        while not ended:
            move = agent.choose(*look(observation, info["action_mask"]))
            observation, reward, over, cut_short, info = env.step(move)
            ended = over or cut_short
        points += 0.5 if cut_short else (reward + 1) / 2
    return points / games


# %% Train


def main() -> None:
    """Train an agent, and print how well it plays."""
    parser = argparse.ArgumentParser(description="Teach a small agent to play Steps.")
    parser.add_argument("--batches", type=int, default=Plan.batches, help=f"updates, with {Plan.games} games each")
    parser.add_argument("--seed", type=int, default=Plan.seed)
    args = parser.parse_args()
    started = perf_counter()
    print(f"{MOVES} moves, {NUMBERS} numbers in an observation")
    print("seconds   games   wins against random")

    def report(games: int, agent: Agent) -> None:
        if games % (10 * Plan.games) == 0:
            print(f"{perf_counter() - started:7.0f} {games:7}   {wins_against('random', agent, 200):.0%}")

    agent = train(Plan(batches=args.batches, seed=args.seed), report)
    print(f"In 500 games it wins {wins_against('random', agent, 500):.0%} against random,", end=" ")
    print(f"{wins_against('rule', agent, 500):.0%} against rule")


if __name__ == "__main__":
    main()
