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

/** The login page's address, with the way back to `nextUrl`. */
export function loginPath(locale: Locale, nextUrl: string): string {
  return `${localePath(locale, '/auth/login')}?nextUrl=${encodeURIComponent(nextUrl)}`;
}
