/** What became of a push message at its service (RFC 8030, §5 and §8.4). */
export type PushOutcome =
  | { status: 'delivered' }
  /** The subscription has ended: nobody is there to be written to. */
  | { status: 'gone'; reason: string }
  /** Too much at once, broken, or not there: later it may do. */
  | { status: 'away'; reason: string; retryAfter?: string | undefined }
  /** Sent again it would be refused again. */
  | { status: 'refused'; reason: string };

interface NextStep {
  /** Milliseconds since 1970; nothing where there is no other attempt. */
  retryAt?: number;
  isDeviceGone: boolean;
  /** What else waits for it fares no better now. */
  isServiceAway: boolean;
}

const firstWaitMs = 60_000;
const longestWaitMs = 3_600_000;

/** @param attempts with the one that has just been made */
export function nextStepAfter(outcome: PushOutcome, attempts: number, now: number): NextStep {
  if (outcome.status !== 'away') return { isDeviceGone: outcome.status === 'gone', isServiceAway: false };
  const wait = Math.min(firstWaitMs * 2 ** (attempts - 1), longestWaitMs);
  return { retryAt: now + Math.max(wait, asked(outcome.retryAfter, now)), isDeviceGone: false, isServiceAway: true };
}

/** `Retry-After`: seconds, or a date. @returns milliseconds from now */
function asked(retryAfter: string | undefined, now: number): number {
  if (retryAfter === undefined) return 0;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? 0 : at - now;
}
