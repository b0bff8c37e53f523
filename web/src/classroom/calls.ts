/** The calls about classes. Each that changes a class answers with the class as it is then. */

import { answerTo, call } from '../net/http';
import type * as wire from '../wire';

const path = (code: string, what = ''): string => `classes/${encodeURIComponent(code)}${what && `/${what}`}`;

export const openClass = (body: wire.NewClass): Promise<wire.OpenedClass> => call('POST', 'classes', body);
/** The class now; or, with the version that you have seen, once it has another one, or after some seconds. */
export const getClass = (code: string, seen?: number): Promise<wire.ClassView> =>
  call('GET', path(code) + (seen === undefined ? '' : `?seen=${String(seen)}`));
export const getLessons = (): Promise<wire.Lessons> => call('GET', 'lessons');

// What children do

export const joinClass = (code: string, body: wire.JoinClass): Promise<wire.ClassView> => call('POST', path(code, 'pupils'), body);
/** Let another child use this browser. */
export async function leaveClass(code: string): Promise<void> {
  await answerTo('POST', path(code, 'leave'), {});
}
/** The next match at a table that has finished. */
export const againInClass = (code: string, match: string): Promise<wire.Joined> => call('POST', path(code, 'again'), { match });
export const answerTask = (code: string, task: string, body: wire.AnswerTask): Promise<wire.TaskAnswered> =>
  call('POST', path(code, `tasks/${task}`), body);

// What teachers do

export const teachClass = (code: string, secret: string): Promise<wire.ClassView> => call('POST', path(code, 'teachers'), { secret });
export const deal = (code: string, plan: wire.Plan): Promise<wire.ClassView> => call('POST', path(code, 'deal'), plan);
export const setClass = (code: string, body: wire.SetClass): Promise<wire.ClassView> => call('POST', path(code, 'set'), body);
export const endTables = (code: string): Promise<wire.ClassView> => call('POST', path(code, 'end'), {});
export const rematchAll = (code: string): Promise<wire.ClassView> => call('POST', path(code, 'rematch'), {});
export const changePupil = (code: string, number: number, body: wire.ChangePupil): Promise<wire.ClassView> =>
  call('POST', path(code, `pupils/${String(number)}`), body);
export const showMistake = (code: string, body: wire.ShowMistake): Promise<wire.ClassView> => call('POST', path(code, 'show'), body);
export const followReview = (code: string, body: wire.FollowReview): Promise<wire.ClassView> => call('POST', path(code, 'follow'), body);
export const sitDown = (code: string, body: wire.AtTable): Promise<wire.Joined> => call('POST', path(code, 'sit'), body);
export const addTask = (code: string, body: wire.NewTask): Promise<wire.ClassView> => call('POST', path(code, 'tasks'), body);
export const closeTask = (code: string, task: string): Promise<wire.ClassView> => call('POST', path(code, `tasks/${task}/close`), {});
export async function deleteClass(code: string): Promise<void> {
  await answerTo('POST', path(code, 'delete'), {});
}
/** The address of a file for the teacher. */
export const exportAddress = (code: string): string => `api/${path(code, 'export')}`;
