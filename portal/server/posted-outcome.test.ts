import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startAccountCms, type AccountCms } from '../tests/account-cms';
import { accountSite } from '../tests/account-site';
import { startPortal, type TestPortal } from '../tests/portal';

let cms: AccountCms;
let portal: TestPortal;

const token = 'abcdefghijklmnopqrstuvwxyz-mailed';
const password = 'lantern orchard 47 tides';

beforeAll(async () => {
  cms = await startAccountCms();
  portal = await startPortal(cms.url, {}, { build: accountSite() });
});
beforeEach(() => void (cms.received.length = 0));
afterAll(async () => {
  await portal.close();
  await cms.close();
});

/** As a browser without JavaScript sends a form. */
const document = {
  Accept: 'text/html',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Site': 'same-origin',
};
/** Not by `fetch`, which says of itself what it is. */
async function post(path: string, form: Record<string, string>, headers: Record<string, string> = document) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(
      portal.url + path,
      { method: 'POST', headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' } },
      resolve,
    )
      .on('error', reject)
      .end(new URLSearchParams(form).toString());
  });
  return { status: response.statusCode, location: response.headers.location ?? '', html: await text(response) };
}
const read = async (path: string) => (await fetch(portal.url + path, { headers: { Accept: 'text/html' } })).text();
const setPassword = (locale: string, confirmation = password) =>
  post(`/${locale}/auth/set-password?token=${token}`, { intent: 'set', password, passwordConfirmation: confirmation });

test.each([
  ['en', 'Your password is set'],
  ['ar', 'عُيّنت كلمة المرور'],
])(
  'A form that was posted without script, and has done its work, leads to a page that says so and can be loaded anew (%s)',
  async (locale, words) => {
    const answer = await setPassword(locale);
    expect(answer.status).toBe(303);
    const { location } = answer;
    // The link is used up; its token goes nowhere.
    expect(location).toMatch(new RegExp(`^/${locale}/auth/set-password\\?done=[\\w-]+$`));
    cms.received.length = 0;
    for (let times = 0; times < 2; times += 1) expect(await read(location)).toContain(words);
    expect(cms.received.filter(({ method }) => method !== 'GET')).toEqual([]);
  },
);

test('A form that is refused comes back with its page', async () => {
  const answer = await setPassword('en', 'another');
  expect(answer.status).toBe(422);
  expect(answer.html).toContain('The two passwords are not the same');
});

test('A program is given the page itself: a mail’s one-click way out must not be led elsewhere', async () => {
  const answer = await post(
    `/en/newsletter/unsubscribe?token=${token}`,
    { 'List-Unsubscribe': 'One-Click' },
    { Accept: '*/*' },
  );
  expect(answer.status).toBe(200);
});

test('What became of a form is believed where it was sealed, and there alone', async () => {
  const { location } = await setPassword('en');
  const sealed = location.split('done=')[1] ?? '';
  const done = 'Your password is set';
  expect(await read(location)).toContain(done);
  for (const forged of [
    sealed.slice(0, -2),
    `${sealed.slice(0, -4)}AAAA`,
    'x',
    '',
    Buffer.from('{"of":"page","data":{"isSet":true}}').toString('base64url'),
  ]) {
    expect(await read(`/en/auth/set-password?done=${forged}`)).not.toContain(done);
  }
  for (const elsewhere of ['/en/auth/reset-password', '/ar/auth/set-password'])
    expect(await read(`${elsewhere}?done=${sealed}`)).not.toContain(done);
});
