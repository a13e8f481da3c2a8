import { errorKind } from '@scholars/contract/error-kind';
const minute = 60_000;

/** From when a mail was queued, or asked to be sent again. */
export const giveUpAfterMs = 72 * 60 * minute;

/** Short, even steps: a server that is back gets its mails soon, whether it was away for an hour or a day. */
export function retryDelayMs(attempts: number): number {
  return attempts <= 1 ? minute : 5 * minute;
}

/** No attempt is put off for so long: what waits for longer was queued by a clock that has been set back since. */
export const neverPutOffMs = 10 * minute;

export interface Failure {
  /** A class or code, safe to show and to log: never an address, never what a server says. */
  reason: string;
  /** The mail itself was refused, or cannot be made: trying again would change nothing. */
  isPermanent: boolean;
  /** The server could not be used at all, so the next mail would fare no better now. */
  isServerAway: boolean;
}

// Where a server judges the mail and its recipient. What it has against us (sign-in, encryption) can be put right.
const aboutTheMail = new Set(['EENVELOPE', 'EMESSAGE']);
const aboutUs = new Set([421, 530, 535]);

/** What a failed delivery means for its job. */
export function failureOf(error: unknown): Failure {
  const code = textOf(error, 'code');
  const status = numberOf(error, 'responseCode');
  const isRefused = aboutTheMail.has(code) && !aboutUs.has(status);
  return {
    reason: [errorKind(error), status || ''].join(' ').trim().slice(0, 60),
    isPermanent: isRefused && status >= 500,
    isServerAway: !isRefused,
  };
}

function textOf(error: unknown, name: string): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' && /^[A-Z0-9_]{1,40}$/.test(value) ? value : '';
}

function numberOf(error: unknown, name: string): number {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'number' ? value : 0;
}
