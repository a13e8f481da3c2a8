import { createContext, use, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLocation, type Location } from 'react-router';

/** What pages know of those that were left for them. */
interface Left {
  /** The page before this one; nothing when this one was the first. */
  before: Location | undefined;
  /** How far down each list was read when it was left, by its path and what it showed. */
  tops: RefObject<Map<string, number>>;
}

const LeftContext = createContext<Left | undefined>(undefined);

export function LeftPages({ children }: { children: ReactNode }): ReactNode {
  const location = useLocation();
  const tops = useRef(new Map<string, number>());
  const [pages, setPages] = useState<{ now: Location; before?: Location }>({ now: location });
  if (pages.now.pathname !== location.pathname) setPages({ now: location, before: pages.now });
  return <LeftContext value={{ before: pages.before, tops }}>{children}</LeftContext>;
}

export function useLeftPages(): Left {
  const left = use(LeftContext);
  if (!left) throw new Error('Pages stand within LeftPages');
  return left;
}
