import type { Locale } from '@scholars/contract/locale';
import { localePath } from '~/i18n/locale-path';
import { loginPath } from '~/session/login-path';

/** Both leave by loading a page anew, so that nothing of the session stays in memory. */
export function leaveForSignIn(locale: Locale): void {
  const { pathname, search } = window.location;
  window.location.assign(loginPath(locale, pathname + search));
}

export function signOut(locale: Locale): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = localePath(locale, '/logout');
  document.body.append(form);
  form.submit();
}
