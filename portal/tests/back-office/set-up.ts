import { vi } from 'vitest';
import { SizelessObserver } from '../support/sizeless';

// There is no server to open it to; tests say what it tells (`live-news.ts`).
vi.mock('~/live/live-channel', () => import('./live-news'));

// What jsdom lacks and antd measures by; and what it reckons by all of antd's rules, which nobody looks at here.
const noStyle = document.createElement('div').style;
Object.assign(globalThis, {
  // Refine draws when its queries are answered; facts wait for what they ask about.
  IS_REACT_ACT_ENVIRONMENT: false,
  getComputedStyle: () => noStyle,
  matchMedia: (query: string) => ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }),
  ResizeObserver: SizelessObserver,
});
