/**
 * Who this page is for the server. Usually a cookie says that, which the page cannot read. Where the browser keeps no cookies
 * (they are blocked, or the page is in a frame of another site), the page asks for a session once, keeps it in memory, and
 * sends it with each request: so one visitor stays one visitor, however often they try again.
 */

const HEADER = 'Musicards-Session';
const PROTOCOL = 'musicards';
const PROBE = 'musicards-probe';

/** Whether the browser keeps cookies of this page. */
export function keepsCookies(): boolean {
  try {
    document.cookie = `${PROBE}=1; SameSite=Lax`;
    const kept = document.cookie.includes(PROBE);
    document.cookie = `${PROBE}=; SameSite=Lax; max-age=0`;
    return kept;
  } catch {
    return false; // a frame without rights
  }
}

let asked: Promise<string> | null = null;
let token: string | null = null;

/** What to send with each request. `ask` gets a session from the server, once. */
export async function sessionHeaders(ask: () => Promise<string>): Promise<Record<string, string>> {
  if (keepsCookies()) return {};
  asked ??= ask();
  try {
    token = await asked;
  } catch (error) {
    asked = null; // the server did not answer: ask again next time
    throw error;
  }
  return { [HEADER]: token };
}

/** Be somebody new from now on. */
export function forgetSession(): void {
  asked = null;
  token = null;
}

/** The protocols of a websocket: it can send no header. */
export const socketProtocols = (): string[] => (token === null ? [] : [PROTOCOL, token]);
