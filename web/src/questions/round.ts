/**
 * The results of practice cards while the page is open: how many were right at the first attempt, and which come again. Pure.
 * Nothing is stored; reopening the page starts over.
 */

export interface Round {
  readonly asked: number; // number answered
  readonly right: number; // number right at the first attempt
  readonly newest: number; // the highest question number asked
  readonly missed: readonly Missed[]; // the one due first is first
}

interface Missed {
  readonly number: number;
  readonly after: number; // comes again after this many answers
}

export const NEW_ROUND: Round = { asked: 0, right: 0, newest: 0, missed: [] };

/** The number of other questions before a missed one comes again. */
const LATER = 3;

/** Count the first answer to a question; later ones do not count. */
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

/** The number of the question after this one; a question never answered is skipped. */
export function following({ asked, newest, missed }: Round, number: number): number {
  const due = missed.find((each) => each.after <= asked && each.number !== number);
  return due?.number ?? Math.max(newest, number) + 1;
}

/** Whether this question was missed before and comes again. */
export function comesAgain({ missed }: Round, number: number): boolean {
  return missed.some((each) => each.number === number);
}
