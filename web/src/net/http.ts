/** The HTTP calls. The browser identifies itself by a cookie that the page cannot read, or by a session of the page. */

import type * as wire from '../wire';
import { call as ask, home } from './backend';
import { sessionHeaders } from './session';

/** The body of an error response (status 400 and up); `unreachable` when the server did not answer. */
type ProblemFacts = Omit<wire.Problem, 'reason'> & { reason: wire.Reason | 'unreachable' };

/** An error response of the server, or no response. */
export class Problem extends Error {
  readonly status: number;
  readonly reason: ProblemFacts['reason'];
  readonly facts: Readonly<Record<string, unknown>>;
  /** What is wrong with typed text; null for all other problems. */
  readonly input: wire.InputProblem | null;

  constructor(status: number, body: ProblemFacts) {
    super(body.text);
    this.status = status;
    this.reason = body.reason;
    this.facts = body.facts;
    this.input = body.input;
  }
}

const UNREACHABLE: ProblemFacts = { reason: 'unreachable', text: '', facts: {}, input: null };

/** The problem when the server did not answer. */
export const unreachable = (): Problem => new Problem(0, UNREACHABLE);

/** The problem when the server opens no connection to a match, because it was too much at once. */
export const tooFast = (): Problem => new Problem(429, { reason: 'too-fast', text: '', facts: {}, input: null });

export const isUnreachable = (error: unknown): boolean => error instanceof Problem && error.reason === UNREACHABLE.reason;

export const getLobby = (): Promise<wire.Lobby> => call('GET', 'lobby');
export const getRoom = (code: string): Promise<wire.Room> => call('GET', matchPath(code));
export const newMatch = (body: wire.NewMatch): Promise<wire.Joined> => call('POST', 'matches', body);
export const sit = (code: string, body: wire.Sit): Promise<wire.Joined> => call('POST', `${matchPath(code)}/seats`, body);
export const startMatch = (code: string): Promise<wire.Joined> => call('POST', `${matchPath(code)}/start`, {});
/** The next match, with what differs from this one. */
export const playAgain = (code: string, changes: wire.Again = {}): Promise<wire.Joined> =>
  call('POST', `${matchPath(code)}/again`, changes);
/** Play another game at this table, before the deal. */
export const changeGame = (code: string, body: wire.NewGame): Promise<wire.Room> => call('POST', `${matchPath(code)}/game`, body);
/** Let a computer play now for somebody who is away. */
export const letComputerPlay = (code: string, seat: number): Promise<wire.Room> => call('POST', `${matchPath(code)}/stand-in`, { seat });
/**
 * Leave a match; the server deletes it once no person is left in it. During the game a computer plays on for you; from a match that
 * is over, your name is deleted.
 */
export async function leaveMatch(code: string): Promise<void> {
  await answerTo('POST', `${matchPath(code)}/leave`, {});
}
export const getReview = (code: string): Promise<wire.Review> => call('GET', `${matchPath(code)}/review`);
export const tryInReview = (code: string, version: number, attempt: wire.Attempt): Promise<wire.Tried> =>
  call('POST', `${matchPath(code)}/review/${String(version)}`, attempt);

/** A call that computes what a person knows: `next`, `answer`, `observe` … The server forgets it. */
export const askLearning = <Answer>(name: string, body: object): Promise<Answer> => call('POST', `learning/${name}`, body);

/** A question of an exercise by its number; the query's fields are those of the wire's `Exercise`. */
export function getExerciseItem(query: URLSearchParams, number: number): Promise<wire.ExerciseItem> {
  return call('GET', `learning/exercise?${new URLSearchParams([...query, ['number', String(number)]]).toString()}`);
}

/** The address of a finished match's record. */
export function recordAddress(code: string): string {
  return `api/${matchPath(code)}/record`;
}

export function matchPath(code: string): string {
  return `matches/${encodeURIComponent(code)}`;
}

/** Call the server. Its types are trusted, so the response is not checked. */
export async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  return (await (await answerTo(method, path, body)).json()) as Answer;
}

export async function answerTo(method: string, path: string, body?: object): Promise<Response> {
  return send(method, path, home.inPage ? {} : await sessionHeaders(newSession), body);
}

async function newSession(): Promise<string> {
  const { token } = (await (await send('POST', 'session', {})).json()) as wire.Session;
  return token;
}

async function send(method: string, path: string, headers: Record<string, string>, body?: object): Promise<Response> {
  const sent = !body || body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer> | undefined) : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await ask(method, path, sent, typeof sent === 'string' ? { ...headers, 'content-type': 'application/json' } : headers);
  } catch {
    throw unreachable();
  }
  if (answer.ok) return answer;
  throw new Problem(answer.status, await readProblem(answer));
}

async function readProblem(answer: Response): Promise<ProblemFacts> {
  try {
    const body: unknown = await answer.json();
    if (typeof body === 'object' && body && 'text' in body && 'reason' in body) {
      const { reason, text } = body;
      const facts = 'facts' in body && typeof body.facts === 'object' ? (body.facts as Record<string, unknown> | null) : null;
      const input = 'input' in body && typeof body.input === 'object' ? (body.input as wire.InputProblem | null) : null;
      return { reason: reason as wire.Reason, text: String(text), facts: facts ?? {}, input };
    }
  } catch {
    // Not the server's own response, for example a proxy's error page.
  }
  return UNREACHABLE;
}
