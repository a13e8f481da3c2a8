import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { OpeningView } from '../views/opening-view';
import { QueuePage } from './queue-page';

/**
 * A queue. Refine reads the address when a table begins and only writes it afterwards, so a link that leads
 * to the same queue, narrowed otherwise, begins a new one; what Refine itself writes (`REPLACE`) does not.
 */
export function Queue({ kind }: { kind: SubmissionKind }): ReactNode {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [entry, setEntry] = useState(key);
  if (navigation !== 'REPLACE' && entry !== key) setEntry(key);
  return (
    <OpeningView queue={kind}>
      <QueuePage key={entry} kind={kind} />
    </OpeningView>
  );
}
