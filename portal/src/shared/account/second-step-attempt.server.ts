import { secondStepBegun, secondStepMinutes } from '@scholars/contract/second-factor';
import { parseWith } from '@scholars/contract/parse';
import { replace, type RouterContextProvider } from 'react-router';
import { localePath } from '~/i18n/locale-path';
import { hostCookieName, readCookie, writeCookie } from '~/lib/cookies';
import { isSecure, localeContext } from '~/session/request-context.server';

type Context = Readonly<RouterContextProvider>;

/*
 * Between password and code there is no session, only a token that the code is sent with. It travels in a cookie that
 * scripts cannot read, and not in an address.
 */

/** What a refused sign-in says of its second step; nothing where it was refused for good. */
export function secondStepOf(detail: unknown): string | undefined {
  const parsed = parseWith(secondStepBegun, detail);
  return parsed.ok ? parsed.value.secondStep : undefined;
}

/** On to the page that asks for the code, and from there to where the sign-in was to lead. */
export function leadToSecondStep(token: string, context: Context, nextUrl: string, given: HeadersInit = {}) {
  const headers = new Headers(given);
  headers.append('Set-Cookie', cookieOf(token, secondStepMinutes * 60, context));
  const query = new URLSearchParams({ nextUrl });
  return replace(`${localePath(context.get(localeContext), '/auth/second-step')}?${query}`, { headers });
}

export function readSecondStep(request: Request, context: Context): string | undefined {
  const value = readCookie(request.headers.get('Cookie'), nameIn(context)) ?? '';
  return /^[\w-]{20,200}$/.test(value) ? value : undefined;
}

export function forgetSecondStep(context: Context): string {
  return cookieOf('', 0, context);
}

function cookieOf(value: string, maxAgeSeconds: number, context: Context): string {
  return writeCookie(nameIn(context), value, { maxAgeSeconds, httpOnly: true, secure: isSecure(context) });
}

function nameIn(context: Context): string {
  return hostCookieName('second-step', isSecure(context));
}
