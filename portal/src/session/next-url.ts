import type { Locale } from '@scholars/contract/locale';
import { localePath } from '~/i18n/locale-path';

const maxLength = 2000;
const decodings = 3;
const base = 'http://portal.invalid';

/**
 * The address of `nextUrl` when it is a path of this site, else nothing. What a browser, a proxy or a
 * second decoding could read as another host is refused, however it is written.
 *
 * @param value what the query held; a list (a name given twice) is refused
 * @returns path, query and hash, as a URL parser writes them
 */
export function safeNextUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > maxLength) return undefined;
  if (!spellings(value).every(isOwnPath)) return undefined;
  const url = URL.canParse(value, base) ? new URL(value, base) : undefined;
  // `/en/../..//evil` is a path only until its dots are resolved.
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\u0000-\u001f\u007f\\]/.test(path);
}

/** The value as written and as each decoding reads it. */
function spellings(value: string): string[] {
  const found = [value];
  for (let i = 0; i < decodings; i += 1) found.push(decodeAscii(found.at(-1) ?? ''));
  return found;
}

/** Decodes what could be a slash or a control character. It never fails, so that a stray % hides nothing. */
function decodeAscii(text: string): string {
  return text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Why somebody is led to the login: their session has ended, or the page is for members. */
const loginReasons = ['ended', 'required'] as const;
export type LoginReason = (typeof loginReasons)[number];

/**
 * The login page's address, with the way back to `nextUrl`.
 *
 * @param reason for who is led there; nothing for who has chosen to go
 */
export function loginPath(locale: Locale, nextUrl: string, reason?: LoginReason): string {
  const path = `${localePath(locale, '/auth/login')}?nextUrl=${encodeURIComponent(nextUrl)}`;
  return reason ? `${path}&reason=${reason}` : path;
}

/** Why who reads the login page was led to it. The address may name a reason, and no words. */
export function loginReasonOf(search: string): LoginReason | undefined {
  const named = new URLSearchParams(search).get('reason');
  return loginReasons.find((reason) => reason === named);
}
