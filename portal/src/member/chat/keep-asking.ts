const firstMs = 300;
const seenEveryMs = 3000;
const hiddenEveryMs = 20_000;
const failedMostMs = 30_000;
// With the live channel open nothing waits for it.
const liveEveryMs = 60_000;

/**
 * Asks again and again: the more seldom the more often it has failed, and while nobody looks.
 *
 * @param ask whether it was answered
 * @param hasChannel whether one is told of news
 */
export function keepAsking(ask: () => Promise<boolean>, hasChannel: boolean) {
  let timer: ReturnType<typeof setTimeout>;
  let failures = 0;
  let asked = 0;
  let isAskedAgain = false;
  let isEnded = false;

  async function again(): Promise<void> {
    clearTimeout(timer);
    asked += 1;
    failures = (await ask()) ? 0 : failures + 1;
    asked -= 1;
    if (isEnded) return;
    const wait = isAskedAgain && failures === 0 ? 0 : waitAfter(failures, hasChannel);
    isAskedAgain = false;
    clearTimeout(timer);
    timer = setTimeout(now, wait);
  }

  function now(): void {
    void again();
  }

  timer = setTimeout(now, firstMs);
  return {
    now,
    /** Told of: one question after the other. Who asks is there, so a hidden window waits until it is looked at. */
    onNews() {
      if (document.visibilityState !== 'visible') return;
      if (asked > 0) isAskedAgain = true;
      else now();
    },
    end() {
      isEnded = true;
      clearTimeout(timer);
    },
  };
}

function waitAfter(failures: number, hasChannel: boolean): number {
  const isSeen = document.visibilityState === 'visible';
  const every = hasChannel ? liveEveryMs : isSeen ? seenEveryMs : hiddenEveryMs;
  return Math.min(every * 2 ** failures, Math.max(every, failedMostMs));
}
