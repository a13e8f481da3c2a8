import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether React has taken the page over: false on the server and while the browser hydrates what the server sent. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
