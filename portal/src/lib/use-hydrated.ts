import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether React has taken the page over: false on the server and while the browser hydrates what the server sent. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** Whether this was part of the document that the server sent: it stays so, however long it is shown. */
export function useCameWithDocument(): boolean {
  const isHydrated = useHydrated();
  const [cameWithDocument] = useState(!isHydrated);
  return cameWithDocument;
}
