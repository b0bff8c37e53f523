/** The cards that are on their way just now: pictures above the table, while the cards themselves lie where they belong. */

/** Where a card is: its middle in px of the window, how wide it is, and how far it is turned. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn: number; // degrees
}

export interface Flight {
  readonly id: number;
  readonly card: string | null; // null: face down
  readonly stops: readonly [Spot, ...Spot[]];
  readonly delay: number; // ms
  /** Until it starts it is to be seen where it is; not so when it comes off a pile. */
  readonly seen: boolean;
  /** The card itself; it is not to be seen until its picture has arrived. */
  readonly arriving: Animation | null;
}

type Launch = Omit<Flight, 'id' | 'arriving'> & { readonly node: HTMLElement | null };

let next = 0;
let under = $state.raw<readonly Flight[]>([]);

export function flights(): readonly Flight[] {
  return under;
}

/** Send a card's picture along its stops; `node` is the card itself, if it is on the page. Whatever was on its way for the same card ends here. */
export function launch({ node, ...flight }: Launch): void {
  const { card } = flight;
  if (card !== null) for (const other of under) if (other.card === card) land(other);
  const arriving = node?.animate({ opacity: [0, 0] }, { duration: 10_000 }) ?? null;
  under = [...under, { ...flight, id: next++, arriving }];
}

export function land(flight: Flight): void {
  flight.arriving?.cancel();
  under = under.filter((each) => each !== flight);
}

export function landAll(): void {
  for (const flight of under) flight.arriving?.cancel();
  under = [];
}
