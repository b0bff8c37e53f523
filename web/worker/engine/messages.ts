/** The messages between the page and the worker with the engine. A number connects a question and its answer, or is a connection. */

export type ToEngine =
  | { readonly type: 'call'; readonly number: number; readonly method: string; readonly address: string; readonly body: string }
  | { readonly type: 'open'; readonly number: number; readonly code: string }
  | { readonly type: 'send'; readonly number: number; readonly text: string }
  | { readonly type: 'close'; readonly number: number };

export type FromEngine =
  /** How much of the engine has arrived, from 0 to 1. */
  | { readonly type: 'loaded'; readonly part: number }
  /** The games are open in another tab; this one waits until it closes. */
  | { readonly type: 'elsewhere' }
  | { readonly type: 'ready' }
  /** It cannot continue. */
  | { readonly type: 'failed'; readonly why: string }
  | {
      readonly type: 'answer';
      readonly number: number;
      readonly status: number;
      readonly mediaType: string;
      readonly data: Uint8Array<ArrayBuffer>;
      readonly name: string;
    }
  | { readonly type: 'opened'; readonly number: number }
  | { readonly type: 'messages'; readonly number: number; readonly texts: readonly string[] }
  | { readonly type: 'closed'; readonly number: number };

/** The name of a worker whose browser forbids the page to keep anything. */
export const KEEPS_NOTHING = 'keeps-nothing';
