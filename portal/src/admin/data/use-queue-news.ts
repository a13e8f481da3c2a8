import { useSubscription, type LiveEvent } from '@refinedev/core';
import type { guestNews } from '@scholars/contract/live';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { useEffect, useState } from 'react';
import { useIsLive } from '~/live/use-is-live';
import { channelOf, type QueueTold } from './live-provider';

/** One's own change is answered, and what hangs together is told, in less. */
const gatheredMs = 700;
const askEveryMs = 60_000;

export interface GatheredNews {
  created: ReadonlySet<string>;
  changed: ReadonlySet<string>;
  /** There may be more than these. */
  isGap: boolean;
}

/**
 * Calls when submissions of a kind, or guests, have come or were changed, soon and once for several, and only while the page is
 * looked at. Without the live channel it calls every minute.
 */
export function useQueueNews(kind: SubmissionKind | typeof guestNews, onNews: (news: GatheredNews) => void): void {
  const [gathering] = useState(gather);
  useEffect(() => gathering.tellTo(onNews));
  const hasChannel = useIsLive();
  useSubscription({
    channel: channelOf(kind),
    onLiveEvent: ({ payload }: LiveEvent) => gathering.add(payload as QueueTold), // of our own provider
  });
  // Whether the page is looked at is the browser's to say.
  useEffect(() => {
    document.addEventListener('visibilitychange', gathering.look);
    return () => {
      document.removeEventListener('visibilitychange', gathering.look);
      gathering.end();
    };
  }, [gathering]);
  useEffect(() => {
    if (hasChannel) return undefined;
    const timer = setInterval(() => gathering.add({ created: [], changed: [], isGap: true }), askEveryMs);
    return () => clearInterval(timer);
  }, [gathering, hasChannel]);
}

function gather() {
  let tell: (news: GatheredNews) => void = () => {};
  let created = new Set<string>();
  let changed = new Set<string>();
  let isGap = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    if (document.visibilityState === 'hidden') return;
    const news = { created, changed, isGap };
    created = new Set();
    changed = new Set();
    isGap = false;
    tell(news);
  }

  function look(): void {
    if (created.size > 0 || changed.size > 0 || isGap) timer ??= setTimeout(flush, gatheredMs);
  }

  return {
    tellTo(present: typeof tell): void {
      tell = present;
    },
    add(told: QueueTold) {
      told.created.forEach((id) => created.add(id));
      told.changed.forEach((id) => changed.add(id));
      isGap ||= told.isGap;
      look();
    },
    look,
    end: () => clearTimeout(timer),
  };
}
