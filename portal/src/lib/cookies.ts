export interface CookieOptions {
  maxAgeSeconds: number;
  httpOnly?: boolean;
  secure?: boolean;
}

/** The value of one cookie of a `Cookie` header, as it was sent; the first one where a name stands twice. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  if (!header) return undefined;
  for (const part of header.split(';')) {
    const equals = part.indexOf('=');
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return undefined;
}

/**
 * The name under which a cookie is kept. The prefix makes browsers refuse it from other hosts, also those below the
 * same domain, and over http; they accept it with `Secure` only.
 */
export function hostCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** A `Set-Cookie` header for the whole site. The value must already be safe for a header. */
export function writeCookie(name: string, value: string, { maxAgeSeconds, httpOnly, secure }: CookieOptions): string {
  const flags = ['Path=/', `Max-Age=${maxAgeSeconds}`, 'SameSite=Lax'];
  if (httpOnly) flags.push('HttpOnly');
  if (secure) flags.push('Secure');
  return `${name}=${value}; ${flags.join('; ')}`;
}
