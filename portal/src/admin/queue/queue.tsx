import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigationType } from 'react-router';
import { onPage } from '../data/queue-address';
import { isSameAddress } from '../data/router-provider';
import { useLeftPages } from '../frame/left-pages';
import { readRecordState } from '../values/trail';
import { OpeningView } from '../views/opening-view';
import { QueuePage } from './queue-page';

/**
 * A queue. Refine reads the address when a table begins and only writes it afterwards, so a link that leads
 * to the same queue, narrowed otherwise, begins a new one; what Refine itself writes (`REPLACE`) does not.
 */
export function Queue({ kind }: { kind: SubmissionKind }): ReactNode {
  const { key, pathname, search } = useLocation();
  const navigation = useNavigationType();
  const [entry, setEntry] = useState(key);
  const [first] = useState(key);
  const { before } = useLeftPages();
  if (navigation !== 'REPLACE' && entry !== key) setEntry(key);
  // The browser's own way back knows the page that one began with, and not where the record stands that one came to.
  const left = before?.pathname.startsWith(`${pathname}/`) ? readRecordState(before.state)?.queueSearch : undefined;
  if (navigation === 'POP' && key === first && left !== undefined && isOtherPage(left, search))
    return <Navigate replace to={pathname + left} />;
  return (
    <OpeningView queue={kind}>
      <QueuePage key={entry} kind={kind} isArrival={entry === first} />
    </OpeningView>
  );
}

/** Whether both show the same rows, and not the same page of them. */
function isOtherPage(one: string, other: string): boolean {
  return !isSameAddress(one, other) && isSameAddress(onPage(one, 1), onPage(other, 1));
}
