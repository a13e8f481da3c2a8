import { afterAll, beforeAll, expect, test } from 'vitest';
import * as mySearches from '../src/member/searches/my-searches';
import { accountSite } from '../tests/account-site';
import { valuesOfForm } from '../tests/drawn-form';
import { answerJson, startFakeCms, type FakeCms } from '../tests/fake-cms';
import { loginAnswer, startPortal, type TestPortal } from '../tests/portal';

let cms: FakeCms;
let portal: TestPortal;

beforeAll(async () => {
  cms = await startFakeCms((received, res) => {
    const data = received.url.startsWith('/api/user') ? loginAnswer.user : [];
    return answerJson({ success: true, data })(received, res);
  });
  portal = await startPortal(cms.url, {}, { build: accountSite({ own: { path: 'searches', module: mySearches } }) });
});
afterAll(async () => {
  await portal.close();
  await cms.close();
});

test.each([
  ['en', 'lakes, Programs'],
  ['ar', 'lakes، البرامج'],
])('a search is called by what it looks for, without the quotes in which its name stands: %s', async (locale, name) => {
  const path = `/${locale}/searches?q=lakes&isProgram=1`;
  const response = await fetch(portal.url + path, { headers: { Cookie: portal.cookie } });
  expect(valuesOfForm(await response.text(), 'name="name"').name).toBe(name);
});
