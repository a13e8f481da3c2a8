import { knownBrowserDays } from '@scholars/contract/limits';
import { readCookie, writeCookie } from '~/lib/cookies';
import { createSealer, type Secrets } from './seal.server';

/**
 * What the CMS knows a browser by, from whom somebody has signed in before (docs/decisions/0023). It opens nothing,
 * outlives the session, and no script can read it.
 */
export interface KnownBrowser {
  read(cookieHeader: string | null | undefined): { tokens: string; isLeft: boolean } | undefined;
  /**
   * The `Set-Cookie` header that keeps what the CMS now says.
   *
   * @param isLeft that the last one here has signed out, which they need not be told
   */
  keep(tokens: string, isLeft?: boolean): string;
}

// Not bound to the host by its name, as the session is: planted by another host it could only be one that is not known.
const name = 'known-browser';
/** What it is sealed for, once somebody has signed out. */
const leftName = `${name}-left`;

export function createKnownBrowser({ secrets, secure }: { secrets: Secrets; secure: boolean }): KnownBrowser {
  const sealer = createSealer(secrets, 'portal-known-browser');
  return {
    read(cookieHeader) {
      const sealed = readCookie(cookieHeader, name);
      if (!sealed) return undefined;
      const opened = sealer.open(sealed, name);
      const tokens = opened ?? sealer.open(sealed, leftName);
      return tokens && { tokens: tokens.toString('utf8'), isLeft: !opened };
    },
    keep: (tokens, isLeft = false) =>
      writeCookie(name, sealer.seal(Buffer.from(tokens), isLeft ? leftName : name), {
        maxAgeSeconds: knownBrowserDays * 24 * 60 * 60,
        httpOnly: true,
        secure,
      }),
  };
}
