import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub, data, type ActionFunctionArgs } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTexts } from '~/i18n/create-texts';
import en from '~/i18n/locales/en/applications.json';
import errors from '~/i18n/locales/en/errors.json';
import shell from '~/i18n/locales/en/shell.json';
import ApplyReview, { shouldRevalidate } from './apply-review';

const read = {
  coverLetter: '<p>I have worked on <b>lakes</b>.</p>',
  phoneNumber: '',
  answers: [],
  cv: { name: 'cv.pdf', size: 900 },
  savedAt: '2026-03-01T06:05:00.000Z',
};
const letter = 'I have worked on lakes.';
const now = { ...read, coverLetter: 'I have worked on rivers.', savedAt: '2026-03-02T06:05:00.000Z' };
const path = '/en/opportunities/lakes/apply/review';
const message = 'This application was changed';

let root: Root;
let draft: typeof read | null;
/** What the form of an application was sent. */
let kept: FormData | undefined;
let isGone: boolean;
/** What the page waits for before it is read anew. */
let isChanged: Promise<void>;
let readAnew: () => void;

beforeEach(async () => {
  draft = read;
  kept = undefined;
  isGone = false;
  isChanged = Promise.resolve();
  document.documentElement.lang = 'en';
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const loader = async () => {
    await isChanged;
    return {
      draft,
      opportunity: { slug: 'lakes', title: 'Lakes' },
      questions: [],
      applicant: { name: 'Amina', email: 'amina@lakeside.example' },
      submissionId: draft?.savedAt,
    };
  };
  const action = () => {
    draft = isGone ? null : now;
    isChanged = new Promise((resolve) => (readAnew = resolve));
    const refused = { errors: {}, message, isOurs: false, typed: {}, ticked: {} };
    return data({ isChanged: !isGone, isGone, seen: read, refused }, 409);
  };
  const keep = async ({ request }: ActionFunctionArgs) => {
    kept = await request.formData();
    return null;
  };
  const Component = ApplyReview as never; // the stub gives it what the route does
  const Site = createRoutesStub([
    { path, Component, loader, action, shouldRevalidate, HydrateFallback: () => null },
    { path: '/en/opportunities/lakes/apply', action: keep, Component: () => null },
  ]);
  const texts = { applications: en, common: { home: 'Home' }, errors, messages: {}, shell };
  await act(async () =>
    root.render(
      <I18nextProvider i18n={createTexts('en', texts)}>
        <Site initialEntries={[path]} />
      </I18nextProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const consent = () => document.querySelector<HTMLInputElement>('[name="consent"]') ?? expect.fail('No consent');
const count = (text: string) => (document.body.textContent ?? '').split(text).length - 1;

it('says once that the draft was changed since it was read, shows both, and asks for consent anew', async () => {
  await vi.waitFor(() => expect(count(letter)).toBe(1));
  await act(async () => consent().click());
  await act(async () => consent().form?.requestSubmit());
  await vi.waitFor(() => expect(count(message)).toBe(1));
  await act(async () => readAnew());
  await vi.waitFor(() => expect(count(now.coverLetter)).toBe(1));
  expect([count(message), count(en.review.before), count(letter)]).toEqual([1, 1, 1]);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(message));
  expect(consent().checked).toBe(false);
  expect(consent().form?.querySelector<HTMLInputElement>('[name="seen"]')?.value).toContain(now.savedAt);
});

it('says that the draft was thrown away, goes on showing what was read, and makes a draft of it again where one says so', async () => {
  isGone = true;
  await vi.waitFor(() => expect(count(letter)).toBe(1));
  await act(async () => consent().click());
  await act(async () => consent().form?.requestSubmit());
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(message));
  expect([count(message), count(letter), count(en.review.goneCv), count(en.apply.letGo)]).toEqual([1, 1, 1, 1]);
  expect(document.querySelector('[name="consent"]')).toBeNull();
  const keep = document.querySelector<HTMLButtonElement>('[value="keep"]');
  await act(async () => keep?.click());
  expect(Object.fromEntries(kept ?? [])).toMatchObject({
    base: ' ',
    intent: 'keep',
    coverLetter: letter,
    'coverLetter-html': read.coverLetter,
    cvFrom: 'upload',
  });
});
