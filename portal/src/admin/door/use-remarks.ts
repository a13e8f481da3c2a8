import type { ArrivalResult, DoorGuest } from '@scholars/contract/event-arrivals';
import { useCallback, useRef, useState } from 'react';
import { KeptEntries } from './kept-entries';

/** What came of what was done here, where it is worth a word. */
export interface DoorRemarkOf {
  result: ArrivalResult;
  /** As they were known when it was sent: the list may know them no more. Their name is not kept beyond the page. */
  guest?: DoorGuest | undefined;
}

interface KeptRemark extends ArrivalResult {
  /** When it was heard. */
  at: string;
}

/** Remarks that nobody has seen yet. Whoever is not let in there has walked past here: a reload must not take that along. */
export function useRemarks() {
  const [kept] = useState(() => new KeptEntries<KeptRemark>(window.localStorage, 'arrival-remark:'));
  const [remarks, setRemarks] = useState<readonly DoorRemarkOf[]>(() => kept.list().map((result) => ({ result })));
  const known = useRef<readonly DoorGuest[]>([]);

  const know = useCallback((guests: readonly DoorGuest[]) => {
    known.current = guests;
  }, []);

  function tell(results: readonly ArrivalResult[]): void {
    const told = results.filter(isRemarkable);
    const at = new Date().toISOString();
    const guests = known.current;
    for (const result of told) kept.keep({ ...result, at });
    setRemarks((before) => [
      ...before,
      ...told.map((result) => ({ result, guest: guests.find(({ id }) => id === result.id) })),
    ]);
  }

  function forget(clientId: string): void {
    kept.drop(clientId);
    setRemarks((before) => before.filter(({ result }) => result.clientId !== clientId));
  }

  return { remarks, know, tell, forget };
}

/** Where another door was first, or something has changed meanwhile: here it looked as if somebody was let in. */
function isRemarkable({ outcome }: ArrivalResult): boolean {
  return outcome === 'already' || outcome === 'reason' || outcome === 'unknown';
}
