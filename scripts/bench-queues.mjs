import { setTimeout as pause } from 'node:timers/promises';
import { openProduct, signInAs } from './lib/bench-product.mjs';
import { percentile, timeOf } from './lib/bench-times.mjs';
import { ExpectedFailure, runCommand } from './lib/command.mjs';
import { readConfigurationInForce } from './lib/configured.mjs';
import { findListener, residentBytes } from './lib/processor-time.mjs';

const rounds = 40;
const slowestMs = 300;
const exported = 'travel-intakes';
const megabyte = 2 ** 20;

/** What coordinators open all day, by what each is called in the table. */
const reads = {
  'first page': '?pagination[page]=1&pagination[pageSize]=25&sort=createdAt:desc',
  'page 400': '?pagination[page]=400&pagination[pageSize]=25&sort=createdAt:desc',
  'by reference': '?pagination[pageSize]=25&sort=reference:asc',
  'in review': '?pagination[pageSize]=25&filters[status][$eq]=in_review&sort=createdAt:desc',
  search:
    '?pagination[pageSize]=25&filters[$or][0][reference][$containsi]=al&filters[$or][1][emailAddress][$containsi]=al',
  counts: '/counts',
  'by age': '/breakdown',
};

/**
 * `npm run bench:queues`, beside a running product with large queues (`npm run seed -- --submissions 20000`): how long the lists of the
 * back office take at the API, one after the other, and how much memory an export of a whole queue takes. It fails where
 * 95 of 100 answers of one list are not there within 300 ms.
 */
await runCommand(async () => {
  const { PORT, CMS_PORT } = readConfigurationInForce();
  // Compiled, as whatever runs was.
  const { kindNames } = await import('../contract/dist/queues/submission-kinds.js');
  const product = await openProduct({ name: 'this', PORT, CMS_PORT });
  const headers = await signInAs('coordinator', product);
  const base = `${product.origins.portal}/api/backoffice`;

  const empty = await timesOf(`${product.origins.portal}/healthz`, headers);
  console.log(`  ${'an empty answer'.padEnd(42)} p95 ${percentile(empty, 95).toFixed(1).padStart(7)} ms`);
  let isSlow = false;
  for (const kind of kindNames) {
    const { total } = await rowsOf(`${base}/${kind}`, headers);
    for (const [name, query] of Object.entries(reads)) {
      const p95 = percentile(await timesOf(`${base}/${kind}${query}`, headers), 95);
      isSlow ||= p95 >= slowestMs;
      console.log(`  ${`${kind} (${total}), ${name}`.padEnd(52)} p95 ${p95.toFixed(1).padStart(7)} ms`);
    }
  }
  const found = percentile(await timesOf(`${base}/records?q=al`, headers), 95);
  console.log(`  ${'a record of all queues by two letters'.padEnd(52)} p95 ${found.toFixed(1).padStart(7)} ms`);
  isSlow ||= found >= slowestMs;

  const pid = findListener(CMS_PORT);
  for (const format of ['csv', 'csv', 'xlsx', 'xlsx'])
    await exportWhole(`${base}/${exported}/export?format=${format}`, { headers, pid });
  return isSlow ? 1 : 0;
});

async function timesOf(url, headers) {
  // The first compiles and fills what is kept.
  for (let round = 0; round < 3; round += 1) await timeOf(url, headers);
  const times = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timeOf(url, headers));
  return times;
}

async function rowsOf(url, headers) {
  const answer = await fetch(`${url}?pagination[pageSize]=1`, { headers });
  if (!answer.ok) throw new ExpectedFailure(`${url} answered ${answer.status}.`);
  const { meta } = /** @type {{ meta: { pagination: { total: number } } }} */ (await answer.json());
  return meta.pagination;
}

/** Reads an export to its end, and says how far the memory of the CMS grew at most while it was written. */
async function exportWhole(url, { headers, pid }) {
  const before = residentBytes(pid);
  const startedAt = performance.now();
  let most = before;
  let isGoingOn = true;
  const watch = (async () => {
    while (isGoingOn) {
      most = Math.max(most, residentBytes(pid));
      await pause(20);
    }
  })();
  const answer = await fetch(url, { headers });
  if (!answer.ok || !answer.body) throw new ExpectedFailure(`${url} answered ${answer.status}.`);
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.length;
  isGoingOn = false;
  await watch;
  const name = `export of ${new URL(url).pathname.split('/')[3]}, ${new URL(url).searchParams.get('format')}`;
  console.log(
    `  ${name.padEnd(52)} ${(bytes / megabyte).toFixed(1)} MB in ${((performance.now() - startedAt) / 1000).toFixed(1)} s, memory of the CMS + ${((most - before) / megabyte).toFixed(0)} MB at most`,
  );
}
