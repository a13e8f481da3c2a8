import type { LoginAnswer, User } from '@scholars/contract/account';
import type { Session, Sessions } from './sessions.server';

/**
 * The session of one request. Loaders and actions change it here; the root's middleware writes the
 * cookies of the last change onto the answer.
 */
export class SessionJar {
  #session: Session | undefined;
  #setCookies: string[] = [];
  #browserCookies: string[] = [];
  #isSignedOut = false;

  constructor(
    private readonly sessions: Sessions,
    private readonly cookieHeader: string | null | undefined,
  ) {
    this.#session = sessions.read(cookieHeader);
  }

  get session(): Session | undefined {
    return this.#session;
  }

  get setCookies(): readonly string[] {
    return [...this.#setCookies, ...this.#browserCookies];
  }

  get #known() {
    return this.sessions.browser.read(this.cookieHeader);
  }

  /** What the CMS knows this browser by; nothing where nobody has signed in from it. */
  get knownBrowser(): string | undefined {
    return this.#known?.tokens;
  }

  /** Whether the last one who was signed in here has signed out themselves. */
  get wasLeft(): boolean {
    return this.#known?.isLeft ?? false;
  }

  /** Whether somebody was signed in here before: a cookie that ran out is gone, and what the browser is known by stays. */
  get wasSignedIn(): boolean {
    return this.sessions.isNamedIn(this.cookieHeader) || this.knownBrowser !== undefined;
  }

  /** Keeps what the CMS knows this browser by from now on, whatever becomes of the session. */
  keepBrowser(tokens: string): void {
    this.#browserCookies = [this.sessions.browser.keep(tokens)];
  }

  /** Signs in: the cookie is made anew, so that one planted before does not become this session. */
  open(answer: LoginAnswer): void {
    this.#setCookies = this.sessions.open(answer);
    this.#isSignedOut = false;
    // Not every way in has the CMS know the browser anew.
    const known = this.#known;
    if (known?.isLeft && this.#browserCookies.length === 0) this.keepBrowser(known.tokens);
  }

  /** Keeps what the CMS now says of the signed-in person. */
  renew(user: User): void {
    const before = this.#session;
    if (!before || JSON.stringify(before.user) === JSON.stringify(user)) return;
    this.#session = { ...before, user };
    this.#setCookies = this.sessions.renew(before, user);
  }

  /** The session is over, e.g. because it was ended elsewhere. What was typed waits for the next sign-in. */
  close(): void {
    this.#session = undefined;
    this.#setCookies = this.sessions.clear();
  }

  /** Signs out in this browser, as its person has asked for: what they have typed and not sent is to go too. */
  signOut(): void {
    this.close();
    const tokens = this.knownBrowser;
    if (tokens !== undefined) this.#browserCookies = [this.sessions.browser.keep(tokens, true)];
    this.#isSignedOut = true;
  }

  get isSignedOut(): boolean {
    return this.#isSignedOut;
  }
}
