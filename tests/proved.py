"""Make records whose shuffles come from a secret."""

from random import Random

from musicards.games.registry import make_game
from musicards.games.secret import Secret
from musicards.record import Record, with_proof, write_entry
from tests.games.wander import attempt, submit


def proved(name: str, players: int, secret: Secret, seed: int, most: int = 400) -> Record:
    """Return the record of a match that people played, rightly and wrongly, for up to `most` attempts."""
    game, rng, log = make_game(name, players, {}), Random(seed), list[object]()
    chances = 0
    for _ in range(most):
        if game.over:
            break
        entry = attempt(game, rng)
        if game.chance_due:
            chances += 1
            entry = write_entry(None, game.chance(secret.rng(chances)))
        if submit(game, entry) is None:
            log.append(entry)
    record = Record(name, players, game.options, log, game.result().to_json())
    return with_proof(record, "BKTRW", secret)
