/** A visit to a class: coming in and out, which child it was in this tab, and where the page goes by itself. */

import { classPath } from '../browser/router.svelte';
import { storedValue, storeValue } from '../browser/storage';
import { forgetSession, keepsCookies } from '../net/session';
import type { ClassTable, ClassTask, ClassView, JoinClass } from '../wire';
import { joinClass, leaveClass } from './calls';

const LEFT = 'left'; // instead of a number, once a child has let another one use this tab

/** The tables that this page has shown to the child who uses it. */
const been = new Set<string>();

const entry = (code: string): string => `class-${code}`;

export const taskPath = (code: string, task: string): string => classPath(code, 'task', task);

/** The number of the child who used this tab in the class; null for nobody. */
export function childHere(code: string): number | null {
  const kept = Number(storedValue(entry(code), 'tab') ?? NaN);
  return Number.isInteger(kept) ? kept : null;
}

/** Note which child uses this tab now. */
export function noteChild(code: string, number: number): void {
  storeValue(entry(code), String(number), 'tab');
}

/** Come in, as somebody new if another child used this tab before. */
export async function comeIn(code: string, body: JoinClass): Promise<ClassView> {
  const fresh = storedValue(entry(code), 'tab') === LEFT && keepsCookies();
  const view = await joinClass(code, { ...body, fresh });
  forgetTables(); // at their table, too, the child is new
  finished.clear();
  if (view.you) noteChild(code, view.you.number);
  return view;
}

/** Let another child use this browser: nothing of the class stays here of the one before. */
export async function goOut(code: string): Promise<void> {
  await leaveClass(code);
  forgetSession();
  storeValue(entry(code), LEFT, 'tab');
}

/** A child who is outside has left their table, so the page goes there by itself once they are back. */
export const forgetTables = (): void => been.clear();

/** Why a child who was in the class is outside now: taken out, or at another device. */
export type Why = 'removed' | 'elsewhere' | null;

/** `was` is the number of the child who used this tab. */
export function whyOutside(view: ClassView, was: number | null): Why {
  if (view.you || was === null) return null;
  return view.pupils.some(({ number }) => number === was) ? 'elsewhere' : 'removed';
}

/** The table where the child of this page sits; null for none. */
export function ownTable({ you, pupils, tables }: ClassView): ClassTable | null {
  const code = pupils.find(({ number }) => number === you?.number)?.table;
  return tables.find((table) => table.code === code) ?? null;
}

/** The tasks that the child has come to the end of on this page: the server counts their last answers a moment later. */
const finished = new Set<string>();

export const noteFinished = (task: string): void => void finished.add(task);

/** How many questions of a task are left to answer. */
export const questionsLeft = ({ you }: ClassView, { id, length }: ClassTask): number => length - (you?.done[id] ?? 0);

/** Whether a child can still answer questions of a task: it is open, some are left, and so is time. */
export const isWaiting = (view: ClassView, task: ClassTask): boolean =>
  task.open && !finished.has(task.id) && questionsLeft(view, task) > 0 && view.you?.left[task.id] !== 0;

/** The task that the lesson waits for: questions before or after it that the child has not finished; null for none. */
export function dueTask(view: ClassView): ClassTask | null {
  const due = view.tasks.filter((task) => task.kind !== 'homework' && isWaiting(view, task));
  return due.at(-1) ?? null;
}

const offered = new Set<string>();

/** Whether this page has not yet offered a task over the table. From now on it has. */
export function isFirstOffer(task: string): boolean {
  const isFirst = !offered.has(task);
  offered.add(task);
  return isFirst;
}

/** Note that this page has shown a table, so that a child can go back to the class and stay there. */
export const noteTable = (code: string): void => void been.add(code);

/** The table to which the page goes by itself: the child's own, which is not over and was not shown before. */
export function tableToOpen(view: ClassView): string | null {
  const own = ownTable(view);
  return own && !own.over && !been.has(own.code) ? own.code : null;
}
