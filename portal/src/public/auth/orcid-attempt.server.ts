import { readCookie } from '~/lib/cookies';
import { safeNextUrl } from '~/session/safe-next-url';

/** A sign-in with ORCID that is under way in this browser. */
export interface OrcidAttempt {
  state: string;
  nextUrl: string;
}

export const attemptCookie = 'orcid';
export const attemptSeconds = 600;

export function writeAttempt(attempt: OrcidAttempt): string {
  return Buffer.from(JSON.stringify(attempt)).toString('base64url');
}

export function readAttempt(request: Request): OrcidAttempt | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(readCookie(request.headers.get('Cookie'), attemptCookie) ?? '', 'base64url').toString('utf8'));
    if (typeof value !== 'object' || value === null || !('state' in value) || typeof value.state !== 'string') return undefined;
    const nextUrl = 'nextUrl' in value ? safeNextUrl(value.nextUrl) : undefined;
    return nextUrl === undefined ? undefined : { state: value.state, nextUrl };
  } catch {
    // None, or not ours.
    return undefined;
  }
}
