import type { GetRef, Input } from 'antd';
import { useRef, type RefObject } from 'react';
import { useKeys } from './use-keys';

/** The slash leads to the search of a list; what stands there already is marked, as one mostly writes something else. */
export function useSearchKey(): RefObject<GetRef<typeof Input> | null> {
  const field = useRef<GetRef<typeof Input>>(null);
  useKeys({ '/': () => field.current?.focus({ cursor: 'all' }) });
  return field;
}
