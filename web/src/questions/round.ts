/**
 * How it goes with practice cards as long as the page is open: how many were right at once, and which are to come again. Pure.
 * Nothing is kept: who comes back begins anew.
 */

export interface Round {
  readonly asked: number; // that have been answered
  readonly right: number; // at the first attempt
  readonly newest: number; // the highest number that has been asked
  readonly missed: readonly Missed[]; // the one that is due first, first
}

interface Missed {
  readonly number: number;
  readonly after: number; // comes again when so many have been answered
}

export const NEW_ROUND: Round = { asked: 0, right: 0, newest: 0, missed: [] };

/** So many others come before a question that was missed comes again. */
const LATER = 3;

/** The first answer to a question; those after it do not count. */
export function answered(round: Round, number: number, right: boolean): Round {
  const asked = round.asked + 1;
  const others = round.missed.filter((each) => each.number !== number);
  return {
    asked,
    right: round.right + (right ? 1 : 0),
    newest: Math.max(round.newest, number),
    missed: right ? others : [...others, { number, after: asked + LATER }],
  };
}

/** Which question comes after this one; one that was never answered goes by. */
export function following({ asked, newest, missed }: Round, number: number): number {
  const due = missed.find((each) => each.after <= asked && each.number !== number);
  return due?.number ?? Math.max(newest, number) + 1;
}

/** Whether this question has been missed before and comes again. */
export function comesAgain({ missed }: Round, number: number): boolean {
  return missed.some((each) => each.number === number);
}
