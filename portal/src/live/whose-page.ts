import { readCookie } from '~/lib/cookies';

/*
 * The windows of a browser share its session. Where somebody else has signed in in another one since, a page would do in
 * their name what was begun in its own person's: before anything more is done in it, it is loaded anew and is theirs.
 */

/** For whom the page was made; nothing where the browser does not tell. */
let person: string | undefined;

/** Notes that the page is of who is signed in now, and keeps it from being anybody else's. */
export function keepToPerson(): void {
  person = personNow();
  addEventListener('focus', giveWay);
  addEventListener('pageshow', giveWay);
  document.addEventListener('visibilitychange', giveWay);
  // Before the form's own: what it sends goes with the session of now.
  addEventListener('submit', giveWay, { capture: true });
}

/** Where nobody is signed in any more the page's next question leads to the sign-in, and what was typed is kept. */
function giveWay(event: Event): void {
  const now = personNow();
  if (person === undefined || now === undefined || now === person) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  location.reload();
}

function personNow(): string | undefined {
  try {
    const member: unknown = JSON.parse(decodeURIComponent(readCookie(document.cookie, 'member') ?? ''));
    return typeof member === 'object' && member && 'id' in member ? String(member.id) : undefined;
  } catch {
    // There is none, or one of ours from before it held an id.
    return undefined;
  }
}
