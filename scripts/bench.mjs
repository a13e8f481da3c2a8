import { parseArgs } from 'node:util';
import { startBareServer } from './lib/bench-bare.mjs';
import { openProduct, signInAs } from './lib/bench-product.mjs';
import { benchQuestions, isChosen } from './lib/bench-questions.mjs';
import { measureInTurns } from './lib/bench-rounds.mjs';
import { benchSignIns } from './lib/bench-sign-ins.mjs';
import { readSubjects } from './lib/bench-subjects.mjs';
import { ExpectedFailure, runCommand } from './lib/command.mjs';
import { readConfigurationInForce } from './lib/configured.mjs';

const rounds = 5;
/** A process that has just been started compiles what it does often anew, for some thousands of requests. */
const warmUps = { kept: 6, other: 1 };
/** What is kept may cost so much more than a bare server that gives the same: bare / ours. */
const leastOfBare = { page: 0.7, answer: 0.6 };

/**
 * `npm run bench`, beside a running product: the processor time that each kind of answer takes of portal and CMS
 * together, as a ratio to an empty answer of the same process, what a bare server needs that gives the same as what is
 * kept, and how much slower a page is beside sign-ins. Ratios of one run can be compared between machines; requests a
 * second cannot. It fails when sign-ins slow the site down.
 *
 * `npm run bench -- --beside 3100,3101` asks a second product (its portal's and its CMS's port) the same in the same
 * rounds, says how many times dearer it is, and whether it answers the same. `--only kept,rendered` asks the questions with
 * any of these texts in their names, and the empty answers.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { beside: { type: 'string' }, only: { type: 'string', default: '' } },
  });
  const { PORT, CMS_PORT } = readConfigurationInForce();
  const ours = await openProduct({ name: 'this', PORT, CMS_PORT });
  const products = [ours];
  if (values.beside) products.push(await openProduct({ name: 'beside', ...readPorts(values.beside) }));

  const subjects = await readSubjects(ours);
  // Another start for each run: what the last one was answered may still be kept.
  const start = Math.floor(Math.random() * 1_000_000);
  const runs = await Promise.all(
    products.map(async (product) => ({
      product,
      member: await signInAs('member', product),
      questions: benchQuestions(product.origins, subjects).filter(
        (question) => question.isFloor || isChosen(question, values.only),
      ),
    })),
  );
  const bare = await startBareServer();
  try {
    await measure(runs, bare, start);
  } finally {
    bare.stop();
  }
  return (await benchSignIns(ours.origins)) ? 0 : 1;
});

/** Each question to all products in turns, and what is kept to the bare server too; says each as it comes. */
async function measure(runs, bare, start) {
  let floor = NaN;
  for (const [at, { name, isFloor, kept, count }] of runs[0].questions.entries()) {
    const turns = runs.map((run) => ({ ...questionOf(run, at), product: run.product, count }));
    const [{ product, url }] = turns;
    const bareUrl = kept ? await bare.copy({ url: url(0), ...(await product.ask(url(0))) }) : undefined;
    const plain = bareUrl ? [{ product: bare, url: () => bareUrl, count, headers: {} }] : [];
    const ms = await measureInTurns([...turns, ...plain], {
      rounds,
      warmUps: kept ? warmUps.kept : warmUps.other,
      start,
    });
    const isSame = runs.length > 1 ? await answersAgree(runs, at, start) : undefined;
    const [ours = NaN, theirs] = ms.slice(0, runs.length);
    if (isFloor) floor = ours;
    print({ name, kept, ours, theirs, floor, isSame, bare: bareUrl && ms.at(-1) });
  }
}

function questionOf({ questions, member }, at) {
  const { url, isMember, headers = {} } = questions[at];
  return { url, headers: isMember ? member : headers };
}

/** Whether all that the second product says is said by the first, which may say more. */
async function answersAgree(runs, at, start) {
  const bodies = await Promise.all(
    runs.map(async (run) => {
      const { url, headers } = questionOf(run, at);
      return (await run.product.ask(url(start), headers)).body.toString();
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

function print({ name, kept, ours, theirs, floor, isSame, bare }) {
  const columns = [name.padEnd(28), `${ours.toFixed(3).padStart(9)} ms`, `× ${(ours / floor).toFixed(1)}`.padEnd(9)];
  if (theirs !== undefined) {
    columns.push(`beside ${theirs.toFixed(3).padStart(9)} ms`, `${(theirs / ours).toFixed(1)} times dearer`);
    if (isSame !== undefined) columns.push(isSame ? 'same answer' : 'ANOTHER ANSWER');
  }
  if (bare) {
    const share = bare / ours;
    const wanted = share < leastOfBare[kept] ? ` (wanted ${leastOfBare[kept]})` : '';
    columns.push(`bare ${bare.toFixed(3).padStart(7)} ms, ${share.toFixed(2)} of ours${wanted}`);
  }
  console.log(`  ${columns.join('  ')}`);
}

function readPorts(text) {
  const [PORT, CMS_PORT] = text.split(',').map(Number);
  if (!PORT || !CMS_PORT) throw new ExpectedFailure('--beside takes two ports: --beside 3100,3101 (portal, CMS).');
  return { PORT, CMS_PORT };
}
