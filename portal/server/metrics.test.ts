import { connect } from 'node:net';
import { commonMetrics, metricsPath } from '@scholars/contract/metrics';
import { listOpportunities } from '@scholars/contract/opportunities';
import { findUntold } from '@scholars/contract/tests/ops-figures';
import { readScrape } from '@scholars/contract/tests/scrape';
import { createElement } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cms as callCms } from '~/api/cms.server';
import { answerJson, startFakeCms, stop, type FakeCms } from '../tests/fake-cms';
import { startPortal, type TestPortal } from '../tests/portal';
import { siteBuild } from '../tests/site-build';
import { readConfiguration } from './configuration';
import { serveMetrics } from './metrics-server';

const list = listOpportunities.path;
const loader = async (args: LoaderFunctionArgs) => callCms(args).data(listOpportunities);
const page = (handle: object) => ({ loader, handle, default: () => createElement('main', null, 'A page') });
/** More than a system takes of an answer that nobody reads. */
const large = { handle: { kept: 'site' }, default: () => createElement('main', null, 'A page'.repeat(3_000_000)) };
const requests = commonMetrics.requests.name;
const calls = 'scholars_portal_cms_calls_total';

let cms: FakeCms;
let portal: TestPortal;

beforeEach(async () => {
  cms = await startFakeCms(answerJson({ success: true, data: [], meta: { pagination: {} } }));
  portal = await startPortal(
    cms.url,
    {},
    {
      build: siteBuild({
        kept: { path: 'kept', module: page({ kept: 'site' }) },
        own: { path: 'people/:slug', module: page({}) },
        large: { path: 'large', module: large },
      }),
    },
  );
});

afterEach(async () => {
  await portal.close();
  await cms.close();
});

const get = (path: string, init: RequestInit = {}) => fetch(portal.url + path, { redirect: 'manual', ...init });
const scrape = async () => readScrape(await portal.metrics.registry.metrics());
/** By how much figures went up while something was done; a request counts once it is over. */
async function risen(work: () => Promise<unknown>) {
  const before = await scrape();
  await work();
  const isOver = async () => expect((await scrape()).value(commonMetrics.inFlight.name)).toBe(0);
  await vi.waitFor(isOver);
  const after = await scrape();
  return (name: string, labels: Record<string, string> = {}) =>
    (after.value(name, labels) ?? 0) - (before.value(name, labels) ?? 0);
}
const read = async (answer: Promise<Response>) => void (await (await answer).arrayBuffer());

describe('What the portal tells in figures', () => {
  test('counts requests by route, method and class of status, and no health check', async () => {
    const by = await risen(async () => {
      await read(get('/en/people/amal-haddad'));
      await read(get('/ar/people/somebody-else'));
      await read(get('/readyz'));
    });
    expect(by(requests)).toBe(2);
    expect(by(requests, { route: '/:lang/people/:slug', method: 'GET', status: '2xx' })).toBe(2);
    expect(by(`${commonMetrics.durations.name}_count`, { route: '/:lang/people/:slug' })).toBe(2);
    expect(by('scholars_portal_own_pages_total')).toBe(2);
  });

  test('has no more labels for what anybody can think of, and none that tells of them', async () => {
    const nonsense = async (round: number) => {
      for (const path of ['', 'en/', 'api/', 'uploads/', 'assets/', 'en/people/', 'en/admin/', '%2e%2e/'])
        for (let n = 0; n < 3; n += 1) await read(get(`/${path}nonsense-${round}-${n}?q=${n}`));
      await read(get(`/en/kept?utm=${round}`, { method: 'POST' }));
    };
    await nonsense(1);
    const before = await scrape();
    await nonsense(2);
    const after = await scrape();
    const seriesOf = (one: typeof before) => one.samples.map(({ name, labels }) => JSON.stringify([name, labels]));
    expect(seriesOf(after).filter((series) => !seriesOf(before).includes(series))).toEqual([]);
    expect(await portal.metrics.registry.metrics()).not.toContain('nonsense');
  }, 60_000);

  test('counts pages that were made, kept, and shown although they are old', async () => {
    const pages = 'scholars_portal_pages_total';
    const by = await risen(async () => {
      await read(get('/en/kept'));
      await read(get('/en/kept'));
      await read(get('/en/kept'));
      cms.respond = answerJson({ success: false, message: 'No' }, 503);
      cms.contentVersion = 'second';
      await vi.waitFor(async () => {
        await read(get('/en/kept'));
        expect((await scrape()).value(pages, { room: 'site', shown: 'last-resort' })).toBeGreaterThan(0);
      });
    });
    expect(by(pages, { room: 'site', shown: 'made' })).toBe(1);
    expect(by(pages, { room: 'site', shown: 'kept' })).toBeGreaterThanOrEqual(2);
    expect(by('scholars_portal_page_age_seconds_count', { room: 'site' })).toBe(by(pages) - 1);
    expect((await scrape()).value(commonMetrics.memoryBytes.name, { memory: 'pages-site' })).toBeGreaterThan(1000);
  });

  test('tells of a kept page as soon as it is sent, and of one that is not taken when its visitor leaves', async () => {
    const told = () => portal.logged.flatMap(({ event, route }) => (route === '/:lang/large' ? [event] : []));
    await read(get('/en/large'));
    await read(get('/en/large'));
    await vi.waitFor(() => expect(told()).toEqual(['request', 'request']));
    const visitor = connect(Number(new URL(portal.url).port), '127.0.0.1');
    visitor.pause().write('GET /en/large HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const inFlight = async () => (await scrape()).value(commonMetrics.inFlight.name);
    await vi.waitFor(async () => expect(await inFlight()).toBe(1));
    expect(told()).toHaveLength(2);
    visitor.destroy();
    await vi.waitFor(async () => expect(await inFlight()).toBe(0));
    expect(told()).toEqual(['request', 'request', 'request.aborted']);
    const by = await risen(async () => read(get('/en/kept')));
    expect(by(requests, { route: '/:lang/kept' })).toBe(1);
  });

  test('counts calls to the CMS by how they ended, those of pages and those that it hands on', async () => {
    const by = await risen(async () => {
      await read(get('/en/people/amal'));
      await read(get('/en/people/amal'));
      await read(get('/api/user'));
      cms.respond = (_, res) => res.destroy();
      await read(get('/api/user'));
    });
    expect(by(calls, { route: list, outcome: '2xx' })).toBe(1);
    expect([by('scholars_portal_kept_answers_total', { outcome: 'hit' })]).toEqual([1]);
    expect(by(calls, { route: '/api/user', outcome: '2xx' })).toBe(1);
    expect(by(calls, { route: '/api/user', outcome: 'unavailable' })).toBe(1);
    expect(by('scholars_portal_cms_call_duration_seconds_count', { outcome: '2xx' })).toBe(2);
  });

  test('says that it spares a CMS that fails again and again', async () => {
    expect((await scrape()).value('scholars_portal_circuit_open')).toBe(0);
    cms.respond = (_, res) => res.destroy();
    const by = await risen(async () => {
      for (let n = 0; n < 8; n += 1) await read(get('/en/people/amal'));
    });
    expect((await scrape()).value('scholars_portal_circuit_open')).toBe(1);
    expect(by(calls, { route: list, outcome: 'unavailable' })).toBeGreaterThanOrEqual(5);
    expect(by(calls, { route: list, outcome: 'circuit-open' })).toBeGreaterThan(0);
  });

  test('counts what it refuses, by why, and who was told to wait', async () => {
    const refused = 'scholars_portal_refused_total';
    const by = await risen(async () => {
      await read(get('/en/kept', { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } }));
      await read(get('/api/contact-us', { method: 'POST', body: 'x'.repeat(1_100_000) }));
      cms.respond = answerJson({ success: false, message: 'Wait' }, 429, { 'Retry-After': '60' });
      await read(get('/api/user'));
    });
    expect(by(refused, { reason: 'cross-site' })).toBe(1);
    expect(by(refused, { reason: 'too-large' })).toBe(1);
    expect(by('scholars_portal_limited_total')).toBe(1);
  });

  test('says how it is as /readyz does', async () => {
    const checks = async () => {
      const now = await scrape();
      return [now.value(commonMetrics.ready.name), now.value(commonMetrics.checks.name, { check: 'cms' })];
    };
    expect(await checks()).toEqual([1, 1]);
    await cms.close();
    await vi.waitFor(async () => expect(await checks()).toEqual([1, 0]));
    portal.announceStop();
    expect((await checks())[0]).toBe(0);
  });
});

describe('Where the figures stand', () => {
  test.each([metricsPath, `/en${metricsPath}`, `/api${metricsPath}`, `${metricsPath}?x=1`, `/${metricsPath}`])(
    'no visitor gets there: %s is not found',
    async (path) => {
      const response = await get(path, { headers: { Accept: '*/*' } });
      const text = await response.text();
      expect(response.status).toBe(404);
      expect(text).not.toMatch(/scholars_|process_/);
    },
  );

  test('nothing listens without a port', () => {
    const configuration = readConfiguration({ SECRET: 'x'.repeat(32) });
    expect(serveMetrics(portal.metrics.registry, configuration, () => undefined)).toBeUndefined();
  });

  test('a port that is taken is told to the log, and keeps nothing from its work', async () => {
    const told: string[] = [];
    const configuration = readConfiguration({ SECRET: 'x'.repeat(32), METRICS_PORT: new URL(portal.url).port });
    serveMetrics(portal.metrics.registry, configuration, (level, event) => void told.push(`${level} ${event}`));
    await vi.waitFor(() => expect(told).toEqual(['error metrics.not_served']));
    expect((await get('/en/people/amal')).status).toBe(200);
  });

  test('with one they stand there alone, with those of Node.js and all that rules and dashboard ask for', async () => {
    await read(get('/en/people/amal'));
    const configuration = readConfiguration({ SECRET: 'x'.repeat(32), METRICS_PORT: '0' });
    const server = serveMetrics(portal.metrics.registry, configuration, () => undefined);
    if (!server) throw new Error('Nothing listens');
    await vi.waitUntil(() => server.listening);
    const address = server.address();
    const { port, address: host } = address as Exclude<typeof address, string | null>; // it listens on TCP
    expect(host).toBe('127.0.0.1');
    const response = await fetch(`http://127.0.0.1:${port}${metricsPath}`);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const figures = readScrape(await response.text());
    expect(figures.value('scholars_build_info', { service: 'portal', node: process.versions.node })).toBe(1);
    expect(figures.types.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
    expect(findUntold('portal', figures)).toEqual([]);
    for (const path of ['/', '/en', '/readyz'])
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
    await stop(server);
  });
});
