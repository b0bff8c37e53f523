"""The search: a tree over what the searching seat can distinguish, with a new sampled world in every round.

Single-observer information set Monte Carlo tree search (Cowling, Powley and Whitehouse, "Information Set Monte Carlo
Tree Search", 2012), except for its root: there each candidate move is tried once in every world, so that all get the
same good and bad cards, and moves that have fallen behind drop out, as in a race (Maron and Moore, "Hoeffding Races",
1993). With so much luck in the cards, this distinguishes moves with far fewer worlds.
"""

from math import log, sqrt
from typing import Final

from musicards.cards import i64, pitches_in
from musicards.games.action import Action
from musicards.games.game import Game
from musicards.games.rng import FastRng
from musicards.games.view import View
from musicards.players.belief.belief import Belief
from musicards.players.search.guide import Guide

EXPLORATION: Final = 0.6
"""The exploration constant of UCT, for shares of a win between 0 and 1."""

LONGEST: Final = 300
"""Moves after which a playout is evaluated by its current scores."""

_FIRST_LOOK: Final = 24  # rounds before a move may drop out of the race
_SURE: Final = 3.0  # standard errors behind the leader at which a move drops out
_LIKELY: Final = 2.0  # standard errors behind the leader at which the favorite is not chosen


class Edge:
    """A move and its statistics."""

    __slots__ = ("after", "chances", "lead", "lead_squared", "move", "tries", "worth")

    def __init__(self, move: int) -> None:
        self.move = move
        self.tries = 0.0  # a float, because it is a divisor
        self.chances = 0.0  # how often it was available
        self.worth = 0.0  # the sum of the shares that its player got
        self.lead = 0.0  # at the root: the sum of its differences from the mean of each round
        self.lead_squared = 0.0  # the sum of their squares
        self.after: dict[int, Node] = {}  # by the visible outcome of the move

    def behind(self, other: "Edge", errors: float, rounds: float) -> bool:
        """Whether it is worse than `other` by more than `errors` standard errors after `rounds` rounds."""
        if not rounds:
            return False
        gap = (other.lead - self.lead) / rounds
        spread = self.lead_squared + other.lead_squared - (self.lead**2 + other.lead**2) / rounds
        return gap > errors * sqrt(max(spread, 0.0)) / rounds


class Node:
    """A node of the tree: a situation as the searching seat sees it."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}  # by move, those that were available in some world


class Search:
    """A search from one view, which can be continued for as long as there is time.

    Attributes:
        racing: the candidate moves that have not dropped out.
        rounds: the number of worlds in which they were tried.
    """

    def __init__(self, view: View, belief: Belief, guide: Guide, rng: FastRng, favorite: Action) -> None:
        """Create a search for the seat on turn, which sees `view`. The search prefers `favorite` if in doubt."""
        assert view.seat is not None
        self.view = view
        self.belief = belief
        self.guide = guide
        self.rng = rng
        self.seat: i64 = view.seat
        self.model = belief.world(view, rng)
        self.racing = [Edge(move) for move in guide.candidates(self.model, self.model.moves())]
        self.favorite = self.model.move_of(favorite)
        self.rounds: i64 = 0
        self._world: Game | None = None  # of the current round, once it has begun
        self._got: list[float] = []  # the shares of the moves tried in it so far
        self._path: list[Edge] = []
        self._movers: list[int] = []

    @property
    def is_settled(self) -> bool:
        """Whether only one move is left."""
        return len(self.racing) == 1

    def go(self, rounds: i64) -> None:
        """Run `rounds` more rounds, unless only one move is left before."""
        until = self.rounds + rounds
        while self.rounds < until and len(self.racing) > 1:
            self.step()

    def step(self) -> None:
        """Try the next move in the current world; after the last one the round ends."""
        world = self._world
        if world is None:
            world = self._world = self.belief.world(self.view, self.rng)
        got = self._got
        got.append(self._try(self.racing[len(got)], world.copy()))
        if len(got) == len(self.racing):
            self._end_round(got)
            self._world = None
            got.clear()

    def best(self) -> int:
        """Return the number of the best move: the favorite, unless it is clearly behind the leader."""
        leader = self._leader()
        for edge in self.racing:
            if edge.move == self.favorite and not edge.behind(leader, _LIKELY, float(self.rounds)):
                return edge.move
        return leader.move

    def _leader(self) -> Edge:
        best = self.racing[0]
        for edge in self.racing:
            if edge.lead > best.lead:
                best = edge
        return best

    def _end_round(self, got: list[float]) -> None:
        """Update the statistics with the shares in the same world, and drop moves that have fallen behind."""
        total = 0.0
        for share in got:
            total += share
        average = total / len(got)
        for place in range(len(got)):
            edge = self.racing[place]
            lead = got[place] - average
            edge.lead += lead
            edge.lead_squared += lead * lead
        self.rounds += 1
        if self.rounds >= _FIRST_LOOK and self.rounds % 8 == 0:
            leader = self._leader()
            rounds = float(self.rounds)
            self.racing = [edge for edge in self.racing if edge is leader or not edge.behind(leader, _SURE, rounds)]

    def _try(self, first: Edge, game: Game) -> float:
        """Play a game in this world that begins with `first`. Return the share of the searching seat."""
        path = self._path
        movers = self._movers
        path.clear()
        movers.clear()
        edge = first
        while True:
            path.append(edge)
            movers.append(game.turn)
            fresh = not edge.tries
            seen = self._make(game, edge.move)
            if fresh or game.over or len(path) >= self.guide.depth:
                break
            node = edge.after.get(seen)
            if node is None:
                node = edge.after[seen] = Node()
            edge = self._select(node, game)
        if not game.over:
            self.guide.play_out(game, self.rng, LONGEST)
        shares = self.guide.shares(game)
        for place in range(len(path)):
            edge = path[place]
            edge.tries += 1.0
            edge.worth += shares[movers[place]]
        return shares[self.seat]

    def _select(self, node: Node, game: Game) -> Edge:
        """Return the edge to try: a new move if there is one, otherwise the one with the highest upper bound.

        Moves that need hidden cards are only available in some worlds, so the bound uses how often a move was
        available instead of how often its node was visited.
        """
        moves = game.moves()
        edges = node.edges
        if game.turn != self.seat and self.guide.plays_for_others:
            move = moves[0] if len(moves) == 1 else self.guide.pick(game, moves, self.rng)
            follow = edges.get(move)
            if follow is None:
                follow = edges[move] = Edge(move)
            return follow
        best: Edge | None = None
        highest = -1.0
        untried: list[int] = []
        for move in moves:
            edge = edges.get(move)
            if edge is None:
                untried.append(move)
                continue
            edge.chances += 1.0
            bound = edge.worth / edge.tries + EXPLORATION * sqrt(log(edge.chances) / edge.tries)
            if bound > highest:
                highest = bound
                best = edge
        if untried or best is None:
            move = untried[0] if len(untried) == 1 else self.guide.pick(game, untried, self.rng)
            best = edges[move] = Edge(move)
            best.chances = 1.0
        return best

    def _make(self, game: Game, move: i64) -> int:
        """Make `move`. Return a number for what the searching seat sees of its outcome."""
        mover: i64 = game.turn
        own = game.held[self.seat]
        before = own.cards
        game.play_move(move, self.rng)
        gained = own.cards & ~before
        wilds = gained >> 48
        count = game.held[mover].count
        return ((pitches_in(gained) << 6 | wilds) << 6 | count) << 3 | game.turn
