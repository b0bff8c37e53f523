"""The search: one tree of what the searching seat can tell apart, grown over a new world in every round.

Single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, "Information Set Monte Carlo
Tree Search", 2012), but for its root: there every world tries each of the candidates once, so that good and bad cards
come to all of them alike, and whatever has fallen behind drops out, as in a race (Maron and Moore, "Hoeffding Races",
1993). With this much luck in the cards that tells moves apart with far fewer worlds.
"""

from math import log, sqrt
from typing import Final

from musicards.cards import i64, pitches_in
from musicards.games.action import Action
from musicards.games.game import Game, View
from musicards.games.rng import FastRng
from musicards.players.belief import Belief
from musicards.players.search.guide import Guide

__all__ = ["Edge", "Node", "Search"]

CURIOSITY: Final = 0.6
"""How much a move that was tried less is given the benefit of the doubt; shares of a win lie between 0 and 1."""

LONGEST: Final = 300
"""Moves after which a game that is played out counts as it stands. Only players without sense play endless ones."""

_FIRST_LOOK: Final = 24  # rounds before anything may drop out of the race
_SURE: Final = 3.0  # standard errors behind the leader at which it does
_LIKELY: Final = 2.0  # standard errors behind the leader at which the favourite is not made: of many, one leads by luck


class Edge:
    """A move, and how it went."""

    __slots__ = ("after", "chances", "lead", "lead_squared", "move", "tries", "worth")

    def __init__(self, move: int) -> None:
        self.move = move
        self.tries = 0.0  # as a float, for it is divided by
        self.chances = 0.0  # how often it could have been chosen
        self.worth = 0.0  # the sum of what its player got
        self.lead = 0.0  # at the root: the sum of what it got beyond the average of its round
        self.lead_squared = 0.0  # the sum of the squares of that
        self.after: dict[int, Node] = {}  # by what could be seen of what came of it

    def behind(self, other: "Edge", errors: float, rounds: float) -> bool:
        """Whether it is worse, by so many standard errors, than `other` after so many rounds."""
        if not rounds:
            return False
        gap = (other.lead - self.lead) / rounds
        spread = self.lead_squared + other.lead_squared - (self.lead**2 + other.lead**2) / rounds
        return gap > errors * sqrt(max(spread, 0.0)) / rounds


class Node:
    """A situation as the searching seat sees it."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}  # by move, those that were possible in some world


class Search:
    """Looks ahead from one view; the longer, the better.

    Attributes:
        racing: the moves that may still turn out to be best.
        rounds: how many worlds they were tried in.
    """

    def __init__(self, view: View, belief: Belief, guide: Guide, rng: FastRng, favourite: Action) -> None:
        """`view` is of the seat on turn; `favourite`: what to do unless something turns out to be better."""
        assert view.seat is not None  # noqa: S101 - a spectator has nothing to choose
        self.view = view
        self.belief = belief
        self.guide = guide
        self.rng = rng
        self.seat: i64 = view.seat
        self.model = belief.world(view, rng)
        self.racing = [Edge(move) for move in guide.candidates(self.model, self.model.moves())]
        self.favourite = self.model.move_of(favourite)
        self.rounds: i64 = 0
        self._world: Game | None = None  # of this round, once it has begun
        self._got: list[float] = []  # what those have got in it that were tried
        self._path: list[Edge] = []
        self._movers: list[int] = []

    @property
    def is_settled(self) -> bool:
        """Whether there is nothing more to find out."""
        return len(self.racing) == 1

    def go(self, rounds: i64) -> None:
        """Try all that are still racing in so many worlds more."""
        until = self.rounds + rounds
        while self.rounds < until and len(self.racing) > 1:
            self.step()

    def step(self) -> None:
        """Try the next that is racing; the last in a world ends the round."""
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
        """The number of the move to make: the favourite unless it lies behind."""
        leader = self._leader()
        for edge in self.racing:
            if edge.move == self.favourite and not edge.behind(leader, _LIKELY, float(self.rounds)):
                return edge.move
        return leader.move

    def _leader(self) -> Edge:
        best = self.racing[0]
        for edge in self.racing:
            if edge.lead > best.lead:
                best = edge
        return best

    def _end_round(self, got: list[float]) -> None:
        """Note what each has got in the same world, and let those go that have fallen behind."""
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
        """Make the `first` move in this world and see how it ends. Returns what the searching seat gets."""
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
        """The move to try: a new one if there is one, else the one with the highest bound.

        Moves that need cards a player may not have are there only in worlds where they are, so a bound counts how often
        a move could have been chosen, not how often its node was visited.
        """
        moves = game.moves()
        edges = node.edges
        if game.turn != self.seat and self.guide.speaks_for_others:
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
            bound = edge.worth / edge.tries + CURIOSITY * sqrt(log(edge.chances) / edge.tries)
            if bound > highest:
                highest = bound
                best = edge
        if untried or best is None:
            move = untried[0] if len(untried) == 1 else self.guide.pick(game, untried, self.rng)
            best = edges[move] = Edge(move)
            best.chances = 1.0
        return best

    def _make(self, game: Game, move: i64) -> int:
        """Make `move`. Returns what the searching seat sees of what came of it, beside the move itself."""
        mover: i64 = game.turn
        own = game.held[self.seat]
        before = own.cards
        game.play_move(move, self.rng)
        gained = own.cards & ~before
        wilds = gained >> 48
        count = game.held[mover].count
        return ((pitches_in(gained) << 6 | wilds) << 6 | count) << 3 | game.turn
