/** What the generic surface shows of a table, and how it fills in an action. Pure: it knows no rule. */

import type { Action } from '../../net/outbox';
import type { ActionInfo } from '../../wire';
import type { Selection } from '../../table/selection';

/** The parts of a table that are shown. Most games have them. */
export interface GenericTable {
  readonly game: string;
  readonly hand?: readonly string[];
  readonly stock?: number; // how many cards are left
  readonly discard?: readonly string[]; // the top card first
  readonly scores?: readonly number[]; // by seat
}

/** The fields of an action that are typed; the others are filled with the chosen cards. */
export function typedFields({ fields }: ActionInfo): string[] {
  return fields.filter((field) => field !== 'card' && field !== 'cards');
}

/** Which cards have to be chosen first: one, any number but none, or it makes no difference. */
export function cardsWanted({ fields }: ActionInfo): 'one' | 'some' | 'any' {
  if (fields.includes('card')) return 'one';
  return fields.includes('cards') ? 'some' : 'any';
}

/** The action with the chosen cards and what was typed; a field that was left empty is left out. */
export function filledIn(action: ActionInfo, selection: Selection, typed: Readonly<Record<string, string>>): Action {
  const filled: Record<string, unknown> = {};
  for (const field of action.fields) {
    if (field === 'card') filled[field] = selection[0];
    else if (field === 'cards') filled[field] = [...selection];
    else if (typed[field]?.trim()) filled[field] = valueOf(typed[field].trim());
  }
  return { do: action.do, ...filled };
}

/** A whole number, or the text itself. */
function valueOf(text: string): string | number {
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
}
