"""Teach a small agent to play Steps by playing against itself, with nothing but numpy, in about a minute.

The agent is a linear softmax policy over the right moves with a linear critic, trained by REINFORCE with a baseline
(Williams 1992; Sutton and Barto, "Reinforcement Learning", section 13.4). That is about the smallest thing that learns
here, and a place to start from: larger agents use the same environments.

    python examples/train_small.py

An editor that knows cells runs it part by part.
"""

# ruff: noqa: INP001, T201 - an example is no package, and prints

# %% What we need
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

# %% The world: a game for two, whose moves are numbers and whose observations are vectors

GAME: Final = "steps"
MOVES: Final = len(move_names(GAME))
NUMBERS: Final = layout_of(GAME).size
LONGEST: Final = 400  # moves; a game that goes on for longer is cut short, for good players are quick

# %% The agent: what it sees, weighed once for each move, says how much it would like to make it


@dataclass
class Agent:
    """A linear policy, and a linear critic that expects a reward."""

    luck: np.random.Generator
    policy: Floats = field(default_factory=lambda: np.zeros((MOVES, NUMBERS + 1)))
    critic: Floats = field(default_factory=lambda: np.zeros(NUMBERS + 1))

    def chances(self, seen: Floats, right: Places) -> Floats:
        """How likely it is to make each of the `right` moves when it has `seen` this."""
        likes = np.exp(self.policy[right] @ seen)
        chances: Floats = likes / likes.sum()
        return chances

    def choose(self, seen: Floats, right: Places) -> int:
        """One of the `right` moves."""
        return int(self.luck.choice(right, p=self.chances(seen, right)))


def look(observation: NDArray[np.float32], mask: NDArray[np.int8]) -> tuple[Floats, Places]:
    """What is seen, with a 1 at its end that lets a move be good whatever one sees; and the right moves."""
    return np.append(observation, 1.0).astype(np.float64), np.flatnonzero(mask)


# %% One game against oneself


@dataclass
class Life:
    """What one player went through: at each of its moves what it saw, what was right, what it did; and the reward."""

    seen: list[Floats] = field(default_factory=list)
    right: list[Places] = field(default_factory=list)
    done: list[int] = field(default_factory=list)
    reward: float = 0.0


def play_itself(env: raw_env, agent: Agent, seed: int) -> list[Life]:
    """Play a game with `agent` in every seat. Returns what each of them went through."""
    env.reset(seed=seed)
    lives = {name: Life() for name in env.possible_agents}
    for name in env.agent_iter():
        observation, reward, over, cut_short, _ = env.last()
        life = lives[name]
        if over or cut_short:
            life.reward = reward
            env.step(None)
            continue
        seen, right = look(observation["observation"], observation["action_mask"])
        move = agent.choose(seen, right)
        life.seen.append(seen)
        life.right.append(right)
        life.done.append(move)
        env.step(move)
    return list(lives.values())


# %% Learning from games


@dataclass(frozen=True)
class Plan:
    """How to learn."""

    batches: int = 100  # how often it learns from what it has gone through since the last time
    games: int = 16  # in a batch
    rate: float = 5.0  # how far it goes each time
    fade: float = 0.99  # how much of a reward is left for the move before
    seed: int = 1


def learn(agent: Agent, lives: Sequence[Life], plan: Plan) -> None:
    """Make moves that brought more than was expected more likely, and expect better next time."""
    policy, critic = np.zeros_like(agent.policy), np.zeros_like(agent.critic)
    for life in lives:
        reward = life.reward
        for seen, right, move in zip(life.seen[::-1], life.right[::-1], life.done[::-1], strict=True):
            surprise = reward - agent.critic @ seen
            critic += surprise * seen
            # The slope of the logarithm of the chance that this move had.
            policy[right] -= surprise * np.outer(agent.chances(seen, right), seen)
            policy[move] += surprise * seen
            reward *= plan.fade
    moves = sum(len(life.done) for life in lives)
    agent.policy += plan.rate * policy / moves
    agent.critic += 0.05 * plan.rate * critic / moves


def train(plan: Plan, tell: Callable[[int, Agent], None]) -> Agent:
    """Play against oneself, learn, and again. After every batch `tell` hears how many games there have been."""
    env = raw_env(GAME, players=2, max_moves=LONGEST)
    agent = Agent(np.random.default_rng(plan.seed))
    for start in range(0, plan.batches * plan.games, plan.games):
        lives = [life for game in range(start, start + plan.games) for life in play_itself(env, agent, game)]
        learn(agent, lives, plan)
        tell(start + plan.games, agent)
    return agent


# %% How good is it?


def wins_against(level: str, agent: Agent, games: int) -> float:
    """The share of `games` that `agent` wins against a computer player of `level`; a game cut short counts half."""
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


# %% Let it learn


def main() -> None:
    """Train, and print along the way how well it plays."""
    parser = argparse.ArgumentParser(description="Teach a small agent to play Steps.")
    parser.add_argument("--batches", type=int, default=Plan.batches, help=f"of {Plan.games} games each")
    parser.add_argument("--seed", type=int, default=Plan.seed)
    args = parser.parse_args()
    started = perf_counter()
    print(f"{MOVES} moves, {NUMBERS} numbers in an observation")
    print("seconds   games   wins against random")

    def tell(games: int, agent: Agent) -> None:
        if games % (10 * Plan.games) == 0:
            print(f"{perf_counter() - started:7.0f} {games:7}   {wins_against('random', agent, 200):.0%}")

    agent = train(Plan(batches=args.batches, seed=args.seed), tell)
    print(f"In 500 games it wins {wins_against('random', agent, 500):.0%} against random,", end=" ")
    print(f"{wins_against('rule', agent, 500):.0%} against rule")


if __name__ == "__main__":
    main()
