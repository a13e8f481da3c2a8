import type { LiveProvider } from '@refinedev/core';
import type { QueueNews } from '@scholars/contract/live';
import { followLive, hearLive, isLive } from '~/live/live-channel';

/** What is told of a queue; of a gap nobody knows what happened in it. */
export type QueueTold = Pick<QueueNews, 'created' | 'changed'> & { isGap: boolean };

export const channelOf = (resource: string) => `resources/${resource}`;

/** News of the queues, as Refine's hooks hear them: by the channel that members have. */
export const liveProvider: LiveProvider = {
  subscribe({ channel, callback }) {
    const end = new AbortController();
    const tell = (payload: QueueTold) => callback({ channel, type: '*', payload, date: new Date() });
    hearLive(
      'queue',
      ({ kind, created, changed }) => {
        if (channelOf(kind) === channel) tell({ created, changed, isGap: false });
      },
      end.signal,
    );
    // Before it was open, and while it was away, nothing was heard.
    const unfollow = followLive(() => {
      if (isLive()) tell({ created: [], changed: [], isGap: true });
    });
    return () => {
      unfollow();
      end.abort();
    };
  },
  unsubscribe: (end: () => void) => end(),
};
