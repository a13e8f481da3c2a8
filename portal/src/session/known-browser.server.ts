import { knownBrowserDays } from '@scholars/contract/limits';
import { readCookie, writeCookie } from '~/lib/cookies';
import { createSealer, type Secrets } from './seal.server';

/**
 * What the CMS knows a browser by, from whom somebody has signed in before (docs/decisions/0023). It opens nothing,
 * outlives the session, and no script can read it.
 */
export interface KnownBrowser {
  read(cookieHeader: string | null | undefined): string | undefined;
  /** The `Set-Cookie` header that keeps what the CMS now says. */
  keep(tokens: string): string;
}

// Not bound to the host by its name, as the session is: planted by another host it could only be one that is not known.
const name = 'known-browser';

export function createKnownBrowser({ secrets, secure }: { secrets: Secrets; secure: boolean }): KnownBrowser {
  const sealer = createSealer(secrets, 'portal-known-browser');
  return {
    read(cookieHeader) {
      const sealed = readCookie(cookieHeader, name);
      return sealed && sealer.open(sealed, name)?.toString('utf8');
    },
    keep: (tokens) =>
      writeCookie(name, sealer.seal(Buffer.from(tokens), name), {
        maxAgeSeconds: knownBrowserDays * 24 * 60 * 60,
        httpOnly: true,
        secure,
      }),
  };
}
