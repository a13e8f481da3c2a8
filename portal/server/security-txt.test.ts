import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as securityTxt from '../src/public/security-contact/security-txt';
import { answerJson, startFakeCms, type FakeCms } from '../tests/fake-cms';
import { startPortal, type TestPortal } from '../tests/portal';
import { siteBuild } from '../tests/site-build';

let cms: FakeCms;
let portal: TestPortal;

/** The site's keys are remembered while the content has one version, so each test has its own. */
let version = 0;
async function start(keys: Record<string, string>) {
  cms = await startFakeCms(
    answerJson({
      success: true,
      data: Object.entries(keys).map(([key, value]) => ({ key, value, type: 'text', locale: 'en' })),
    }),
  );
  cms.contentVersion = `of-security-txt-${(version += 1)}`;
  portal = await startPortal(
    cms.url,
    { PUBLIC_URL: 'https://scholars.test' },
    { build: siteBuild({}, { security: { path: '.well-known/security.txt', module: securityTxt } }) },
  );
}
const read = async () => {
  const response = await fetch(`${portal.url}/.well-known/security.txt`, { redirect: 'manual' });
  return {
    status: response.status,
    type: response.headers.get('Content-Type'),
    lines: (await response.text()).split('\n'),
  };
};

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-03-10T15:00:00Z') }));
afterEach(async () => {
  vi.useRealTimers();
  await portal.close();
  await cms.close();
});

test('security.txt says whom to tell of a hole, in which languages, and is good for half a year from whenever it is read', async () => {
  await start({ contact_email: 'contact@scholars.test', security_email: 'security@scholars.test' });
  expect(await read()).toEqual({
    status: 200,
    type: 'text/plain; charset=utf-8',
    lines: [
      'Contact: mailto:security@scholars.test',
      'Contact: https://scholars.test/en/contact-us',
      'Expires: 2031-09-06T00:00:00.000Z',
      'Preferred-Languages: en, ar',
      'Canonical: https://scholars.test/.well-known/security.txt',
      '',
    ],
  });
  vi.setSystemTime(Date.parse('2033-01-01T00:00:00Z'));
  expect((await read()).lines).toContain('Expires: 2033-06-30T00:00:00.000Z');
});

test('security.txt names the address of everybody where there is no other, and takes no line that staff did not mean', async () => {
  await start({ contact_email: 'contact@scholars.test', security_email: 'x@y.test\nExpires: 1999-01-01T00:00:00Z' });
  const { lines } = await read();
  expect(lines.filter((line) => !line.startsWith('Expires: 2031'))).toEqual([
    'Contact: mailto:contact@scholars.test',
    'Contact: https://scholars.test/en/contact-us',
    'Preferred-Languages: en, ar',
    'Canonical: https://scholars.test/.well-known/security.txt',
    '',
  ]);
});

test('security.txt leads to the contact page while the CMS is away', async () => {
  await start({});
  await cms.close();
  const { status, lines } = await read();
  expect([status, lines]).toEqual([200, expect.arrayContaining(['Contact: https://scholars.test/en/contact-us'])]);
});
