import type { LoginAnswer, User } from '@scholars/contract/account';
import type { Session, Sessions } from './sessions.server';

/**
 * The session of one request. Loaders and actions change it here; the root's middleware writes the
 * cookies of the last change onto the answer.
 */
export class SessionJar {
  #session: Session | undefined;
  #setCookies: string[] = [];

  constructor(
    private readonly sessions: Sessions,
    cookieHeader: string | null | undefined,
  ) {
    this.#session = sessions.read(cookieHeader);
  }

  get session(): Session | undefined {
    return this.#session;
  }

  get setCookies(): readonly string[] {
    return this.#setCookies;
  }

  /** Signs in: the cookie is made anew, so that one planted before does not become this session. */
  open(answer: LoginAnswer): void {
    this.#setCookies = this.sessions.open(answer);
  }

  /** Keeps what the CMS now says of the signed-in person. */
  renew(user: User): void {
    const before = this.#session;
    if (!before || JSON.stringify(before.user) === JSON.stringify(user)) return;
    this.#session = { ...before, user };
    this.#setCookies = this.sessions.renew(before, user);
  }

  /** Signs out in this browser. */
  close(): void {
    this.#session = undefined;
    this.#setCookies = this.sessions.clear();
  }
}
