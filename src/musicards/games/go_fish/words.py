"""Go Fish as words.

word  what it has
0, 1  what all games have
2     the observer's hand: bit 3 * p + k, more than k cards of pitch p
3     books: bit 12 * s + p, as in all that follow; s is relative to the observer
4, 5  the cards that everybody saw seat s take, in binary: ones, twos
6     hinted
7     lacks
"""

from librt.vecs import vec

from musicards.cards import bit, i64, pitches_in
from musicards.games.game import Game
from musicards.games.go_fish.moves import PITCHES, how_many
from musicards.games.go_fish.rules import GoFish
from musicards.games.words import (
    COMMON,
    GameWords,
    at_least_two,
    by_pitch_of_three,
    i32,
    odd,
    relative,
    rotated,
    write_common,
)


class GoFishWords(GameWords):
    """Go Fish. An agent's move ``12 * place + pitch`` asks the seat `place` steps clockwise."""

    def __init__(self) -> None:
        super().__init__(COMMON + 6, GoFish.move_space)

    def write(self, game: Game, seat: i64, asked: bool, words: vec[i64], at: i64) -> None:  # noqa: ARG002
        assert isinstance(game, GoFish)
        write_common(game, seat, words, at)
        players: i64 = game.players
        books: i64 = 0
        for number in game.laid:
            books |= bit(number)
        ones: i64 = 0
        twos: i64 = 0
        shift: i64 = 0
        for hand in game.held:
            shown = game.in_sight & hand.cards
            if shown:
                ones |= odd(shown) << shift
                twos |= at_least_two(shown) << shift
            shift += PITCHES
        words[at + 2] = by_pitch_of_three(game.held[seat].cards)
        words[at + 3] = rotated(books, seat, players)
        words[at + 4] = rotated(ones, seat, players)
        words[at + 5] = rotated(twos, seat, players)
        words[at + 6] = rotated(game.hints, seat, players)
        words[at + 7] = rotated(game.gaps, seat, players)

    def write_moves(self, game: Game, base: i64, places: vec[i32], at: i64) -> i64:
        pitches = pitches_in(game.held[game.turn].cards)
        last = base + PITCHES * game.players
        while pitches:
            lowest = pitches & -pitches
            move = base + PITCHES + how_many(lowest - 1)
            while move < last:
                places[at] = i32(move)
                at += 1
                move += PITCHES
            pitches ^= lowest
        return at

    def to_agent(self, game: Game, move: i64) -> i64:
        return relative(move // PITCHES, game.turn, game.players) * PITCHES + move % PITCHES

    def to_engine(self, game: Game, move: i64) -> i64:
        seat: i64 = move // PITCHES + game.turn
        if seat >= game.players:
            seat -= game.players
        return seat * PITCHES + move % PITCHES
