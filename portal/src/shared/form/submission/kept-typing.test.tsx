import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import type { Locale } from '@scholars/contract/locale';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTexts } from '~/i18n/create-texts';
import ar from '~/i18n/locales/ar/submission-form.json';
import arShell from '~/i18n/locales/ar/shell.json';
import en from '~/i18n/locales/en/submission-form.json';
import enShell from '~/i18n/locales/en/shell.json';
import { SelectField } from '~/ui/fields/select-field';
import { DateField } from '~/ui/fields/date/date-field';
import { TextField } from '~/ui/fields/text-field';
import type { FormDefinition } from '../form-definition';
import { unanswered } from '../form-outcome';
import { SubmissionFileField } from './submission-file-field';
import { SubmissionForm } from './submission-form';
import type { SubmissionOutcome } from './submission-outcome';
import { SubmissionPhoneField } from './submission-phone-field';

// What is right or wrong is no matter here.
vi.mock('../judge-live-form', () => ({ prepare: async () => {}, judgeLiveForm: async () => ({}) }));

const definition = {
  fields: {
    fullName: 'text',
    phoneNumber: 'phone',
    country: 'text',
    departure: 'date',
    passportNumber: 'secret',
    passport: 'file',
  },
  schema: () => Promise.reject(new Error('Nothing is judged here')),
} as const satisfies FormDefinition;
const texts = {
  en: createTexts('en', { common: {}, errors: {}, messages: {}, 'submission-form': en, shell: enShell }),
  ar: createTexts('ar', { common: {}, errors: {}, messages: {}, 'submission-form': ar, shell: arShell }),
};
const codes = [
  { value: '+974', label: '+974' },
  { value: '+44', label: '+44' },
];
const countries = ['QA', 'GB'].map((value) => ({ value, label: value }));
const hourMs = 3_600_000;

interface Opened {
  locale?: Locale;
  path?: string;
  user?: string;
  guest?: string;
  fullName?: string;
  posted?: SubmissionOutcome;
  /** What the browser has put into a field by the time React is there. */
  byBrowser?: Record<string, string>;
}

let root: Root | undefined;

/** As somebody opens the page, or loads it anew; waits for what was kept. */
async function open({
  locale = 'en',
  path = 'travel-intake',
  user,
  guest,
  fullName,
  posted,
  byBrowser = {},
}: Opened = {}) {
  await close();
  const Page = () => (
    <SubmissionForm
      definition={definition}
      posted={posted}
      submissionId={crypto.randomUUID()}
      guest={guest}
      prefilled={{ fullName: fullName ?? '' }}
      thanks=""
      failure=""
    >
      {(source) => (
        <>
          <TextField name="fullName" label="Name" defaultValue={source.valueOf('fullName')} />
          <SubmissionPhoneField name="phoneNumber" label="Phone" source={source} codes={codes} />
          <SelectField name="country" label="Country" options={countries} placeholder="-" />
          <DateField name="departure" label="Departure" />
          <TextField name="passportNumber" label="Passport number" />
          <SubmissionFileField name="passport" label="Passport" hint="" accept=".pdf" source={source} />
        </>
      )}
    </SubmissionForm>
  );
  const Site = createRoutesStub([
    {
      id: 'root',
      path: '/:lang',
      children: [
        { index: true, Component: () => null },
        { path: '*', Component: Page },
      ],
    },
  ]);
  const site = (
    <I18nextProvider i18n={texts[locale]}>
      <Site
        initialEntries={[`/${locale}/${path}`]}
        hydrationData={{ loaderData: { root: { locale, keys: {}, user: user ? { id: user } : null } } }}
      />
    </I18nextProvider>
  );
  document.body.innerHTML = `<div>${renderToString(site)}</div>`;
  for (const [name, value] of Object.entries(byBrowser)) control(name).value = value;
  await act(async () => (root = hydrateRoot(document.body.firstElementChild ?? expect.fail(), site)));
  await act(async () => void (await import('./kept-typing')));
}

async function close() {
  await act(async () => root?.unmount());
  root = undefined;
}

const form = () => document.querySelector('form') ?? expect.fail('no form');
const control = (name: string) =>
  form().querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`) ?? expect.fail(name);
const valueOf = (name: string) => control(name).value;
const notice = () => form().querySelector('[data-print=no] > [role=status]');

async function type(typed: Record<string, string>) {
  await act(async () => control('fullName').dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  await act(async () => void (await import('./kept-typing')));
  await act(async () => {
    for (const [name, value] of Object.entries(typed)) {
      control(name).value = value;
      control(name).dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
}

async function send(status: number, answer: SubmissionOutcome) {
  await act(
    () =>
      new Promise<void>((resolve) => {
        vi.stubGlobal('fetch', async () => ({ status, json: async () => resolve() ?? answer }));
        form().requestSubmit();
      }),
  );
  expect(document.querySelector('dialog[open]')).not.toBeNull();
}

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  await close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('What a visitor typed into a form', () => {
  const typed = { fullName: 'Mariam', phoneNumberCode: '+44', country: 'GB', 'departure-day': '12' };

  it('is put back when the page is opened again, in each kind of field, and says so', async () => {
    await open();
    await type(typed);
    await open();
    expect(Object.keys(typed).map((name) => [name, valueOf(name)])).toEqual(Object.entries(typed));
    expect(notice()?.textContent).toContain(en.restored.text);
    expect(form().querySelector('#field-passport-hint')?.textContent).toContain(en.fileAgain);
  });

  it('is at once safe from a tab that is closed', async () => {
    await open();
    await type(typed);
    dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('typing')).toContain('Mariam');
  });

  it('goes along into the other language', async () => {
    await open();
    await type(typed);
    await open({ locale: 'ar' });
    expect(valueOf('fullName')).toBe('Mariam');
    expect(notice()?.textContent).toContain(ar.restored.text);
  });

  it('keeps its id, so that a form whose answer was lost is stored once', async () => {
    await open();
    await type(typed);
    const id = valueOf('submissionId');
    await open();
    expect(valueOf('submissionId')).toBe(id);
  });

  it('does not replace what the browser has put back, and is kept with it', async () => {
    await open();
    await type(typed);
    await open({ byBrowser: { fullName: 'Mariam Al-Kuwari' } });
    expect([valueOf('fullName'), valueOf('country')]).toEqual(['Mariam Al-Kuwari', 'GB']);
    await open();
    expect([valueOf('fullName'), valueOf('country')]).toEqual(['Mariam Al-Kuwari', 'GB']);
  });

  it('is kept where it was typed before React was there', async () => {
    await open({ byBrowser: { fullName: 'Mariam' } });
    await type({});
    await open();
    expect(valueOf('fullName')).toBe('Mariam');
  });

  it.each([
    ['a secret', 'passportNumber', 'A1234567'],
    ['what only robots fill in', 'website2', 'https://spam.example'],
  ])('is not kept where it is %s', async (_, name, value) => {
    await open();
    await type({ ...typed, [name]: value });
    await close();
    expect(sessionStorage.getItem('typing')).toContain('Mariam');
    expect(sessionStorage.getItem('typing')).not.toContain(value);
  });

  it('says nothing, and keeps nothing, where nothing was typed', async () => {
    await open({ fullName: 'Known' });
    await type({});
    await open({ fullName: 'Known' });
    expect(notice()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['an hour later', {}, hourMs],
    ['for somebody who signed in meanwhile', { user: '7' }, 0],
    ['for a visitor after a member', {}, 0, { user: '7' }],
  ])('is gone %s', async (_, later: Opened, afterMs, first: Opened = {}) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await open(first);
    await type(typed);
    await close();
    vi.setSystemTime(Date.now() + afterMs);
    await open(later);
    expect(valueOf('fullName')).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['another form', { path: 'contact-us' }],
    ['another guest’s', { guest: 'b@lakeside.example' }],
  ])('is nothing to %s, and still there for its own', async (_, other) => {
    const own = { guest: 'a@lakeside.example' };
    await open(own);
    await type(typed);
    await open(other);
    expect(valueOf('fullName')).toBe('');
    await open(own);
    expect(valueOf('fullName')).toBe('Mariam');
  });

  it('is forgotten once it was sent', async () => {
    await open();
    await type(typed);
    await send(200, { reference: 'TI-2026-000001' });
    await open();
    expect(valueOf('fullName')).toBe('');
  });

  it('is forgotten once it was sent without script', async () => {
    await open();
    await type(typed);
    await open({ posted: { reference: 'TI-2026-000001' } });
    await open();
    expect(valueOf('fullName')).toBe('');
  });

  it('stays when it was refused', async () => {
    await open();
    await type(typed);
    await send(429, { refused: { ...unanswered, isOurs: false }, submissionId: '1' });
    await open();
    expect(valueOf('fullName')).toBe('Mariam');
  });

  it('gives way to what came back without script, and is kept with it', async () => {
    await open();
    await type({ ...typed, fullName: 'Mar' });
    const posted = {
      refused: { ...unanswered, isOurs: false, typed: { fullName: 'Mariam Al-Kuwari' } },
      submissionId: '1',
    };
    await open({ posted });
    expect([valueOf('fullName'), valueOf('country')]).toEqual(['Mariam Al-Kuwari', '']);
    await open();
    expect(valueOf('fullName')).toBe('Mariam Al-Kuwari');
  });

  it('is cleared by who does not want it: the form is as it came, filled in from its beginning', async () => {
    await open({ fullName: 'Known' });
    await type(typed);
    await open({ fullName: 'Known' });
    await act(async () => notice()?.querySelector('button')?.click());
    expect([valueOf('fullName'), valueOf('departure-day')]).toEqual(['Known', '']);
    expect(document.activeElement).toBe(control('fullName'));
    expect([notice(), sessionStorage.length]).toEqual([null, 0]);
  });
});
