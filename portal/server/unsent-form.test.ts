import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as unsentForm from '~/member/unsent/unsent-form';
import { isSecretName } from '~/member/unsent/posted-fields';
import { startAccountCms, type AccountCms } from '../tests/account-cms';
import { accountSite } from '../tests/account-site';
import { startPortal, type TestPortal } from '../tests/portal';

let cms: AccountCms;
let portal: TestPortal;

beforeEach(async () => {
  cms = await startAccountCms();
  portal = await startPortal(
    cms.url,
    {},
    {
      build: accountSite({
        'unsent-form': { path: 'auth/unsent', module: unsentForm },
        open: { path: 'open', module: { default: () => null, action: () => null } },
      }),
    },
  );
});
afterEach(async () => {
  await portal.close();
  await cms.close();
});

const page = '/ar/account/my-information?from=mail';
const typed: [string, string][] = [
  ['intent', 'information'],
  ['fullName', 'ليلى "حداد"'],
  ['tags', 'a'],
  ['tags', 'b'],
];

/** Not by `fetch`, which says of itself what it is. */
async function post(path: string, mode = 'navigate', extra: [string, string | File][] = []) {
  const form = new FormData();
  for (const [name, value] of [...typed, ...extra]) form.append(name, value);
  const body = new Response(form);
  const headers = {
    Accept: 'text/html',
    Cookie: portal.cookie,
    'Content-Type': body.headers.get('Content-Type') ?? '',
    'Sec-Fetch-Site': 'same-origin',
    'Sec-Fetch-Mode': mode,
  };
  const content = Buffer.from(await body.arrayBuffer());
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(portal.url + path, { method: 'POST', headers }, resolve)
      .on('error', reject)
      .end(content);
  });
  return { status: response.statusCode, headers: response.headers, html: await text(response) };
}

describe('A form that met an ended session', () => {
  const waits = `/ar/auth/unsent?nextUrl=${encodeURIComponent(page)}`;

  test('goes along where a document has sent it, and is led to the login where a script has', async () => {
    cms.open.clear();
    const sent = await post(page);
    expect([sent.status, sent.headers.location]).toEqual([307, waits]);
    const asked = await post(page, 'cors');
    expect(asked.headers.location).toBe(`/ar/auth/login?nextUrl=${encodeURIComponent(page)}&reason=ended`);
  });

  test('waits on a page that sends it again to its own, but for secrets and files', async () => {
    cms.open.clear();
    const file = new File(['%PDF'], 'scan.pdf', { type: 'application/pdf' });
    const answer = await post(waits, 'navigate', [
      ['oldPassword', 'lantern orchard 47'],
      ['photo', file],
    ]);
    expect([answer.status, answer.headers['cache-control']]).toEqual([409, 'private, no-store']);
    const { html } = answer;
    const forms = [...html.matchAll(/<form\b[^]*?<\/form>/g)].map(([form]) => form);
    const form = forms.find((one) => one.includes(`action="${page}"`)) ?? '';
    const fields = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
    expect(fields.map(([, name, value]) => [name, value?.replaceAll('&quot;', '"')])).toEqual(typed);
    expect(html).toContain('scan.pdf');
    expect(html).not.toContain('lantern');
  });

  test('waits nowhere where it was taken, as nobody has to be signed in for it', async () => {
    cms.open.clear();
    const taken = await post('/en/open');
    expect(taken.headers.location).toBe('/en/auth/login?nextUrl=%2Fen%2Fopen&reason=ended');
  });

  test('is sent to no other site', async () => {
    const answer = await post('/en/auth/unsent?nextUrl=https%3A%2F%2Fevil.example%2F');
    expect(answer.html).not.toContain('evil.example"');
  });
});

test('every form’s secrets are known by their names', () => {
  const forms = import.meta.glob<string>('../src/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' });
  const secrets = Object.values(forms).flatMap((text) =>
    [...text.matchAll(/(\w+): 'secret'/g)].map(([, name = '']) => name),
  );
  expect(secrets).toContain('oldPassword');
  expect(secrets.filter((name) => !isSecretName(name))).toEqual([]);
});
