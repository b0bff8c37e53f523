/** The few HTTP calls. Who one is stands in a cookie that the page cannot read. */

import type {
  AskedQuestion,
  Attempt,
  Found,
  InputProblem,
  Joined,
  Judged,
  Lobby,
  NewMatch,
  PaperChoices,
  Problem as ProblemBody,
  Reason,
  Review,
  Room,
  Sit,
  ToolNames,
  Transposed,
  Tried,
} from '../wire';

/** What the server answers from 400 up; `unreachable` when there is no answer of the server. */
type ProblemFacts = Omit<ProblemBody, 'reason'> & { reason: Reason | 'unreachable' };

/** What the server said from 400 up, or that it could not be reached. */
export class Problem extends Error {
  readonly status: number;
  readonly reason: ProblemFacts['reason'];
  readonly facts: Readonly<Record<string, unknown>>;
  /** What is wrong with something that was typed; null for all other problems. */
  readonly input: InputProblem | null;

  constructor(status: number, body: ProblemFacts) {
    super(body.text);
    this.status = status;
    this.reason = body.reason;
    this.facts = body.facts;
    this.input = body.input;
  }
}

const UNREACHABLE: ProblemFacts = { reason: 'unreachable', text: '', facts: {}, input: null };

/** What happened when there was no answer at all. */
export const unreachable = (): Problem => new Problem(0, UNREACHABLE);

export const isUnreachable = (error: unknown): boolean => error instanceof Problem && error.reason === UNREACHABLE.reason;

export const getLobby = (): Promise<Lobby> => call('GET', 'lobby');
export const getRoom = (code: string): Promise<Room> => call('GET', matchPath(code));
export const newMatch = (wish: NewMatch): Promise<Joined> => call('POST', 'matches', wish);
export const sit = (code: string, wish: Sit): Promise<Joined> => call('POST', `${matchPath(code)}/seats`, wish);
export const startMatch = (code: string): Promise<Joined> => call('POST', `${matchPath(code)}/start`, {});
export const playAgain = (code: string): Promise<Joined> => call('POST', `${matchPath(code)}/again`, {});
export const getReview = (code: string): Promise<Review> => call('GET', `${matchPath(code)}/review`);
export const tryInReview = (code: string, version: number, attempt: Attempt): Promise<Tried> =>
  call('POST', `${matchPath(code)}/review/${String(version)}`, attempt);

/** What a text names, or the same shape `turn` half steps further round; `names`: the notation that its notes are typed in. */
export const getFound = (text: string, turn = 0, names = 'english'): Promise<Found> =>
  call('GET', `tools/found?${asking(text, turn)}${names === 'english' ? '' : `&names=${names}`}`);
/** What was played on these MIDI keys. */
export const getFoundOnKeys = (keys: readonly number[]): Promise<Found> => call('GET', `tools/found?keys=${keys.join(',')}`);
export const getToolNames = (): Promise<ToolNames> => call('GET', 'tools/names');

/** Where the same can be had as a file of that format. */
export function fileAddress(format: string, text: string): string {
  return `api/tools/file/${format}?${asking(text, 0)}`;
}

/** A line in another key or for an instrument; what is asked for stands in the wire's `Transposed`. */
export const getTransposed = (query: URLSearchParams): Promise<Transposed> => call('GET', `tools/transposed?${query.toString()}`);

export function transposedFile(format: string, query: URLSearchParams): string {
  return `api/tools/transposed/${format}?${query.toString()}`;
}

/** What can be printed, and how. */
export const getPaperChoices = (): Promise<PaperChoices> => call('GET', 'paper/choices');

/** Where a paper can be had as a file. */
export function paperAddress(paper: string, query: URLSearchParams): string {
  return `api/paper/${paper}.pdf?${query.toString()}`;
}

/** Where one can look at it beforehand. */
export function paperPicture(paper: string, query: URLSearchParams): string {
  return `api/paper/${paper}.png?${query.toString()}`;
}

/** Why there is nothing at an address: the server's problem with it; null when there is none. */
export async function problemAt(address: string): Promise<Problem | null> {
  try {
    await answerTo('GET', address.replace(/^api\//, ''));
    return null;
  } catch (error) {
    return error instanceof Problem ? error : unreachable();
  }
}

/** A practice card, and what is said to an answer; what is asked for stands in the wire's `AskedQuestion`. */
export const getQuestion = (query: URLSearchParams): Promise<AskedQuestion> => call('GET', `tools/question?${query.toString()}`);
export function getJudged(query: URLSearchParams, answer: string): Promise<Judged> {
  return call('GET', `tools/question/judged?${new URLSearchParams([...query, ['answer', answer]]).toString()}`);
}

function asking(text: string, turn: number): string {
  return new URLSearchParams(turn === 0 ? { ask: text } : { ask: text, turn: String(turn) }).toString();
}

/** Where the record of a match that is over can be had. */
export function recordAddress(code: string): string {
  return `api/${matchPath(code)}/record`;
}

/** Where a match's messages come from. */
export function socketAddress(code: string, page: Location): string {
  const address = new URL(`api/${matchPath(code)}/socket`, page.href.split('#')[0]);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}

function matchPath(code: string): string {
  return `matches/${encodeURIComponent(code)}`;
}

/** The server's types are the contract, so the answer is taken as what it says. */
async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  return (await (await answerTo(method, path, body)).json()) as Answer;
}

async function answerTo(method: string, path: string, body?: object): Promise<Response> {
  const request: RequestInit = { method };
  if (body) {
    request.body = JSON.stringify(body);
    request.headers = { 'content-type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(`api/${path}`, request);
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
      const input = 'input' in body && typeof body.input === 'object' ? (body.input as InputProblem | null) : null;
      return { reason: reason as Reason, text: String(text), facts: facts ?? {}, input };
    }
  } catch {
    // Not the server's own words; a proxy's page, perhaps.
  }
  return UNREACHABLE;
}
