// @vitest-environment jsdom
import { formatDays } from '@scholars/contract/format-days';
import { kindNames } from '@scholars/contract/queues/submission-kinds';
import type { Statistics } from '@scholars/contract/statistics';
import { expect, it, onTestFinished, vi } from 'vitest';
import { backOfficeServer, type BackOfficeServer } from '../../../tests/back-office/back-office-server';
import { openBackOffice, settled } from '../../../tests/back-office/open-back-office';
import { formatWait } from './wait-figure';
import { mapSteps } from './world-map';

const ofMessages = { statuses: { new: 3, answered: 1 }, decided: 1, medianHours: 5, ninetiethHours: 60 };
const ofOthers = { statuses: {}, decided: 0, medianHours: null, ninetiethHours: null };

const found: Statistics = {
  from: '2026-11-01',
  to: '2026-11-10',
  kinds: kindNames.map((kind) => ({ kind, ...(kind === 'contact-messages' ? ofMessages : ofOthers) })),
  weeks: [
    { from: '2026-11-01', to: '2026-11-07', arrived: { 'contact-messages': 1 } },
    { from: '2026-11-08', to: '2026-11-10', arrived: { 'contact-messages': 3 } },
  ],
  areas: [{ area: { id: 1, slug: 'education', title: 'Education' }, count: 2 }],
  countries: [
    { country: { code: 'QA', name: 'Qatar' }, count: 7, kinds: { applications: 5, 'travel-requests': 2 } },
    { country: { code: 'BH', name: 'Bahrain' }, count: 1, kinds: { applications: 1 } },
  ],
  coordinators: [
    { id: 'u1', name: 'Mariam Al-Sayed', waiting: { 'contact-messages': 2 }, decided: 1 },
    { id: null, name: '', waiting: { 'contact-messages': 1 }, decided: 0 },
  ],
  uses: {
    all: { view: 200, save: 12, share: 3, apply: 30 },
    opportunities: [{ id: 'o1', slug: 'a-fellowship', title: 'A fellowship', view: 150, save: 9, share: 1, apply: 25 }],
  },
};

function counting(): BackOfficeServer {
  const server = backOfficeServer();
  const others = server.fetch;
  server.fetch = async (input, init) => {
    const answer = await others(input, init);
    if (!String(input).startsWith('/api/backoffice/statistics')) return answer;
    return new Response(JSON.stringify({ success: true, data: found }));
  };
  return server;
}

const addresses = (page: HTMLElement) =>
  [...page.querySelectorAll('main a')].map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));

it('The figures are of the days in the address, and lead to their rows', async () => {
  const server = counting();
  const { page, says } = await openBackOffice('en', '/statistics?from=2026-11-01&to=2026-11-10', server);
  await says(formatDays('2026-11-01', '2026-11-10', 'en'), 'Arrivals per week', '4 messages', '60', 'Qatar');
  expect(server.asked).toContain('GET /api/backoffice/statistics?from=2026-11-01&to=2026-11-10');
  const days = (from: string, to: string, at = 0) =>
    `filters[${at}][field]=createdAt&filters[${at}][operator]=gte&filters[${at}][value]=${from}` +
    `&filters[${at + 1}][field]=createdAt&filters[${at + 1}][operator]=lte&filters[${at + 1}][value]=${to}`;
  const status = 'filters[0][field]=status&filters[0][operator]=in&filters[0][value][0]=new';
  const own = 'filters[1][field]=assignee&filters[1][operator]=eq&filters[1][value]';
  const found = addresses(page);
  expect(found).toContain(`/en/admin/contact-messages?${days('2026-11-08', '2026-11-10')}`);
  expect(found).toContain(`/en/admin/contact-messages?${status}&${days('2026-11-01', '2026-11-10', 1)}`);
  expect(found).toContain(`/en/admin/contact-messages?${status}&filters[0][value][1]=in_review&${own}=u1`);
  expect(found).toContain(`/en/admin/contact-messages?${status}&filters[0][value][1]=in_review&${own}=nobody`);
  const country = 'filters[0][field]=country&filters[0][operator]=eq&filters[0][value]=QA';
  for (const kind of ['applications', 'travel-requests'])
    expect(found).toContain(`/en/admin/${kind}?${country}&${days('2026-11-01', '2026-11-10', 1)}`);
  expect(found.join()).not.toContain(`organization-requests?${country}`);
  const area = 'filters[0][field]=area&filters[0][operator]=eq&filters[0][value]=1';
  expect(found).toContain(`/en/admin/applications?${area}&${days('2026-11-01', '2026-11-10', 1)}`);
});

it('Without days the figures are of those until today, as it is in Doha', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T21:30:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const server = counting();
  await openBackOffice('en', '/statistics', server);
  await settled(() => expect(server.asked.join()).toContain('&to=2026-11-11'));
});

it('What is drawn is said in words, and small countries are on the map', async () => {
  const { page, says } = await openBackOffice('en', '/statistics?from=2026-11-01&to=2026-11-10', counting());
  await says('By country');
  const said = [...page.querySelectorAll('[role=img]')].map((drawing) => drawing.getAttribute('aria-label'));
  const most = formatDays('2026-11-08', '2026-11-10', 'en', 'short');
  expect(said).toContain(`Contact messages, a bar for each week. The most in one week: 3 messages, ${most}.`);
  expect(said).toContain('Travel intakes: nothing arrived.');
  expect(said).toContain(
    'Map of the world, 2 countries marked. Most come from Qatar. The table that follows has the numbers.',
  );
  expect(page.querySelectorAll('circle[data-step="1"]')).toHaveLength(1);
  expect(page.querySelectorAll('path[data-step="5"]')).toHaveLength(1);
});

it('Of each step with an opportunity it is said how many of a hundred views led to it', async () => {
  const { page, says } = await openBackOffice('en', '/statistics?from=2026-11-01&to=2026-11-10', counting());
  await says('200', '15%', '6%', '1.5%', 'A fellowship');
  expect(page.querySelector('a[href="/en/opportunities/a-fellowship"]')).not.toBeNull();
});

it('Each number of a table names its column, for phones, where rows are not in columns', async () => {
  const { page, says } = await openBackOffice('en', '/statistics?from=2026-11-01&to=2026-11-10', counting());
  await says('Workload', 'A fellowship');
  const tables = [...page.querySelectorAll('[role=group] > table')];
  expect(tables).toHaveLength(4);
  for (const table of tables) {
    const columns = [...table.querySelectorAll('thead tr > *')].map(({ textContent }) => textContent);
    for (const row of table.querySelectorAll('tbody tr'))
      expect(
        [...row.querySelectorAll('td:not([aria-hidden])')].map((cell) => cell.getAttribute('data-heading')),
      ).toEqual(columns.slice(1).filter(Boolean));
  }
});

it('Arabic reads from the right: bars begin there, and so do the weeks', async () => {
  const { page, says } = await openBackOffice('ar', '/statistics?from=2026-11-01&to=2026-11-10', counting());
  await says('الوارد أسبوعيًا', '٤ رسائل');
  const chart = [...page.querySelectorAll('svg[role=img]')].find((drawing) =>
    drawing.getAttribute('aria-label')?.startsWith('رسائل التواصل'),
  );
  const places = [...(chart?.querySelectorAll('rect') ?? [])].map((bar) => Number(bar.getAttribute('x')));
  expect(places[0]).toBeGreaterThan(places[1] ?? 0);
});

it('Another span is asked for in the address', async () => {
  const server = counting();
  const { press, address } = await openBackOffice('en', '/statistics?from=2026-11-01&to=2026-11-10', server);
  await press('This year');
  await settled(() => expect(address()).toMatch(/^\/statistics\?from=\d{4}-01-01&to=\d{4}-\d\d-\d\d$/));
});

it.each([
  [1, [[1, 1]]],
  [
    3,
    [
      [1, 1],
      [2, 2],
      [3, 3],
    ],
  ],
  [
    12,
    [
      [1, 3],
      [4, 5],
      [6, 8],
      [9, 10],
      [11, 12],
    ],
  ],
])('Counts up to %i are shaded in steps', (max, steps) => {
  expect(mapSteps(max).map(({ first, last }) => [first, last])).toEqual(steps);
});

it('Waits are written in hours within two days, else in days, in the digits of the language', () => {
  expect([formatWait(1, 'en'), formatWait(47.5, 'en'), formatWait(60, 'en')]).toEqual([
    '1 hour',
    '47.5 hours',
    '2.5 days',
  ]);
  expect(formatWait(72, 'ar')).toBe('٣ أيام');
});
