import type { Locale } from '@scholars/contract/locale';
import { localePath } from '~/i18n/locale-path';
import { loginPath } from '~/session/next-url';
import { forgetDoors } from '../door-keeping/kept-doors';

// Both leave by loading a page anew, so that nothing of the session stays in memory. The first one decides
// where to: calls that were under way at a sign-out are refused, and must not lead to the sign-in page.
let isLeaving = false;

export function leaveForSignIn(locale: Locale): void {
  if (isLeaving) return;
  isLeaving = true;
  const { pathname, search } = window.location;
  const leave = () => window.location.assign(loginPath(locale, pathname + search, 'ended'));
  // What the session had kept goes first, and keeps nobody from leaving.
  void forgetDoors()
    .catch(() => undefined)
    .then(leave);
}

/**
 * `fetch`, until the page is being left: what is asked or repeated after that has no session any more, and is not sent.
 */
export const fetchWhileHere: typeof fetch = (...request) => (isLeaving ? new Promise(() => {}) : fetch(...request));

export function signOut(locale: Locale): void {
  isLeaving = true;
  // Calls still under way would come back refused.
  window.stop();
  const form = document.createElement('form');
  form.method = 'post';
  form.action = localePath(locale, '/logout');
  document.body.append(form);
  form.submit();
}
