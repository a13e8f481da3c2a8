import type { ReduxMiddleware } from '../redux-middleware';

/** Where Strapi's desk keeps what it signs its calls with: in a cookie, or here for whoever ticked “Remember me”. */
const tokenName = 'jwtToken';
/** By which a window is looked at again, or something is done in it. */
const signs = ['focus', 'pageshow', 'visibilitychange', 'click', 'keydown', 'submit'];

/**
 * For whom a page of the desk was opened. The windows of a browser share one session, and what is sent from any of them
 * is signed by whoever signed in last.
 */
export class PageOwner {
  #owner: string | undefined;

  /** Whoever signs in on the page has it from then on. */
  readonly note: () => ReduxMiddleware<{ token?: string }> = () => () => (next) => (action) => {
    if (action.type === 'admin/login') this.#owner = personOf(action.payload?.token);
    return next(action);
  };

  /** Has nothing done on the page once somebody else has signed in: it is loaded anew, and is theirs. */
  guard(): void {
    this.#owner = personOf(storedToken());
    const look = (event: Event) => {
      const now = personOf(storedToken());
      if (now === undefined || this.#owner === undefined || now === this.#owner) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // Nobody is asked whether to leave what another person has typed.
      window.addEventListener('beforeunload', (leaving) => leaving.stopImmediatePropagation(), { capture: true });
      window.location.reload();
    };
    for (const sign of signs) window.addEventListener(sign, look, { capture: true });
  }
}

function storedToken(): string | undefined {
  const kept = localStorage.getItem(tokenName);
  if (kept !== null) return String(JSON.parse(kept));
  const cookies = document.cookie.split('; ');
  return cookies.find((cookie) => cookie.startsWith(`${tokenName}=`))?.slice(tokenName.length + 1);
}

/** Whom a token of Strapi's speaks for; nothing where it is none. */
function personOf(token: string | undefined): string | undefined {
  const claims = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
  if (claims === undefined) return undefined;
  try {
    const { userId } = JSON.parse(atob(claims)) as { userId?: unknown }; // as Strapi writes them
    return userId === undefined ? undefined : String(userId);
  } catch {
    // What cannot be read signs nothing either.
    return undefined;
  }
}

export const pageOwner = new PageOwner();
