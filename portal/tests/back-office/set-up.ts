import { vi } from 'vitest';
import { SizelessObserver } from '../support/sizeless';

// There is no server to open it to; tests say what it tells (`live-news.ts`).
vi.mock('~/live/live-channel', () => import('./live-news'));

// Addresses of files are a build's. The texts are all here.
vi.mock('~/i18n/locale-files', () => ({ localeFileUrl: () => '' }));

// What jsdom lacks and antd measures by; and what it reckons by all of antd's rules, which nobody looks at here.
const noStyle = document.createElement('div').style;
Object.assign(globalThis, {
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

// jsdom knows the element, and not how it is opened.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});
