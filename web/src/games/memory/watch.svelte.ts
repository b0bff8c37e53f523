/** The cards still shown on this page's board of Memory; one per match, shared by the board and the players' places. */

import { onePerMatch, type MatchClient } from '../../match/client.svelte';
import { LOOK, NOTHING, sightAfter, type Sight } from './sight';

class Watch {
  sight = $state.raw<Sight>(NOTHING);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Update on each event. Returns a function that stops it. */
  follow(client: MatchClient): () => void {
    const stop = client.listen((message) => {
      if (message.type === 'snapshot') this.#look(NOTHING);
      else if (message.type === 'update') this.#look(sightAfter(this.sight, message.happened));
    });
    return () => {
      stop();
      this.#look(NOTHING);
    };
  }

  /** Stop showing the cards: the player has seen them. */
  end(): void {
    this.#look(NOTHING);
  }

  #look(sight: Sight): void {
    if (sight === this.sight) return;
    clearTimeout(this.#timer);
    this.sight = sight;
    if (sight === NOTHING) return;
    this.#timer = setTimeout(() => (this.sight = NOTHING), sight.pair ? LOOK.pair : LOOK.apart);
  }
}

export const watchOf = onePerMatch(() => new Watch());
