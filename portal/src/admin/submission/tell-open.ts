import type { OpenRecord } from '@scholars/contract/live';
import { followLive, isLive, tellLive } from '~/live/live-channel';

/** Who says too much is cut off: whoever leafs through records tells the one they stay at. */
const gatheredMs = 1000;
/** A window that nobody has looked at for so long counts as left. */
const forgottenMs = 600_000;

let open: OpenRecord | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells colleagues that a submission is open in this window, from when it is first looked at until it is left. */
export function keepToldOpen(record: OpenRecord): () => void {
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  function look(): void {
    clearTimeout(forgetting);
    if (document.visibilityState === 'hidden') forgetting = setTimeout(() => tell(null), forgottenMs);
    else tell(record);
  }
  // After each gap the server knows of nothing.
  const unfollow = followLive(() => isLive() && look());
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearTimeout(forgetting);
    unfollow();
    document.removeEventListener('visibilitychange', look);
    tell(null);
  };
}

function tell(record: OpenRecord | null): void {
  open = record;
  timer ??= setTimeout(() => {
    timer = undefined;
    tellLive('open', open);
  }, gatheredMs);
}
