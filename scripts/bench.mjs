import { parseArgs } from 'node:util';
import { openProduct, signInAs, spendOn } from './lib/bench-product.mjs';
import { benchQuestions } from './lib/bench-questions.mjs';
import { benchSignIns } from './lib/bench-sign-ins.mjs';
import { ExpectedFailure, runCommand } from './lib/command.mjs';
import { readConfigurationInForce } from './lib/configured.mjs';

const rounds = 5;

/**
 * `npm run bench`, beside a running product: the processor time that each kind of answer takes of portal and CMS
 * together, as a ratio to an empty answer of the same process, and how much slower a page is beside sign-ins. Ratios of
 * one run can be compared between machines; requests a second cannot. It fails when sign-ins slow the site down.
 *
 * `npm run bench -- --beside 3100,3101` asks a second product (its portal's and its CMS's port) the same in the same
 * rounds, says how many times dearer it is, and whether it answers the same.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { beside: { type: 'string' } } });
  const { PORT, CMS_PORT } = readConfigurationInForce();
  const ours = await openProduct({ name: 'this', PORT, CMS_PORT });
  const products = [ours];
  if (values.beside) products.push(await openProduct({ name: 'beside', ...readPorts(values.beside) }));

  const slugs = await listSlugs(ours);
  // Another start for each run: what the last one was answered may still be kept.
  const start = Math.floor(Math.random() * 1_000_000);
  const runs = await Promise.all(
    products.map(async (product) => ({
      product,
      headers: await signInAs('member', product),
      questions: benchQuestions(product.origins, slugs),
    })),
  );
  const figures = await measure(runs, start);
  print(figures, products.length > 1);
  return (await benchSignIns(ours.origins)) ? 0 : 1;
});

/**
 * The middle of the rounds for each question and product; the products take turns, so that both meet the same machine.
 */
async function measure(runs, start) {
  const figures = [];
  for (const [index, { name, isFloor, count }] of runs[0].questions.entries()) {
    const times = runs.map(() => []);
    for (let round = 0; round <= rounds; round += 1) {
      for (const [at, { product, headers, questions }] of runs.entries()) {
        const { url, isMember } = questions[index];
        const settings = { count, from: start + round * count, headers: isMember ? headers : {} };
        const each = await spendOn(product, url, settings);
        // The first round warms up.
        if (round > 0) times[at].push(each);
      }
    }
    const isSame = runs.length > 1 ? await answersAgree(runs, index, start) : undefined;
    figures.push({ name, isFloor, ms: times.map(middle), isSame });
  }
  return figures;
}

/** Whether all that the second product says is said by the first, which may say more. */
async function answersAgree(runs, index, start) {
  const bodies = await Promise.all(
    runs.map(async ({ product, headers, questions }) => {
      const { url, isMember } = questions[index];
      return (await product.ask(url(start), isMember ? headers : {})).body.toString();
    }),
  );
  const [mine, theirs] = bodies;
  return isJson(mine) && isJson(theirs) ? says(JSON.parse(mine), JSON.parse(theirs)) : undefined;
}

function says(mine, theirs) {
  if (typeof theirs !== 'object' || theirs === null) return mine === theirs;
  if (typeof mine !== 'object' || mine === null) return false;
  return Object.entries(theirs).every(([name, value]) => says(mine[name], value));
}

function isJson(text) {
  return text.startsWith('{');
}

function print(figures, isBeside) {
  let floor = [];
  for (const { name, isFloor, ms, isSame } of figures) {
    if (isFloor) floor = ms;
    const [ours, theirs] = ms;
    const columns = [
      name.padEnd(24),
      `${ours.toFixed(3).padStart(9)} ms`,
      `× ${(ours / floor[0]).toFixed(1)}`.padEnd(9),
    ];
    if (isBeside) {
      columns.push(`beside ${theirs.toFixed(3).padStart(9)} ms`, `${(theirs / ours).toFixed(1)} times dearer`);
      if (isSame !== undefined) columns.push(isSame ? 'same answer' : 'ANOTHER ANSWER');
    }
    console.log(`  ${columns.join('  ')}`);
  }
}

async function listSlugs({ origins, ask }) {
  const slugs = [];
  for (let page = 1; page <= 20; page += 1) {
    const { status, body } = await ask(`${origins.cms}/api/job-opportunities?pageSize=100&page=${page}`);
    if (status !== 200) throw new ExpectedFailure(`The list of opportunities answered ${status}.`);
    slugs.push(...JSON.parse(body.toString()).data.map(({ slug }) => slug));
  }
  return slugs;
}

function readPorts(text) {
  const [PORT, CMS_PORT] = text.split(',').map(Number);
  if (!PORT || !CMS_PORT) throw new ExpectedFailure('--beside takes two ports: --beside 3100,3101 (portal, CMS).');
  return { PORT, CMS_PORT };
}

function middle(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
