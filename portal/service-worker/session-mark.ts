import { sessionMarkHeader } from '../src/session/session-mark';
import { dropOwn, hasSessions, keepOwnOf } from './copies';
import { endPush } from './push-notices';

/** Of the last page; a worker that has just been started does not know it yet. */
let mark: string | undefined;

export function currentMark(): string | undefined {
  return mark;
}

/**
 * Reads from a page's answer whose session it is, and drops what is another's.
 *
 * @returns whether the page says it
 */
export async function followSession({ headers }: Response): Promise<boolean> {
  const named = headers.get(sessionMarkHeader) ?? undefined;
  // One step back a browser may show a page as it got it before somebody signed in: the API knows.
  if (named === undefined && (await hasSessions()) && !(await isSignedOut())) return false;
  mark = named;
  if (await keepOwnOf(mark)) await endPush();
  return true;
}

/** Somebody signs out, or the site says that they are no longer signed in. */
export async function endSession(): Promise<void> {
  mark = undefined;
  await dropOwn();
  await endPush();
}

/** What a session has kept goes with it also where it was ended elsewhere, once the site says so. */
export async function endIfOver(): Promise<void> {
  if ((await hasSessions()) && (await isSignedOut())) await endSession();
}

async function isSignedOut(): Promise<boolean> {
  const response = await fetch('/api/user').catch(() => undefined);
  return response?.status === 401;
}
