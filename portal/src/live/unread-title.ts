import { formatNumber } from '@scholars/contract/format';
import { localeOfPath } from '~/i18n/locale-path';
import { allUnread } from '~/session/signed-in-user';

/** In the digits of either language: a title may still have what the page before it has written. */
const counted = /^\(\p{Nd}+\) /u;

let unread = 0;
let observer: MutationObserver | undefined;

/** Puts how much is unread before the page's title, in its digits, on whatever page one is. The chat's says it by itself. */
export function showInTitle(counts: Parameters<typeof allUnread>[0]): void {
  unread = allUnread(counts);
  if (!observer) {
    // Each page writes its own title.
    observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  }
  write();
}

function write(): void {
  const { pathname } = location;
  if (pathname.endsWith('/messages')) return;
  const bare = document.title.replace(counted, '');
  const number = formatNumber(unread, localeOfPath(pathname), { useGrouping: false });
  const title = unread > 0 ? `(${number}) ${bare}` : bare;
  if (document.title !== title) document.title = title;
}
