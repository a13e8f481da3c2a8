import type { ViewedList } from '@scholars/contract/queue-views';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useQueueViews } from './use-queue-views';
import { Waiting } from '../parts/waiting';

/** A list that is opened without anything in its address shows the view that its coordinator has chosen for that. */
export function OpeningView({ queue, children }: { queue: ViewedList; children: ReactNode }): ReactNode {
  const { pathname, search } = useLocation();
  const { opening, isPending } = useQueueViews(queue);
  if (search !== '') return children;
  if (isPending) return <Waiting rows={8} />;
  return opening?.query ? <Navigate replace to={`${pathname}?${opening.query}`} /> : children;
}
