import { setTimeout as pause } from 'node:timers/promises';
import { startBareServer } from '../bench-bare.mjs';
import { signInAs } from '../bench-product.mjs';
import { benchQuestions, isChosen } from '../bench-questions.mjs';
import { measureInTurns } from '../bench-rounds.mjs';
import { readSubjects } from '../bench-subjects.mjs';
import { ExpectedFailure } from '../command.mjs';
import { measurePublications, publicationName } from './publications.mjs';
import { findsSameRows } from './same-rows.mjs';
import { strapiUrl } from './strapi-wording.mjs';

/** What the first round over all questions may spend on each: the processes have just been started, nothing is compiled. */
const warmMs = 200;
/** Who spends less than this share of a rest has nothing to do. */
const restMs = 2000;
const idleShare = 0.05;
/** What one question may spend in a round: where a request takes a second, a few of them have to do. */
const roundMs = 400;
/** A round is asked in so many: a machine that others share is as quick as before for moments only. */
const partsOfRound = 3;
/** Of what is kept, so cheap that its code is compiled after thousands of requests only. */
const keptRounds = 9;
/** Of a question that may not be asked twice, the first that warming has not asked. */
const firstAsked = 300;

/**
 * One question: milliseconds of each size. `strapi`: of the plain Strapi with the same rows; `bare`: of a bare server
 * that gives what the first network gives.
 *
 * @typedef {object} Figure
 * @property {string} name
 * @property {boolean} isFloor
 * @property {'page' | 'answer'} [kept]
 * @property {number[]} ms
 * @property {number[]} [strapi]
 * @property {boolean} [isSame] Strapi's answer has the same rows
 * @property {number} [bare]
 */

/**
 * Asks networks of several sizes everything, and beside each the plain Strapi that has its rows.
 *
 * @param {readonly { size: number, product: Awaited<ReturnType<typeof import('../bench-product.mjs').openProduct>>, strapi?: import('../bench-product.mjs').Asked & { origin: string } }[]} networks
 * @param {{ rounds: number, only: string, signal: AbortSignal }} settings `only`: see `isChosen`
 * @returns {Promise<Figure[]>}
 */
export async function askNetworks(networks, { rounds, only, signal }) {
  const askers = [];
  for (const { product, strapi } of networks) {
    const subjects = await readSubjects(product);
    const questions = benchQuestions(product.origins, subjects).filter((question) => isChosen(question, only));
    askers.push({ product, strapi, questions, member: await signInAs('member', product) });
  }
  for (const { product } of networks) await untilIdle(product, signal);
  const bare = await startBareServer();
  try {
    const [first] = askers;
    if (!first) return [];
    const figures = [];
    // Twice through everything: first to warm up, then in earnest.
    for (const isEarnest of [false, true]) {
      const settings = isEarnest
        ? { rounds: rounds * partsOfRound, start: firstAsked, roundMs: roundMs / partsOfRound, parts: partsOfRound }
        : { rounds: 1, start: 0, roundMs: warmMs, parts: 1 };
      // Strapi takes long enough for the first round of each question to warm it up.
      const asked = isEarnest ? askers : askers.map((asker) => ({ ...asker, strapi: undefined }));
      for (const at of first.questions.keys()) {
        if (signal.aborted) throw new ExpectedFailure('Stopped.', 130);
        const figure = await askOne(at, asked, bare, settings);
        if (!isEarnest) continue;
        figures.push(figure);
        show(figure);
      }
    }
    // Last, as each makes kept answers old.
    if (isChosen({ name: publicationName }, only)) {
      const products = networks.map(({ product }) => product);
      const figure = await measurePublications(products, { rounds, signal });
      figures.push(figure);
      show(figure);
    }
    return figures;
  } finally {
    bare.stop();
  }
}

/**
 * A product that has been asked for its first list has work left: a large one looks up its common words.
 *
 * @param {import('../bench-product.mjs').Asked} asked
 */
async function untilIdle({ spent }, signal) {
  let before;
  do {
    before = spent();
    await pause(restMs);
  } while (!signal.aborted && spent() - before >= restMs * idleShare);
}

/** @returns {Promise<Figure>} */
async function askOne(at, askers, bare, { rounds, start, roundMs, parts }) {
  const { name, isFloor = false, kept } = askers[0].questions[at];
  const countOf = (question) => Math.ceil(question.count / parts);
  const ours = askers.map(({ product, questions, member }) => {
    const { url, isMember, headers = {} } = questions[at];
    return { product, url, count: countOf(questions[at]), headers: isMember ? member : headers };
  });
  const beside = askers.flatMap(({ strapi, questions }) => {
    const { asked: askedHere } = questions[at];
    const count = countOf(questions[at]);
    return strapi && askedHere
      ? [{ product: strapi, url: (n) => strapiUrl(strapi.origin, askedHere(n)), count, headers: {} }]
      : [];
  });
  const [{ product, url, count }] = ours;
  const bareUrl = kept ? await bare.copy({ url: url(0), ...(await product.ask(url(0))) }) : undefined;
  const plain = bareUrl ? [{ product: bare, url: () => bareUrl, count, headers: {} }] : [];

  const ms = await measureInTurns([...ours, ...beside, ...plain], {
    rounds: kept ? Math.max(rounds, keptRounds) : rounds,
    start,
    roundMs,
  });
  const figure = { name, isFloor, kept, ms: ms.slice(0, ours.length) };
  if (bareUrl) return { ...figure, bare: ms.at(-1) };
  if (beside.length === 0) return figure;
  const isSame = await findsSameRows(at, askers);
  return { ...figure, strapi: ms.slice(ours.length), isSame };
}

/** @param {Figure} figure */
function show({ name, ms, strapi, bare }) {
  const figures = [...ms, ...(strapi ?? []), ...(bare === undefined ? [] : [bare])];
  console.log(`    ${name.padEnd(30)}${figures.map((one) => one.toFixed(3).padStart(11)).join('')}`);
}
