import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ExpectedFailure } from '../command.mjs';
import { listWords } from './words.mjs';

/** @typedef {import('./answer-rules.mjs').Finding} Finding */
/**
 * @typedef {{ publicUrl: string, folder: string, seconds: number, signal: AbortSignal, cookies: { member: string, coordinator: string } }} Scan
 *   where reports go, the longest that a tool may take, and what those who are signed in send
 */

/** @throws {ExpectedFailure} where one is not installed */
export function requireTools() {
  for (const name of ['ffuf', 'sqlmap', 'wapiti', 'openssl']) {
    try {
      execFileSync('which', [name], { stdio: 'ignore' });
    } catch {
      throw new ExpectedFailure(`${name} is not installed: apt-get install ffuf sqlmap wapiti openssl`);
    }
  }
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

/**
 * Asks for every word by every method: nothing may answer 2xx that is not declared as anybody's.
 *
 * @param {Scan} scan @returns {Promise<Finding[]>}
 */
export async function runFfuf({ publicUrl, folder, seconds, signal }) {
  const { words, isOpen } = await listWords();
  const wordFile = path.join(folder, 'words');
  const methodFile = path.join(folder, 'methods');
  const report = path.join(folder, 'ffuf.json');
  writeFileSync(wordFile, words.join('\n'));
  writeFileSync(methodFile, methods.join('\n'));
  await run(
    'ffuf',
    [
      '-u',
      `${publicUrl}/WORD`,
      '-X',
      'METHOD',
      '-w',
      `${wordFile}:WORD`,
      '-w',
      `${methodFile}:METHOD`,
      '-mc',
      'all',
      '-t',
      '4',
      '-maxtime',
      String(seconds),
      '-timeout',
      '20',
      '-s',
      '-H',
      'User-Agent: ffuf',
      '-of',
      'json',
      '-o',
      report,
    ],
    { signal },
  );
  /** @type {{ results: { status: number, input: { WORD: string, METHOD: string } }[] }} */
  const { results } = JSON.parse(readFileSync(report, 'utf8'));
  const missed = words.length * methods.length - results.length;
  return [
    ...results
      .map(({ status, input }) => ({ status, method: input.METHOD, address: `/${input.WORD}` }))
      .filter(({ status, method, address }) => isGiven(status, address) && !isOpen(method, address))
      .map(({ status, method, address }) => ({
        severity: /** @type {const} */ ('high'),
        tool: 'ffuf',
        what: 'answered what nobody declared',
        where: `${method} ${address} → ${status}`,
      })),
    ...(missed > 0 ? [unfinished('ffuf', `${missed} of ${words.length * methods.length} had no answer`)] : []),
  ];
}

/** @param {number} status @param {string} address */
const isGiven = (status, address) =>
  // The router's way to say in data that one is led elsewhere.
  status >= 200 && status < 300 && !(status === 202 && address.endsWith('.data'));

const area = encodeURIComponent('[1,2]');
/**
 * Each begins from values that are right, so that what is tried gets past the parsing of the others.
 *
 * @type {{ url: string, data?: Record<string, string>, parameters?: string, as?: 'member' | 'coordinator' }[]}
 */
const injected = [
  { url: `/api/job-opportunities?q=water&cat=scholarship&tas=${area}&country=QA&sort=deadline&page=1&pageSize=2` },
  { url: '/api/job-opportunities/filters?q=water&partner=noor-genomics&taSlug=sustainability&workMode=onsite&open=1' },
  { url: '/api/members?q=a&country=QA&institution=noor-genomics&ta=1&agsCat=research&sort=name' },
  { url: '/api/organizations?q=a&country=QA&ta=1&sort=relevance' },
  { url: '/api/search?q=water&page=1' },
  { url: '/api/members/layla-haddad*' },
  { url: '/api/pages/about*' },
  { url: `/en/opportunities?q=water&cat=scholarship&sort=deadline&page=1` },
  { url: '/ar/search?q=water&page=1' },
  { url: '/ar/members?q=a&sort=name' },
  {
    url: '/api/login',
    data: { email: 'member@scholars.example', password: 'not hers', recaptcha: 'captcha-of:login' },
    parameters: 'email,password',
  },
  {
    url: '/api/contact-us',
    data: {
      fullName: 'Amina Otieno',
      emailAddress: 'amina@lakeside.example',
      phoneNumber: '',
      subject: 'A question',
      message: 'May I bring a colleague?',
      recaptcha: 'captcha-of:contact-us',
    },
    parameters: 'fullName,emailAddress,subject,message',
  },
  {
    url: '/api/backoffice/travel-intakes?filters[fullName][$containsi]=a&filters[status][$eq]=new&sort=createdAt:desc',
    parameters: 'filters[fullName][$containsi],filters[status][$eq],sort',
    as: 'coordinator',
  },
  { url: '/api/backoffice/records?q=TI-2026', parameters: 'q', as: 'coordinator' },
  { url: '/api/backoffice/member-accounts?q=a&sort=newest', parameters: 'q,sort', as: 'coordinator' },
  { url: '/api/job-opportunities?q=water&country=QA', parameters: 'q,country', as: 'member' },
  { url: '/api/members?q=a&ta=1', parameters: 'q,ta', as: 'member' },
];

/**
 * Tries to inject SQL into what public reads, the login, the contact form and reads of those who are signed in take.
 *
 * @param {Scan} scan @returns {Promise<Finding[]>}
 */
export async function runSqlmap({ publicUrl, folder, seconds, signal, cookies }) {
  /** @type {Finding[]} */
  const findings = [];
  const endsAt = Date.now() + seconds * 1000;
  for (const [n, { url, data, parameters, as }] of injected.entries()) {
    const left = (endsAt - Date.now()) / (injected.length - n);
    const { text, isWhole } = await run(
      'sqlmap',
      [
        '-u',
        publicUrl + url,
        '--batch',
        '--level',
        '2',
        '--risk',
        '1',
        '--threads',
        '2',
        '--timeout',
        '20',
        '--user-agent',
        'sqlmap',
        '--flush-session',
        '--disable-coloring',
        '--output-dir',
        path.join(folder, 'sqlmap'),
        // What the product runs on here.
        '--dbms',
        'sqlite',
        // What it takes for a wrong password is no end of its work.
        '--ignore-code',
        '401',
        ...(data ? ['--data', JSON.stringify(data), '--headers', 'Content-Type: application/json'] : []),
        ...(parameters ? ['-p', parameters] : []),
        ...(as ? ['--cookie', cookies[as]] : []),
      ],
      { signal, mostMs: Math.round(left) },
    );
    writeFileSync(path.join(folder, `sqlmap-${n}.log`), text);
    if (/identified the following injection point|is vulnerable|appears to be .*injectable/.test(text))
      findings.push({ severity: 'high', tool: 'sqlmap', what: 'may be injectable', where: url });
    else if (!isWhole) findings.push(unfinished('sqlmap', `${url} was ended after ${Math.round(left / 1000)} s`));
    else if (!/do(?:es)? not (?:appear|seem) to be injectable/.test(text))
      findings.push(unfinished('sqlmap', `${url}: ${lastComplaint(text)}`));
  }
  return findings;
}

/** @param {string} text */
const lastComplaint = (text) => /\[CRITICAL\] (.*)/.exec(text)?.[1] ?? 'no word of its parameters';

const severities = /** @type {const} */ (['info', 'low', 'medium', 'high']);
/**
 * What Wapiti asks for that browsers have taken out or that the policy says instead: `frame-ancestors` is looked at in
 * every answer.
 */
const outdated = /^X-(?:Frame-Options|XSS-Protection) is not set$/;

/** Without `ssrf`, which asks a server of Wapiti's makers whether it was called. */
const modules =
  'http_headers csp cookieflags methods crlf redirect xss sql permanentxss file exec blindsql shellshock'.split(' ');

/**
 * Crawls both languages as a visitor, and tries each module on what it finds. Each is a run of its own: one that Wapiti
 * itself ends for its time leaves its database locked for those after it.
 *
 * @param {Scan} scan @returns {Promise<Finding[]>}
 */
export async function runWapiti({ publicUrl, folder, seconds, signal }) {
  /** @type {Finding[]} */
  const findings = [];
  const endsAt = Date.now() + seconds * 1000;
  for (const [n, module] of modules.entries()) {
    const left = (endsAt - Date.now()) / (modules.length - n);
    const report = path.join(folder, `wapiti-${module}.json`);
    const { text, isWhole } = await run(
      'wapiti',
      [
        '-u',
        `${publicUrl}/`,
        ...['en', 'ar'].flatMap((lang) => ['-s', `${publicUrl}/${lang}`]),
        ...`--scope folder -m ${module} -t 20 -d 3 --max-links-per-page 40 --max-parameters 12`.split(' '),
        ...`-A wapiti --no-bugreport --flush-attacks --store-session ${folder} -f json -o ${report}`.split(' '),
        ...(n === 0 ? ['--max-scan-time', String(Math.ceil(seconds / 6))] : ['--skip-crawl']),
      ],
      // The crawl is part of the first.
      { signal, mostMs: n === 0 ? seconds * 500 : Math.round(left) },
    );
    writeFileSync(path.join(folder, `wapiti-${module}.log`), text);
    const [, skipped] = /(\d+) requests were skipped due to network issues/.exec(text) ?? [];
    if (skipped) findings.push(unfinished('wapiti', `${module}: ${skipped} requests without an answer`));
    if (isWhole) findings.push(...readWapiti(report));
    else findings.push(unfinished('wapiti', `${module} was ended after ${Math.round(left / 1000)} s`));
  }
  return findings;
}

/** @param {string} report @returns {Finding[]} */
function readWapiti(report) {
  /** @typedef {{ level: number, info: string, method: string, path: string }} Found */
  /** @type {{ vulnerabilities: Record<string, Found[]>, anomalies: Record<string, Found[]> }} */
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8'));
  return [vulnerabilities, anomalies].flatMap((kinds) =>
    Object.entries(kinds).flatMap(([kind, found]) =>
      found.map(({ level, info, method, path: where }) => ({
        severity: outdated.test(info) ? /** @type {const} */ ('info') : (severities[level] ?? 'high'),
        tool: 'wapiti',
        what: `${kind}: ${info}`,
        where: `${method} ${where}`,
      })),
    ),
  );
}

/** @param {string} tool @param {string} where @returns {Finding} */
const unfinished = (tool, where) => ({ severity: 'info', tool, what: 'not covered', where });

/**
 * All that a tool says, and whether it came to its own end; what it ends with is its own business.
 *
 * @param {string} command @param {string[]} args
 * @param {{ signal: AbortSignal, mostMs?: number }} settings
 */
async function run(command, args, { signal, mostMs = 0 }) {
  const began = promisify(execFile)(command, args, {
    signal,
    timeout: mostMs,
    killSignal: 'SIGKILL',
    maxBuffer: 2 ** 28,
  });
  const { stdout, killed } = await began.then(
    (said) => ({ ...said, killed: false }),
    (/** @type {{ stdout: string, killed?: boolean }} */ failed) => failed,
  );
  signal.throwIfAborted();
  return { text: stdout, isWhole: !killed };
}
