import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnTravelRequest } from '@scholars/contract/submissions';
import { travelRequestPath } from '@scholars/contract/member-paths';
import * as mine from '../src/member/travel/my-travel-requests';
import { accountSite } from '../tests/account-site';
import { answerJson, startFakeCms, type FakeCms } from '../tests/fake-cms';
import { loginAnswer, startPortal, type TestPortal } from '../tests/portal';

const sent = (id: string): OwnTravelRequest => ({
  id,
  reference: `TR-2026-${id}`,
  status: 'new',
  statusLabel: 'Received',
  preferredDepartureDate: '2026-03-12',
  preferredReturnDate: '2026-03-14',
  preferredAirport: 'London Heathrow',
  purpose: 'A lecture',
  fullName: 'Amina Otieno',
  emailAddress: 'amina@lakeside.example',
  phoneNumber: '+254 711550142',
  country: null,
  specialTravelRequirements: 'None',
  passport: null,
  createdAt: '2026-03-01T06:05:00.000Z',
  history: [],
});
let cms: FakeCms;
let portal: TestPortal;

beforeAll(async () => {
  cms = await startFakeCms((received, res) => {
    const data = received.url.startsWith('/api/user') ? loginAnswer.user : [sent('r1'), sent('r2')];
    return answerJson({ success: true, data, meta: { page: 2, pageSize: 12, pageCount: 2, total: 14 } })(received, res);
  });
  const build = accountSite({ mine: { path: 'account/my-travel-requests', module: mine } });
  portal = await startPortal(cms.url, {}, { build });
});
afterAll(async () => {
  await portal.close();
  await cms.close();
});

const get = async (path: string) =>
  (await fetch(`${portal.url}/en${path}`, { headers: { Cookie: portal.cookie } })).text();
const asked = () => cms.received.map(({ url }) => url).filter((url) => url.startsWith('/api/travel-request'));

test('a travel request that a notice leads to stands unfolded at its place, the others folded', async () => {
  const html = await get(travelRequestPath('r2').split('#')[0] ?? '');
  expect(asked().at(-1)).toBe('/api/travel-request?page=1&having=r2');
  const [, first, second] = html.split(/<li id="r\d"/);
  expect([first, second].map((item) => item?.match(/<details[^>]*>/)?.[0].includes('open'))).toEqual([false, true]);
});

test('an address that names no request is answered with the page that it asks for', async () => {
  await get('/account/my-travel-requests?page=2&request=%22%3E');
  expect(asked().at(-1)).toBe('/api/travel-request?page=2');
});
