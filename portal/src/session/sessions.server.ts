import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { LoginAnswer, User } from '@scholars/contract/account';
import { sessionDays } from '@scholars/contract/limits';
import { hostCookieName, readCookie, writeCookie } from '~/lib/cookies';
import { createKnownBrowser, type KnownBrowser } from './known-browser.server';
import { createSealer, type Secrets } from './seal.server';

/** Who is signed in, as the browser's sealed cookie says. Only servers see it. */
export interface Session {
  token: string;
  user: User;
  /** Milliseconds since 1970; the session ends `sessionDays` later whatever the browser keeps. */
  issuedAt: number;
}

/** What the readable cookie holds for scripts of the page: nothing that opens anything. */
interface MemberCookie {
  /** A page that was made for somebody else gives way by it (`live/whose-page.ts`). */
  id: string;
  name: string;
  avatar: string | null;
  messaging_system: 0 | 1;
  completion: number;
}

export interface Sessions {
  read(cookieHeader: string | null | undefined): Session | undefined;
  /** Whether the header carries the session's cookie at all, valid or not. */
  isNamedIn(cookieHeader: string | null | undefined): boolean;
  /** `Set-Cookie` headers of a new session. */
  open(answer: LoginAnswer): string[];
  /** `Set-Cookie` headers of the same session, whose person changed; it does not live longer. */
  renew(session: Session, user: User): string[];
  /** `Set-Cookie` headers that end it in the browser. */
  clear(): string[];
  browser: KnownBrowser;
}

export interface SessionSettings {
  secrets: Secrets;
  /** The site is reached by https. */
  secure: boolean;
  now?: () => number;
}

const memberCookieName = 'member';
/** Each letter of it may take twelve bytes of the cookie. */
const shownNameMaxLength = 100;
const sessionSeconds = sessionDays * 24 * 60 * 60;

export function createSessions({ secrets, secure, now = Date.now }: SessionSettings): Sessions {
  const name = hostCookieName('session', secure);
  const sealer = createSealer(secrets, 'portal-session-deflated');

  function cookiesOf(session: Session, at: number): string[] {
    const secondsLeft = Math.max(0, Math.floor((session.issuedAt - at) / 1000) + sessionSeconds);
    return [
      writeCookie(name, sealer.seal(pack(session), name), { maxAgeSeconds: secondsLeft, httpOnly: true, secure }),
      writeCookie(memberCookieName, encodeMember(session.user), { maxAgeSeconds: secondsLeft, secure }),
    ];
  }

  return {
    browser: createKnownBrowser({ secrets, secure }),
    read(cookieHeader) {
      const sealed = readCookie(cookieHeader, name);
      const packed = sealed && sealer.open(sealed, name);
      if (!packed) return undefined;
      const session = unpack(packed);
      return session.issuedAt + sessionSeconds * 1000 > now() ? session : undefined;
    },
    isNamedIn: (cookieHeader) => Boolean(readCookie(cookieHeader, name)),
    open({ token, user }) {
      const issuedAt = now();
      return cookiesOf({ token, user, issuedAt }, issuedAt);
    },
    renew: (session, user) => cookiesOf({ ...session, user }, now()),
    clear: () => [
      writeCookie(name, '', { maxAgeSeconds: 0, httpOnly: true, secure }),
      writeCookie(memberCookieName, '', { maxAgeSeconds: 0, secure }),
    ],
  };
}

/** Browsers drop a cookie beyond 4096 bytes without a word, and long names in Arabic letters come near that. */
function pack(session: Session): Buffer {
  return deflateRawSync(JSON.stringify(session));
}

function unpack(packed: Buffer): Session {
  // Authenticated: it is what `pack` wrote.
  return JSON.parse(inflateRawSync(packed).toString('utf8')) as Session;
}

function encodeMember(user: User): string {
  const member: MemberCookie = {
    id: user.id,
    name: [...user.fullName].slice(0, shownNameMaxLength).join(''),
    avatar: user.avatar,
    messaging_system: user.messaging_system,
    completion: user.profile_completion_percentage,
  };
  return encodeURIComponent(JSON.stringify(member));
}
