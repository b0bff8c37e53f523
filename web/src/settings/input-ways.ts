/** The input methods other than tapping and typing, and their states. */

export const WAYS = ['midi', 'microphone', 'speech'] as const;
export type Way = (typeof WAYS)[number];

export type WayState =
  | { readonly kind: 'off' }
  | { readonly kind: 'asking' } // the browser asks for permission, or is getting ready
  | { readonly kind: 'unsupported' } // not in this browser, or not over an insecure connection
  | { readonly kind: 'refused' } // by the person, or by the browser
  | { readonly kind: 'none' } // no keyboard, no microphone
  | { readonly kind: 'asleep' } // until the page is touched
  | { readonly kind: 'on'; readonly name?: string };

export const OFF: WayState = { kind: 'off' };

/** Whether the state needs to be explained to the player. */
export function isTrouble({ kind }: WayState): boolean {
  return kind === 'unsupported' || kind === 'refused' || kind === 'none' || kind === 'asleep';
}
