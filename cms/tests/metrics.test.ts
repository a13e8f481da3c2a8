import { expect, it } from 'vitest';
import { metricsPath } from '@scholars/contract/metrics';
import { findUntold } from '@scholars/contract/tests/ops-figures';
import { readScrape } from '@scholars/contract/tests/scrape';
import { useCms } from './support/cms.js';
import { metricsFacts } from './facts/metrics.js';
import { freePort } from './support/free-port.js';

const port = await freePort();
const cms = useCms({ env: { CMS_METRICS_PORT: String(port) } });
const metricsUrl = `http://127.0.0.1:${port}`;

it('The figures stand on a port of their own, in the text format, with those of Node.js and the version', async () => {
  const response = await fetch(metricsUrl + metricsPath);
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const scrape = readScrape(await response.text());
  expect([...scrape.types.keys()]).toEqual(
    expect.arrayContaining([
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'nodejs_gc_duration_seconds',
    ]),
  );
  expect(scrape.value('scholars_build_info', { service: 'cms', node: process.versions.node })).toBe(1);
  expect(new Set(scrape.samples.map(({ labels }) => labels.service))).toEqual(new Set(['cms']));
});

it('Nothing else is there, and no figures where calls are answered', async () => {
  for (const path of ['/', '/api/thematic-areas', '/metrics/x', '/healthz'])
    expect((await fetch(metricsUrl + path)).status).toBe(404);
  expect((await fetch(metricsUrl + metricsPath, { method: 'POST' })).status).toBe(404);
  for (const path of [metricsPath, `/api${metricsPath}`]) expect((await cms.get(path)).status).toBe(404);
});

it('What the rules and the dashboard ask of the CMS it tells, by name, label and word', async () => {
  await cms.get('/api/thematic-areas');
  const response = await fetch(metricsUrl + metricsPath);
  expect(findUntold('cms', readScrape(await response.text()))).toEqual([]);
});

metricsFacts(cms);
