import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTexts } from '~/i18n/create-texts';
import common from '~/i18n/locales/en/common.json';
import shell from '~/i18n/locales/en/shell.json';
import { ToastProvider } from './toast-provider';
import { useToast, type Toasts } from './use-toast';

const texts = createTexts('en', { common, shell });
let root: Root;
let toasts: Toasts;

function Page() {
  const own = useToast();
  useEffect(() => {
    toasts = own;
  }, [own]);
  return <button type="button">Subscribe</button>;
}

const site = (
  <I18nextProvider i18n={texts}>
    <ToastProvider>
      <Page />
    </ToastProvider>
  </I18nextProvider>
);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="site"></div>';
  root = createRoot(document.querySelector('#site') ?? document.body);
  act(() => root.render(site));
});

afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

const region = () => document.querySelector<HTMLElement>('[role="status"]') ?? document.body;
const shown = () => [...region().querySelectorAll('p')].map(({ textContent }) => textContent);
const show = (...args: Parameters<Toasts['show']>) =>
  act(() => {
    toasts.show(...args);
  });
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const pointer = (name: 'pointerover' | 'pointerout') =>
  act(() => {
    region().dispatchEvent(new MouseEvent(name, { bubbles: true, relatedTarget: document.body }));
  });
const closeButton = () => region().querySelector('button') ?? document.createElement('button');

describe('a toast', () => {
  it('finds its polite live region in the page as it was sent', () => {
    expect(renderToStaticMarkup(site)).toMatch(/role="status" aria-live="polite"/);
  });

  it('goes away after 4000 ms', () => {
    show('Subscribed to email list');
    pass(3999);
    expect(shown()).toEqual(['Subscribed to email list']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('is not shown twice: the same text gets its time again', () => {
    show('Saved');
    pass(3000);
    show('Saved');
    expect(shown()).toEqual(['Saved']);
    pass(3999);
    expect(shown()).toEqual(['Saved']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('stands below the one before it, and each goes at its own time', () => {
    show('First');
    pass(1000);
    show('Second');
    expect(shown()).toEqual(['First', 'Second']);
    pass(3000);
    expect(shown()).toEqual(['Second']);
  });

  it('waits under the pointer and then has the rest of its time', () => {
    show('Saved');
    pass(3000);
    pointer('pointerover');
    pass(60_000);
    expect(shown()).toEqual(['Saved']);
    pointer('pointerout');
    pass(999);
    expect(shown()).toEqual(['Saved']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('waits while it has the focus', () => {
    show('Saved');
    act(() => closeButton().focus());
    pass(60_000);
    expect(shown()).toEqual(['Saved']);
  });

  it('can be dismissed, and gives the focus back to where it was', () => {
    const button = document.querySelector('button') ?? document.body;
    button.focus();
    show('Saved', { tone: 'success' });
    act(() => closeButton().focus());
    act(() => closeButton().click());
    expect(shown()).toEqual([]);
    expect(document.activeElement).toBe(button);
  });
});
