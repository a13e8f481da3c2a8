import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useListPath } from '../parts/back-to-list';
import { useKeys } from './use-keys';

/** Back to the list that a record was opened from, by its key. */
export function BackKey({ resource }: { resource: string }): ReactNode {
  const navigate = useNavigate();
  const path = useListPath(resource);
  useKeys({ KeyU: () => void navigate(path) });
  return null;
}
