import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * What one has used may be gone with what it did: the focus goes where the form's address says, as it does without
 * script.
 */
export function useFocusOfHash(done: unknown): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (done) document.getElementById(hash.slice(1))?.focus();
  }, [done, hash]);
}
