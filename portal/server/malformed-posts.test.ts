import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { directionOf } from '@scholars/contract/locale';
import { getText } from '~/i18n/texts.server';
import * as layout from '~/shell/site-layout';
import { startAccountCms, type AccountCms } from '../tests/account-cms';
import { loginAnswer, startPortal, type TestPortal } from '../tests/portal';
import { siteBuild } from '../tests/site-build';

type Page = { action?: unknown };

/**
 * Every page that takes a post, under its own name, and the footer's newsletter, which the frame of all pages takes.
 */
const pages = Object.entries(
  import.meta.glob<Page>(['../src/{public,member}/**/*.tsx', '!**/*.test.tsx'], { eager: true }),
)
  .filter(([, { action }]) => action)
  .map(([file, module]) => ({ path: file.split('/').at(-1)?.replace('.tsx', '') ?? '', module }));
const all = [...pages, { path: 'newsletter', module: layout as Page }];
/** Their posts are a button; whatever the body is, it is not read. */
const buttons = ['confirm', 'confirm-change', 'confirm-email', 'logout', 'orcid', 'unsubscribe'];
/** Visitors are led to the login, whatever they post there. */
const membersForms = [
  'apply',
  'apply-review',
  'change-email',
  'connect',
  'messages',
  'my-application',
  'my-applications',
  'my-calendar',
  'my-connections',
  'my-information',
  'my-organizations',
  'my-profile',
  'my-searches',
  'notifications',
  'organization-detail',
  'preferences',
  'privacy',
  'profile-import',
  'recommendations',
  'second-factor',
  'travel-request',
];
const forms = all.map(({ path }) => path).filter((path) => !buttons.includes(path));

const bodies: [name: string, type: string | undefined, body: string][] = [
  ['plain text', 'text/plain', 'email=a&password=b'],
  ['JSON', 'application/json', '{"email":"a"}'],
  ['multipart without a boundary', 'multipart/form-data', 'x'],
  [
    'multipart that is torn',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na',
  ],
  ['a type that is none', 'x', 'x'],
];

let cms: AccountCms;
let portal: TestPortal;

beforeAll(async () => {
  cms = await startAccountCms();
  portal = await startPortal(
    cms.url,
    {},
    {
      build: siteBuild(
        Object.fromEntries(all.map(({ path, module }) => [`of-${path}`, { path: `of/${path}`, module }])),
      ),
    },
  );
  cms.open.add(loginAnswer.token);
});
beforeEach(() => {
  portal.logged.length = 0;
  cms.open.add(loginAnswer.token);
});
afterAll(async () => {
  await portal.close();
  await cms.close();
});

const post = (path: string, type: string | undefined, body: string, cookie = '') =>
  fetch(portal.url + path, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { 'Sec-Fetch-Site': 'same-origin', Cookie: cookie, ...(type && { 'Content-Type': type }) },
  });

test('The pages that take a post are known', () => {
  expect(forms.sort()).toEqual([
    'annual-gathering',
    'apply',
    'apply-review',
    'asked-information',
    'change-email',
    'connect',
    'contact',
    'founding-fellows-profile',
    'join-us',
    'login',
    'messages',
    'my-application',
    'my-applications',
    'my-calendar',
    'my-connections',
    'my-information',
    'my-organizations',
    'my-profile',
    'my-searches',
    'newsletter',
    'notification-preferences',
    'notifications',
    'organization-detail',
    'preferences',
    'privacy',
    'profile-import',
    'recommendations',
    'register',
    'reset-password',
    'second-factor',
    'second-step',
    'set-password',
    'travel-intake',
    'travel-request',
    'unsent-form',
  ]);
  expect(all.map(({ path }) => path)).toEqual(expect.arrayContaining(buttons));
});

describe.each(bodies)('A post of %s', { timeout: 20_000 }, (_, type, body) => {
  test.each(['en', 'ar'] as const)('to any form is 400 in words (%s), and no defect', async (locale) => {
    const words = [getText(locale, 'errors')('malformed.text'), getText(locale, 'submission-form')('failure.title')];
    const answers = forms.flatMap((form) => {
      const cookies = membersForms.includes(form) ? [portal.cookie] : ['', portal.cookie];
      return cookies.map(async (cookie) => {
        const page = await post(`/${locale}/of/${form}`, type, body, cookie);
        const html = await page.text();
        const isWorded =
          html.includes(`<html lang="${locale}" dir="${directionOf(locale)}"`) &&
          words.some((text) => html.includes(text));
        const { status: dataStatus } = await post(`/${locale}/of/${form}.data`, type, body, cookie);
        expect({ form, status: page.status, isWorded, dataStatus }).toEqual({
          form,
          status: 400,
          isWorded: true,
          dataStatus: 400,
        });
      });
    });
    await Promise.all(answers);
    expect(portal.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('to a button that needs no form is none either', async () => {
    for (const button of buttons)
      expect([button, (await post(`/en/of/${button}`, type, body)).status < 500]).toEqual([button, true]);
    expect(portal.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
