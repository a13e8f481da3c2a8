import { useEffect, useState } from 'react';
import { useUser } from '~/session/root-data';
import type { SignedInUser } from '~/session/signed-in-user';

type Counts = Pick<SignedInUser, 'countUnread' | 'countChatUnread'>;

/** How much is unread: as the page was made, and as the live channel tells since. Visitors load none of that. */
export function useUnread(): Counts {
  return useUnreadOf(useUser());
}

/** The same of somebody whom the page knows by other ways than the site's pages do. */
export function useUnreadOf(user: SignedInUser | null): Counts {
  const [told, setTold] = useState<{ user: SignedInUser; counts: Counts }>();
  useEffect(() => {
    const end = new AbortController();
    if (user)
      void import('~/live/live-channel')
        .then(({ hearLive }) => hearLive('unread', (counts) => setTold({ user, counts }), end.signal))
        // Who goes on before it is there cuts it off; without it the counts are those of the page.
        .catch(() => undefined);
    return () => end.abort();
  }, [user]);
  return (told?.user === user ? told?.counts : user) ?? { countUnread: 0, countChatUnread: 0 };
}
