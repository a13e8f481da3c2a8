const counted = /^\(\d+\) /;

let unread = 0;
let observer: MutationObserver | undefined;

/** Puts how much is unread before the page's title, on whatever page one is. The chat's says it by itself. */
export function showInTitle({ countUnread, countChatUnread }: { countUnread: number; countChatUnread: number }): void {
  unread = countUnread + countChatUnread;
  if (!observer) {
    // Each page writes its own title.
    observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  }
  write();
}

function write(): void {
  if (location.pathname.endsWith('/messages')) return;
  const bare = document.title.replace(counted, '');
  const title = unread > 0 ? `(${unread}) ${bare}` : bare;
  if (document.title !== title) document.title = title;
}
