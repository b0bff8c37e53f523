"""The steps a second of a game of pgx, measured whenever a line comes: a worker of ``make bench-vector``.

Runs in an environment of its own: ``make bench-peers``.
"""

import os
import sys
from time import process_time

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import pgx
from pgx.experimental import auto_reset


def main() -> None:
    """Answer each line with a rate."""
    game, batch, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    env = pgx.make(game)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    begin = jax.jit(jax.vmap(env.init))
    choose = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.where(mask, 0.0, -1e9), axis=-1))
    key = jax.random.key(1)
    state = begin(jax.random.split(key, batch))
    for number in range(50):
        moves = choose(jax.random.fold_in(key, number), state.legal_action_mask)
        state = step(state, moves, jax.random.split(jax.random.fold_in(key, number), batch))
    number = 0
    for _ in sys.stdin:
        taken, steps = 0.0, 0
        while taken < seconds:
            number += 1
            keys = jax.random.split(jax.random.fold_in(key, number), batch)
            moves = choose(jax.random.fold_in(key, number), state.legal_action_mask).block_until_ready()
            keys.block_until_ready()
            began = process_time()
            state = jax.block_until_ready(step(state, moves, keys))
            taken += process_time() - began
            steps += batch
        print(steps / taken, flush=True)


if __name__ == "__main__":
    main()
