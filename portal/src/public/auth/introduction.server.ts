import { unknownPerson } from '@scholars/contract/account';
import { parseWith } from '@scholars/contract/parse';
import type { RouterContextProvider } from 'react-router';
import { hostCookieName, readCookie, writeCookie } from '~/lib/cookies';
import { isSecure } from '~/session/request-context.server';

/*
 * What a provider said of somebody who has no account here yet travels in a cookie that scripts cannot read, from the
 * callback to the registration, and not in an address: it proves who they are.
 */
const hourSeconds = 3600;

export interface Introduction {
  token: string;
  firstName: string;
  lastName: string;
}

export function writeIntroduction(introduction: Introduction, context: Readonly<RouterContextProvider>): string {
  const value = Buffer.from(JSON.stringify(introduction)).toString('base64url');
  return writeCookie(nameIn(context), value, { maxAgeSeconds: hourSeconds, httpOnly: true, secure: isSecure(context) });
}

export function readIntroduction(request: Request, context: Readonly<RouterContextProvider>): Introduction | undefined {
  const value = readCookie(request.headers.get('Cookie'), nameIn(context));
  if (!value) return undefined;
  try {
    const parsed = parseWith(unknownPerson, JSON.parse(Buffer.from(value, 'base64url').toString('utf8')));
    return parsed.ok ? parsed.value : undefined;
  } catch {
    // Not ours: the registration then starts without it.
    return undefined;
  }
}

export function forgetIntroduction(context: Readonly<RouterContextProvider>): string {
  return writeCookie(nameIn(context), '', { maxAgeSeconds: 0, httpOnly: true, secure: isSecure(context) });
}

/** Not to be planted by another host: who brought somebody else's proof would give them the account. */
function nameIn(context: Readonly<RouterContextProvider>): string {
  return hostCookieName('introduction', isSecure(context));
}
