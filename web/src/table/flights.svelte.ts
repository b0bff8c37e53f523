/** The cards in motion: pictures drawn above the table while the cards themselves are already in their new places. */

/** A card's center in px of the window, its width, and its rotation. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn: number; // degrees
}

export interface Flight {
  readonly id: number;
  readonly card: string | null; // null for a card face down
  readonly stops: readonly [Spot, ...Spot[]];
  readonly delay: number; // ms
  /** Whether the card is shown at its start before it moves; false for a card from a pile. */
  readonly seen: boolean;
  /** The animation that hides the card itself until its picture arrives. */
  readonly arriving: Animation | null;
}

type Launch = Omit<Flight, 'id' | 'arriving'> & { readonly node: HTMLElement | null };

let next = 0;
let under = $state.raw<readonly Flight[]>([]);

export function flights(): readonly Flight[] {
  return under;
}

/** Start moving a card's picture along its stops; `node` is the card itself, if it is on the page. Replaces an earlier flight of the card. */
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
