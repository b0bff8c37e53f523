/** How others come into a class from their devices, as the projector shows it. */

import { onMount } from 'svelte';
import { classPath } from '../browser/router.svelte';
import { getLobby } from '../net/http';
import { canOthersOpen, linkForOthers } from '../people/links';
import { keptAddress } from './address';
import { absolute, hostOf } from './paths';

const EVERY = 3000; // milliseconds, until other devices can open the app

/** The way into a class for the projector, which may be open before the teacher lets other devices join. */
export class WayIn {
  #addresses = $state.raw<readonly string[]>([]);
  #chosen = $state(keptAddress());
  readonly #code: string;
  readonly #address = $derived(this.#addresses.find((each) => each === this.#chosen) ?? this.#addresses[0]);
  readonly isOpen = $derived(canOthersOpen(this.#addresses));
  readonly link = $derived.by(() => linkForOthers(absolute(classPath(this.#code)), this.#address));
  /** What children type, such as 192.168.1.20:8000. */
  readonly host = $derived(hostOf(this.link));

  /** To be made while a component is set up; it looks for the way in as long as that is shown. */
  constructor(code: string, addresses: readonly string[]) {
    this.#code = code;
    this.#addresses = addresses;
    onMount(() => {
      const choose = (): void => void (this.#chosen = keptAddress());
      const timer = setInterval(() => {
        if (!this.isOpen) void this.#look();
      }, EVERY);
      addEventListener('storage', choose); // the teacher chooses an address on another page of this browser
      return () => {
        clearInterval(timer);
        removeEventListener('storage', choose);
      };
    });
  }

  async #look(): Promise<void> {
    try {
      this.#addresses = (await getLobby()).addresses;
    } catch {
      // The class says that the server does not answer; it is asked again.
    }
  }
}
