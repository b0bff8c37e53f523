/** The cards still shown on this page's board of Memory; one per match, shared by the board and the players' places. */

import { onePerMatch, type MatchClient } from '../../match/client.svelte';
import { heardOf, isAlone, sceneEnded } from '../../match/match';
import { LOOK, NOTHING, sightAfter, type Sight } from './sight';

/** Whether there is time to look: in First steps, and against computers that play calmly. */
function isUnhurried({ match: { room, due } }: MatchClient): boolean {
  return due !== null || (room?.settings.pace === 'calm' && isAlone(room));
}

class Watch {
  sight = $state.raw<Sight>(NOTHING);
  #apart: number = LOOK.apart;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Update on each event. Returns a function that stops it. */
  follow(client: MatchClient): () => void {
    const stop = client.listen((message) => {
      this.#apart = isUnhurried(client) ? LOOK.calm : LOOK.apart;
      if (message.type === 'snapshot') this.#look(NOTHING);
      else if (message.type === 'update') this.#look(sightAfter(this.sight, message.happened));
    });
    return () => {
      stop();
      this.#look(NOTHING);
    };
  }

  /** Whether the player looks at two different cards that they have turned over; the computers wait. */
  looksAtOwn(client: MatchClient): boolean {
    if (this.sight.pair || this.sight.cards.size === 0 || !isUnhurried(client) || sceneEnded(client.match)) return false;
    return heardOf(client.match.heard, 'turned-back').at(-1)?.seat === client.match.table?.seat;
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
    this.#timer = setTimeout(() => (this.sight = NOTHING), sight.pair ? LOOK.pair : this.#apart);
  }
}

export const watchOf = onePerMatch(() => new Watch());
