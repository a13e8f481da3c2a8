import { createRequire } from 'node:module';
import { percentile, timeOf } from './bench-times.mjs';
import { ExpectedFailure } from './command.mjs';

const signIns = 20;
const mostTimesSlower = 3;
const pages = 60;

/**
 * Whether a public page keeps its pace while twenty people sign in at once: hashing a password is dear, and must not
 * hold up everybody else. Nobody is signed in by it: unknown addresses cost the same work as known ones.
 *
 * @param {{ portal: string, cms: string }} origins
 * @returns {Promise<boolean>} whether the slow pages (p95) took less than three times as long as when nobody signed in
 */
export async function benchSignIns({ portal, cms }) {
  const answers = [];
  // Solved before the clock runs: it is the visitor's own machine that does this.
  for (let n = 0; n < signIns; n += 1) answers.push(await solveCaptcha(cms));
  // A session's cookie that opens nothing: the page is rendered for this request alone.
  const openPage = () => timeOf(`${portal}/en/about`, { Cookie: 'session=nobody' });
  for (let n = 0; n < 10; n += 1) await openPage();
  const idle = [];
  for (let n = 0; n < pages; n += 1) idle.push(await openPage());

  let areSigningIn = true;
  const attempts = Promise.all(answers.map((answer, n) => signIn(cms, `bench.${n}@nobody.example`, answer))).finally(
    () => (areSigningIn = false),
  );
  const beside = [];
  while (areSigningIn) beside.push(await openPage());
  await attempts;

  const [before, during] = [percentile(idle, 95), percentile(beside, 95)];
  const ratio = during / before;
  console.log(
    `  ${'page beside 20 sign-ins'.padEnd(24)} ${during.toFixed(2).padStart(8)} ms p95   × ${ratio.toFixed(1)} of ${before.toFixed(2)} ms idle (limit × ${mostTimesSlower}; ${beside.length} pages)`,
  );
  return ratio < mostTimesSlower;
}

async function signIn(cms, email, recaptcha) {
  const body = JSON.stringify({ email, password: 'not the password of anybody', recaptcha });
  const answer = await fetch(`${cms}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  await answer.arrayBuffer();
  if (answer.status === 429)
    throw new ExpectedFailure(
      'Too many sign-ins from here: wait five minutes, or start the product with RATE_LIMITS=off.',
    );
  if (answer.status !== 401)
    throw new ExpectedFailure(`A sign-in with a wrong password answered ${answer.status}, not 401.`);
}

/**
 * The answer to one challenge, for the field `recaptcha`.
 *
 * @param {string} origin of whom to ask for it: the CMS or the portal
 * @param {string} action the form that it is for
 * @param {Record<string, string>} headers with which it is asked for
 */
export async function solveCaptcha(origin, action = 'login', headers = {}) {
  const answer = await fetch(`${origin}/api/captcha?action=${action}`, { headers });
  const { data: captcha } = /** @type {{ data?: { kind: string, challenge: object } }} */ (await answer.json());
  if (captcha?.kind === 'off') return 'off';
  if (captcha?.kind !== 'altcha') throw new ExpectedFailure('Sign-ins can be measured with CAPTCHA=altcha or off.');
  // The CMS's own, to install nothing twice.
  const require = createRequire(new URL('../../cms/package.json', import.meta.url));
  const [{ solveChallenge }, { deriveKey }] = ['altcha-lib', 'altcha-lib/algorithms/pbkdf2'].map((name) =>
    require(name),
  );
  const solution = await solveChallenge({ challenge: captcha.challenge, deriveKey });
  return btoa(JSON.stringify({ challenge: captcha.challenge, solution }));
}
