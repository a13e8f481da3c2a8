import { webcrypto } from 'node:crypto';
import type { ApplicationForm } from '@scholars/contract/applications';
import { cvMaxBytes } from '@scholars/contract/limits';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub, data, redirect, useActionData, type ActionFunctionArgs } from 'react-router';
import type { Refusal } from '~/shared/form/form-outcome';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unsentEvent } from '~/connection/unsent-event';
import { createTexts } from '~/i18n/create-texts';
import en from '~/i18n/locales/en/applications.json';
import account from '~/i18n/locales/en/account.json';
import richText from '~/i18n/locales/en/rich-text.json';
import shell from '~/i18n/locales/en/shell.json';
import { openSealedStore } from '~/shared/form/sealed-store';
import { ApplicationFields } from './application-fields';

const typingKey = Buffer.alloc(32, 1).toString('base64url');
// What the form reads of it.
const form = {
  opportunity: { id: 'o1', slug: 'lakes', locale: 'en' },
  questions: ['start', 'work'].map((id) => ({ id, question: 'When?', hint: '', isRequired: false, locale: 'en' })),
  application: null,
  draft: null,
  profileCv: null,
} as unknown as ApplicationForm;

/** What could be sent as it is. */
const whole = {
  ...form,
  draft: {
    coverLetter: 'I have worked on lakes for ten years.',
    phoneNumber: '',
    answers: [],
    cv: { name: 'cv.pdf', size: 900 },
    savedAt: '2026-03-01T06:05:00.000Z',
  },
};
const path = '/en/opportunities/lakes/apply';
const notPdf = 'Only PDF or DOCX allowed';

let root: Root;
/** What was sent to be kept, and how the form is answered when it is submitted. */
let saves: FormData[];
let isDown: boolean;
let isTooOften: boolean;
let isThrownAway: boolean;
let isWrittenElsewhere: boolean;
let answered: string;
let submit: (posted: FormData) => unknown;

beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto);
  localStorage.clear();
  saves = [];
  isDown = isTooOften = isThrownAway = isWrittenElsewhere = false;
  answered = '2026-03-01T06:05:00.000Z';
  submit = () => null;
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: FormData }) => {
    saves.push(body);
    if (isDown) throw new TypeError('no connection');
    if (isTooOften) return answer({ success: false, message: 'Too often' }, 429, { 'Retry-After': '1' });
    if (isThrownAway && !String(body.get('base')).endsWith(' '))
      return answer({ success: false, message: 'It is gone', errors: { draft: ['gone'] } }, 409);
    if (isWrittenElsewhere)
      return answer({ success: false, message: 'It was changed', errors: { base: ['old'] } }, 409);
    const cv = body.get('cv');
    if (cv instanceof File && cv.size > cvMaxBytes) return answer({ success: false, message: 'Too large' }, 413);
    return cv instanceof File
      ? answer({ success: false, message: 'Please check the form', errors: { cv: [notPdf] } }, 422)
      : answer({ success: true, data: { updatedAt: answered } });
  });
  document.documentElement.lang = 'en';
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

const answer = (body: object, status = 200, headers = {}) => new Response(JSON.stringify(body), { status, headers });

async function open(shown = form) {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const Site = createRoutesStub([
    {
      path,
      action: async ({ request }: ActionFunctionArgs) => submit(await request.formData()),
      Component: () => {
        const refused = useActionData<Refusal & { basedOn?: string; isGone?: boolean }>();
        return (
          <ApplicationFields
            form={shown}
            typingKey={typingKey}
            phoneNumber=""
            dialingCodes={[]}
            refused={refused}
            basedOn={refused?.basedOn}
            isGone={refused?.isGone}
            keptAt={undefined}
          />
        );
      },
      HydrateFallback: () => null,
    },
    { path: `${path}/review`, Component: () => <h1>Summary</h1> },
  ]);
  const texts = {
    applications: en,
    account,
    'rich-text': richText,
    shell,
    common: {},
    errors: {},
    messages: {},
  };
  await act(async () =>
    root.render(
      <I18nextProvider i18n={createTexts('en', texts)}>
        <Site initialEntries={[path]} />
      </I18nextProvider>,
    ),
  );
}
const leave = () => act(async () => root.unmount());

const state = () => document.querySelector('form [role="status"][data-state]');
const box = (id: string) =>
  document.querySelector<HTMLTextAreaElement>(`[name="answers.${id}"]`) ?? expect.unreachable();
const type = (text: string, id = 'start') =>
  act(async () => {
    const area = box(id);
    area.value = text;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
const shown = () => document.body.textContent ?? '';
const isSaved = () => state()?.getAttribute('data-state') === 'saved';
const press = () => act(async () => document.querySelector('form')?.requestSubmit());
/** What a script cannot do: it is read as it would be, had somebody chosen it. */
const choose = (file: File) =>
  act(async () => {
    const WithoutFile = FormData;
    class WithFile extends WithoutFile {
      constructor(read?: HTMLFormElement) {
        super(read);
        if (read) this.set('cv', file);
      }
    }
    vi.stubGlobal('FormData', WithFile);
    document.querySelector('[name="cv"]')?.dispatchEvent(new Event('input', { bubbles: true }));
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
  await open();
  await otherTab(null);
  await type('In March');
  await until(() => state()?.getAttribute('data-state') === 'saved');
  expect(saves).toHaveLength(1);
});

it('leaves alone what is written in another tab, says so, and leads to it', async () => {
  await open();
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
  expect(saves).toEqual([]);
  expect(state()?.textContent).toContain(en.apply.old);
});

const bases = () => saves.map((body) => String(body.get('base')).split(' '));

it('says with each save in which window it was typed, and what of the draft was seen there', async () => {
  await open(whole);
  answered = '2026-03-01T06:07:00.000Z';
  await type('In March');
  await until(() => saves.length === 1 && isSaved());
  await type('In April');
  await until(() => saves.length === 2);
  const [[window] = []] = bases();
  expect(window).toMatch(/^[0-9a-f-]{36}$/);
  expect(bases()).toEqual([
    [window, whole.draft.savedAt],
    [window, answered],
  ]);
});

it('puts what was typed without a connection back as the window that it was typed in', async () => {
  await open(whole);
  isDown = true;
  await type('In March');
  await until(() => state()?.getAttribute('data-state') === 'unsaved');
  await leave();
  isDown = false;
  await open({ ...whole, draft: { ...whole.draft, savedAt: '2026-03-02T06:05:00.000Z' } });
  await until(() => saves.length === 2);
  expect(box('start').value).toBe('In March');
  expect(bases()[1]).toEqual(bases()[0]);
});

it('gives way to a draft that was written on another device, keeps what was typed in sight, and leads to the newer', async () => {
  await open(whole);
  isWrittenElsewhere = true;
  await type('In March');
  await until(() => state()?.getAttribute('data-state') === 'old');
  expect(state()?.textContent).toContain('on another device');
  await type('In April');
  expect(shown()).not.toContain(en.apply.settle);
  await press();
  expect(shown()).toContain(en.apply.settle);
  expect(document.activeElement).toBe(state());
  expect(saves).toHaveLength(1);
  expect(box('start').value).toBe('In April');
  expect(localStorage.length).toBe(1);
  const link = state()?.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  await act(async () => link?.click());
  await until(() => localStorage.length === 0);
});

it('leads to the newer draft where the form was refused for it, and is not sent again', async () => {
  await open(whole);
  let posts = 0;
  submit = () => {
    posts += 1;
    const message = 'This draft was changed';
    return data({ errors: {}, message, isOurs: false, typed: {}, ticked: {}, basedOn: whole.draft.savedAt }, 409);
  };
  await press();
  await until(() => shown().includes('This draft was changed'));
  expect(state()?.textContent).toContain(en.apply.loadAnew);
  await press();
  expect(shown()).toContain(en.apply.settle);
  expect(posts).toBe(1);
});

const keepAnew = () =>
  act(async () => document.querySelector<HTMLButtonElement>('[data-state="gone"] button')?.click());

it('says that the draft was thrown away elsewhere, keeps what was typed in sight, and begins anew where one says so', async () => {
  await open(whole);
  isThrownAway = true;
  await type('In March');
  await until(() => state()?.getAttribute('data-state') === 'gone');
  await type('In April');
  await press();
  expect(shown()).toContain(en.apply.decide);
  expect(document.activeElement).toBe(state());
  expect(saves).toHaveLength(1);
  await keepAnew();
  await until(isSaved);
  expect(saves[1]?.get('answers')).toContain('In April');
  const [[window] = []] = bases();
  expect(bases()[1]).toEqual([window, '']);
  await type('In May');
  await until(() => saves.length === 3);
  expect(bases()[2]).toEqual([window, answered]);
});

it('begins anew too where the form was refused as its draft was thrown away', async () => {
  await open(whole);
  isThrownAway = true;
  const refused = {
    errors: {},
    message: 'It is gone',
    isOurs: false,
    typed: {},
    ticked: {},
    basedOn: '',
    isGone: true,
  };
  submit = () => data(refused, 409);
  await press();
  await until(() => state()?.getAttribute('data-state') === 'gone');
  await keepAnew();
  await until(isSaved);
  expect(bases()).toEqual([[expect.any(String), '']]);
});

it('keeps what is typed without a CV that is refused, says at once what is wrong with it, and sends it once', async () => {
  await open();
  await choose(new File(['A text'], 'x.pdf', { type: 'application/pdf' }));
  await type('In March');
  await until(isSaved);
  expect(document.querySelector('#field-cv-error')?.textContent).toContain(notPdf);
  await type('In April');
  await until(() => saves.length === 3);
  expect(saves.map((body) => body.get('cv') instanceof File)).toEqual([true, false, false]);
  expect(saves[2]?.get('answers')).toContain('In April');
});

it('keeps what is typed beside a CV that is too large, which is not sent at all', async () => {
  await open();
  await choose(new File([new Uint8Array(cvMaxBytes + 1)], 'scan.pdf', { type: 'application/pdf' }));
  await type('In March');
  await until(isSaved);
  expect(saves.filter((body) => body.get('cv') instanceof File)).toEqual([]);
  expect(saves.at(-1)?.get('answers')).toContain('In March');
});

it('is saved soon after the connection is back, also where the first try of then fails as well', async () => {
  await open();
  isDown = true;
  await type('In March');
  await until(() => state()?.getAttribute('data-state') === 'unsaved');
  await act(async () => void dispatchEvent(new Event('online')));
  await until(() => saves.length > 1);
  isDown = false;
  await until(isSaved);
});

it('is saved where it was to be sent and got no answer', async () => {
  await open(whole);
  // What the site's requests say of one that got none, for which its action has then given nothing.
  submit = () => {
    dispatchEvent(new Event(unsentEvent));
    return undefined;
  };
  await type('In March');
  await press();
  await until(() => saves.length > 0 && isSaved());
  expect(saves[0]?.get('answers')).toContain('In March');
});

it('is saved once there may be more of it, where it was saved too often', async () => {
  await open();
  isTooOften = true;
  await type('In March');
  await until(() => shown().includes('Too often'));
  isTooOften = false;
  await until(isSaved);
});

it('gives back all that was typed, before the form was refused and after, where the server has kept none of it', async () => {
  await open(whole);
  isDown = true;
  submit = (posted) => {
    const typed = Object.fromEntries([...posted].filter(([, value]) => typeof value === 'string'));
    return data({ errors: {}, message: 'Please try again', isOurs: true, typed, ticked: {} }, 503);
  };
  await type('In March');
  await press();
  await until(() => shown().includes('Please try again'));
  await type('On fish', 'work');
  await until(() => state()?.getAttribute('data-state') === 'unsaved');
  await leave();
  await open(whole);
  await until(() => box('work').value !== '');
  expect([box('start').value, box('work').value]).toEqual(['In March', 'On fish']);
});

it('says which CV has to be chosen again, after a session that has ended, until it is or the server has it', async () => {
  const fileText = account.kept.file.replace('{{name}}', 'scan.pdf');
  const pick = () =>
    act(async () => {
      const control = document.querySelector('[name="cv"]') ?? expect.unreachable();
      Object.defineProperty(control, 'files', { value: [new File(['%PDF'], 'scan.pdf')], configurable: true });
      control.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await open(whole);
  await pick();
  await type('In March');
  const kept = () => openSealedStore('application', typingKey).read('o1');
  await vi.waitFor(async () => expect(Object.values((await kept()) ?? {})).toContain('In March'));
  await leave();

  await open(whole);
  await until(() => isSaved() && saves.length > 0);
  expect(box('start').value).toBe('In March');
  expect(shown()).toContain(fileText);
  await leave();

  // What is typed is saved by now, and the file is missing still.
  await open(whole);
  await until(() => shown().includes(fileText));
  await pick();
  expect(shown()).not.toContain(fileText);
  await leave();

  await open({ ...whole, draft: { ...whole.draft, cv: { name: 'scan.pdf', size: 900 } } });
  await until(() => isSaved());
  expect(shown()).not.toContain(fileText);
});

it('leaves nothing in the browser of what went along with the form', async () => {
  await open(whole);
  submit = () => {
    // As the site's router does, where the stand-in has no address.
    history.replaceState(null, '', `${path}/review`);
    return redirect(`${path}/review`);
  };
  await type('In March');
  await until(() => localStorage.length > 0);
  await press();
  await until(() => shown().includes('Summary'));
  await until(() => localStorage.length === 0);
  expect(saves).toEqual([]);
});
