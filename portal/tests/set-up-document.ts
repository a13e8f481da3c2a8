import { afterAll, vi } from 'vitest';

// Addresses of files are a build's. The texts are all here.
vi.mock('~/i18n/locale-files', () => ({ localeFileUrl: () => '' }));

// React wants to know that a test waits for it.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// jsdom has no scroll positions, and knows the element of a dialog, but not how it is opened.
Element.prototype.scrollIntoView = () => {};
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

// The next file may have the same document.
afterAll(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});
