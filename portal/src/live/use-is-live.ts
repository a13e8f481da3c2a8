import { useSyncExternalStore } from 'react';
import { followLive, isLive } from './live-channel';

/** Whether news come by themselves now: then whoever asks for them need not ask often. */
export function useIsLive(): boolean {
  return useSyncExternalStore(followLive, isLive, () => false);
}
