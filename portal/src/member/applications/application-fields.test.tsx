import { webcrypto } from 'node:crypto';
import type { ApplicationForm } from '@scholars/contract/applications';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTexts } from '~/i18n/create-texts';
import en from '~/i18n/locales/en/applications.json';
import richText from '~/i18n/locales/en/rich-text.json';
import shell from '~/i18n/locales/en/shell.json';
import { ApplicationFields } from './application-fields';

// Addresses of files are a build's. The texts are all here.
vi.mock('~/i18n/locale-files', () => ({ localeFileUrl: () => '' }));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const typingKey = Buffer.alloc(32, 1).toString('base64url');
// What the form reads of it.
const form = {
  opportunity: { id: 'o1', slug: 'lakes', locale: 'en' },
  questions: [{ id: 'start', question: 'When?', hint: '', isRequired: false, locale: 'en' }],
  application: null,
  draft: null,
  profileCv: null,
} as unknown as ApplicationForm;

let root: Root;
let saved: number;

beforeEach(async () => {
  vi.stubGlobal('crypto', webcrypto);
  localStorage.clear();
  saved = 0;
  vi.stubGlobal('fetch', async () => {
    saved += 1;
    return new Response(JSON.stringify({ success: true, data: { updatedAt: '2026-03-01T06:05:00.000Z' } }));
  });
  document.documentElement.lang = 'en';
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const Site = createRoutesStub([
    {
      path: '/en/opportunities/lakes/apply',
      Component: () => (
        <ApplicationFields
          {...{ form, typingKey }}
          phoneNumber=""
          dialingCodes={[]}
          refused={undefined}
          keptAt={undefined}
        />
      ),
      HydrateFallback: () => null,
    },
  ]);
  const texts = { applications: en, 'rich-text': richText, shell, common: {}, errors: {}, messages: {} };
  await act(async () =>
    root.render(
      <I18nextProvider i18n={createTexts('en', texts)}>
        <Site initialEntries={['/en/opportunities/lakes/apply']} />
      </I18nextProvider>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const state = () => document.querySelector('form [role="status"][data-state]');
const type = (text: string) =>
  act(async () => {
    const area = document.querySelector<HTMLTextAreaElement>('[name="answers.start"]') ?? expect.unreachable();
    area.value = text;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
/** As the browser tells what another tab has written, or forgotten once it was saved. */
const otherTab = (newValue: string | null) =>
  act(async () => void dispatchEvent(new StorageEvent('storage', { key: 'application:o1', newValue })));
const until = (isSo: () => boolean) =>
  vi.waitUntil(
    async () => {
      await act(async () => undefined);
      return isSo();
    },
    { timeout: 4000 },
  );

it('keeps what is typed, whatever another tab has saved before', async () => {
  await otherTab(null);
  await type('In March');
  await until(() => state()?.getAttribute('data-state') === 'saved');
  expect(saved).toBe(1);
});

it('leaves alone what is written in another tab, says so, and leads to it', async () => {
  await type('In March');
  await otherTab('sealed');
  await type('In April');
  expect(state()?.textContent).toContain(en.apply.old);
  expect(state()?.querySelector('a')?.getAttribute('href')).toBe('/en/opportunities/lakes/apply');
  await act(async () => document.querySelector('form')?.requestSubmit());
  vi.useFakeTimers();
  await act(async () => void dispatchEvent(new Event('online')));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  vi.useRealTimers();
  expect(saved).toBe(0);
  expect(state()?.textContent).toContain(en.apply.old);
});
