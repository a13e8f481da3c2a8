import { useEffect } from 'react';

/** Follows what is done on an opportunity's page, with a script that comes once everything else is there. */
export function useNotedActions(id: string): void {
  useEffect(() => {
    const leaving = new AbortController();
    import('./noted-actions').then(
      ({ noteActions }) => noteActions(id, leaving.signal),
      () => undefined, // without a connection nothing is counted
    );
    return () => leaving.abort();
  }, [id]);
}
