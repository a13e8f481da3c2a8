import { useEffect, useState } from 'react';
import { followLive, hearLive, isLive } from '~/live/live-channel';
import { keepToldOpen } from './tell-open';

const nobody: readonly string[] = [];

/** The ids of the coordinators who have a submission open too, and tells them that it is open here. */
export function useOpenToo(kind: string, id: string): readonly string[] {
  const [coordinators, setCoordinators] = useState(nobody);
  // Who is there is the live channel's to say.
  useEffect(() => {
    const end = new AbortController();
    hearLive(
      'openToo',
      (news) => {
        if (news.kind === kind && news.id === id) setCoordinators(news.coordinators);
      },
      end.signal,
    );
    // Without it nobody knows.
    const unfollow = followLive(() => !isLive() && setCoordinators(nobody));
    const leave = keepToldOpen({ kind, id });
    return () => {
      leave();
      unfollow();
      end.abort();
    };
  }, [kind, id]);
  return coordinators;
}
