import { unknownPerson } from '@scholars/contract/account';
import { parseWith } from '@scholars/contract/parse';
import type { RouterContextProvider } from 'react-router';
import { readCookie, writeCookie } from '~/lib/cookies';
import { factsContext } from '~/session/request-context.server';

/*
 * What a provider said of somebody who has no account here yet travels in a cookie that scripts cannot read, from the
 * callback to the registration, and not in an address: it proves who they are.
 */
const name = 'introduction';
const hourSeconds = 3600;

export interface Introduction {
  token: string;
  firstName: string;
  lastName: string;
}

export function writeIntroduction(introduction: Introduction, context: Readonly<RouterContextProvider>): string {
  const value = Buffer.from(JSON.stringify(introduction)).toString('base64url');
  return writeCookie(name, value, { maxAgeSeconds: hourSeconds, httpOnly: true, secure: isSecure(context) });
}

export function readIntroduction(request: Request): Introduction | undefined {
  const value = readCookie(request.headers.get('Cookie'), name);
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
  return writeCookie(name, '', { maxAgeSeconds: 0, httpOnly: true, secure: isSecure(context) });
}

export function isSecure(context: Readonly<RouterContextProvider>): boolean {
  return context.get(factsContext).publicUrl.startsWith('https:');
}
