import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { demoPassword } from '../demo-password.mjs';

const answerWithinMs = 30_000;
const againMs = 400;
const opportunity = 'groundwater-sustainability-fellowships';
const pages = [
  '',
  '/about',
  '/opportunities',
  '/organizations',
  '/members',
  `/opportunities/${opportunity}`,
  '/research',
];
const lists = [
  'job-opportunities?pageSize=12',
  'job-opportunities/filters',
  'organizations?pageSize=12',
  'members?pageSize=12',
];

/**
 * @typedef {{ kind: string, from: number, to: number, what: string }} Failed
 * @typedef {{ id: string, kind: 'message' | 'travel', reference: string }} Sent
 */

/**
 * People at work on a site: readers of pages and lists, some who sign in, who send forms with and without files, who
 * apply and withdraw, and two who chat. What fails is tried again as a person would, under the same key, until it is
 * answered: then it is accepted, and has to be there once.
 *
 * @param {{ origin: string, publicUrl: string }} site
 */
export function putUnderLoad({ origin, publicUrl }) {
  /** @type {Failed[]} */
  const failed = [];
  /** @type {Map<string, { ms: number[] }>} */
  const kinds = new Map();
  /** @type {Sent[]} */
  const forms = [];
  /** @type {string[]} */
  const chat = [];
  const applications = { email: 'member@scholars.example', accepted: 0 };
  let isOver = false;

  /** @param {string} kind @param {string} path @param {RequestInit} [init] */
  async function ask(kind, path, init = {}) {
    const from = Date.now();
    const began = performance.now();
    try {
      const answer = await fetch(origin + path, {
        redirect: 'manual',
        signal: AbortSignal.timeout(answerWithinMs),
        ...init,
        // As browsers say it with whatever is sent.
        headers: { Origin: publicUrl, ...init.headers },
      });
      const text = await answer.text();
      if (answer.status >= 500 || answer.status === 429) throw new Error(String(answer.status));
      const { ms } = kinds.get(kind) ?? { ms: [] };
      ms.push(performance.now() - began);
      kinds.set(kind, { ms });
      return { status: answer.status, headers: answer.headers, text };
    } catch (error) {
      const { message, cause } = /** @type {Error & { cause?: { code?: string } }} */ (error);
      failed.push({ kind, from, to: Date.now(), what: cause?.code ?? message });
      return undefined;
    }
  }

  /** Until it is answered. @param {string} kind @param {string} path @param {() => RequestInit} initOf */
  async function askUntilAnswered(kind, path, initOf) {
    for (;;) {
      const answer = await ask(kind, path, initOf());
      if (answer) return answer;
      await pause(againMs);
    }
  }

  /** @param {string} name */
  async function signIn(name) {
    const body = JSON.stringify({ email: `${name}@scholars.example`, password: demoPassword, recaptcha: 'off' });
    const { status, headers } = await askUntilAnswered('login', '/api/login', () => ({
      method: 'POST',
      headers: json,
      body,
    }));
    if (status !== 200) throw new Error(`Signing in answered ${status}`);
    return {
      Cookie: headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    };
  }
  const json = { 'Content-Type': 'application/json' };

  /** @param {number} everyMs @param {(n: number) => Promise<void>} act */
  async function repeat(everyMs, act) {
    for (let n = 0; !isOver; n += 1) {
      const next = performance.now() + everyMs;
      await act(n);
      await pause(Math.max(0, next - performance.now()));
    }
  }

  const readPages = () =>
    repeat(125, async (n) => {
      await ask('page', `/${n % 2 ? 'ar' : 'en'}${pages[n % pages.length]}`);
    });
  const readLists = () =>
    repeat(200, async (n) => {
      await ask('list', `/api/${lists[n % lists.length]}`, { headers: { Language: n % 2 ? 'ar' : 'en' } });
    });
  const comeAndGo = () =>
    repeat(2_000, async () => {
      const headers = await signIn('scholar2');
      await ask('a member’s page', '/en/account', { headers });
      await ask('logout', '/api/logout', { method: 'POST', headers: { ...headers, ...json }, body: '{}' });
    });
  const sendMessages = () =>
    repeat(1_000, async () => {
      const id = randomUUID();
      const body = JSON.stringify({
        fullName: 'Amina Otieno',
        emailAddress: `${id}@lakeside.example`,
        phoneNumber: '',
        subject: `Soak ${id}`,
        message: 'May I bring a colleague? She reads Arabic.',
        recaptcha: 'off',
      });
      await send('message', '/api/contact-us', id, () => ({ headers: json, body }));
    });
  const sendPassports = () =>
    repeat(2_000, async () => {
      const id = randomUUID();
      await send('travel', '/api/travel-intake', id, () => {
        const body = new FormData();
        for (const [name, value] of Object.entries({
          fullName: `Soak ${id}`,
          emailAddress: `${id}@lakeside.example`,
          phoneNumber: '+974 55512345',
          preferredDepartureDate: '2040-01-10',
          preferredReturnDate: '2040-01-14',
          preferredAirport: 'Doha (DOH)',
          specialTravelRequirements: 'An aisle seat.',
        }))
          body.set(name, value);
        body.set('passportDocument', new File([passportOf(id)], 'passport.pdf', { type: 'application/pdf' }));
        return { body };
      });
    });

  /** @param {Sent['kind']} kind @param {string} path @param {string} id @param {() => RequestInit} initOf */
  async function send(kind, path, id, initOf) {
    const { status, text } = await askUntilAnswered(`form: ${kind}`, path, () => {
      const { headers, ...init } = initOf();
      return { method: 'POST', headers: { ...headers, 'Idempotency-Key': id }, ...init };
    });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`);
    forms.push({ id, kind, reference: JSON.parse(text).data.reference });
  }

  async function applyAndWithdraw() {
    const headers = await signIn('member');
    await repeat(3_000, async () => {
      const { status, text } = await askUntilAnswered('apply', `/api/job-opportunities/apply/${opportunity}`, () => {
        const body = new FormData();
        body.set('coverLetter', 'I have worked on lakes for ten years.');
        body.set('consent', 'true');
        body.set('cv', new File([passportOf('cv')], 'cv.pdf', { type: 'application/pdf' }));
        return { method: 'POST', headers, body };
      });
      // 409: the answer to the one before was lost, and it was taken.
      if (status !== 200 && status !== 409) throw new Error(`Applying answered ${status}: ${text.slice(0, 300)}`);
      applications.accepted += 1;
      const path = `/api/job-opportunities/cancel/${opportunity}`;
      const ended = await askUntilAnswered('withdraw', path, () => ({
        method: 'POST',
        headers: { ...headers, ...json },
        body: '{}',
      }));
      if (ended.status >= 500) throw new Error(`Withdrawing answered ${ended.status}`);
    });
  }

  async function talk() {
    const headers = await signIn('scholar2');
    const { text } = await askUntilAnswered('conversations', '/api/conversations', () => ({ headers }));
    const id = JSON.parse(text).data[0]?.id;
    await repeat(500, async () => {
      const clientMessageId = randomUUID();
      const body = JSON.stringify({ text: `Soak ${clientMessageId}`, clientMessageId });
      const { status } = await askUntilAnswered('chat', `/api/conversations/${id}/messages`, () => ({
        method: 'POST',
        headers: { ...headers, ...json },
        body,
      }));
      if (status !== 200) throw new Error(`A message was answered ${status}`);
      chat.push(clientMessageId);
    });
  }

  const work = [readPages, readLists, comeAndGo, sendMessages, sendPassports, applyAndWithdraw, talk].map((one) =>
    one(),
  );
  // One that ends by itself is told of at the end, where the others have stopped.
  for (const one of work) one.catch(() => undefined);
  return {
    failed,
    kinds,
    /** Lets all finish what they are at. @throws what the product answered that nobody expected */
    async end() {
      isOver = true;
      await Promise.all(work);
      return { forms, chat, applications };
    },
    signIn,
  };
}

/** A small PDF that holds its name. @param {string} id */
export const passportOf = (id) =>
  `%PDF-1.4\n% ${id}\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`;
