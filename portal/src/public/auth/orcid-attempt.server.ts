import type { RouterContextProvider } from 'react-router';
import { hostCookieName, readCookie, writeCookie } from '~/lib/cookies';
import { safeNextUrl } from '~/session/next-url';
import { isSecure } from '~/session/request-context.server';

type Context = Readonly<RouterContextProvider>;

/** A sign-in with ORCID that is under way in this browser. */
export interface OrcidAttempt {
  state: string;
  nextUrl: string;
}

const attemptSeconds = 600;

/** The `Set-Cookie` header that keeps an attempt until the browser comes back. */
export function writeAttempt(attempt: OrcidAttempt, context: Context): string {
  const value = Buffer.from(JSON.stringify(attempt)).toString('base64url');
  return writeCookie(nameIn(context), value, {
    maxAgeSeconds: attemptSeconds,
    httpOnly: true,
    secure: isSecure(context),
  });
}

export function forgetAttempt(context: Context): string {
  return writeCookie(nameIn(context), '', { maxAgeSeconds: 0, httpOnly: true, secure: isSecure(context) });
}

export function readAttempt(request: Request, context: Context): OrcidAttempt | undefined {
  try {
    const value: unknown = JSON.parse(
      Buffer.from(readCookie(request.headers.get('Cookie'), nameIn(context)) ?? '', 'base64url').toString('utf8'),
    );
    if (typeof value !== 'object' || value === null || !('state' in value) || typeof value.state !== 'string')
      return undefined;
    const nextUrl = 'nextUrl' in value ? safeNextUrl(value.nextUrl) : undefined;
    return nextUrl === undefined ? undefined : { state: value.state, nextUrl };
  } catch {
    // None, or not ours.
    return undefined;
  }
}

function nameIn(context: Context): string {
  return hostCookieName('orcid', isSecure(context));
}
