import knex, { type Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Captcha } from '@scholars/contract/captcha';
import type { Receipt } from '@scholars/contract/submissions';
import { newPerson, registrationOf } from './support/accounts.js';
import { writeAnswer } from './support/captcha.js';
import { startCmsProcess, type CmsProcess } from './support/cms-process.js';
import { buildMessage } from './support/forms.js';
import { startPostgres, type Postgres } from './support/postgres.js';
import { copyCluster, postgresTemplate } from './support/postgres-template.js';
import { request } from './support/request.js';

let postgres: Postgres;
let processes: CmsProcess[] = [];
let db: Knex;

beforeAll(async () => {
  const { cluster } = await postgresTemplate();
  const { url: address, folder } = (postgres = await startPostgres((to) => copyCluster(cluster, to)));
  processes = await Promise.all(
    ['one', 'two'].map((name) =>
      startCmsProcess(`${folder}/${name}`, { DATABASE_URL: address, CAPTCHA: 'altcha', RATE_LIMITS: 'on' }),
    ),
  );
  db = knex({ client: 'pg', connection: postgres.url });
});

afterAll(async () => {
  await db?.destroy();
  await Promise.all(processes.map((one) => one.end('SIGKILL')));
  processes = [];
  await postgres?.remove();
});

const count = async (table: string, where: Record<string, unknown>) =>
  Number((await db(table).where(where).count({ n: '*' }))[0]?.n);

/** An answer of a captcha, which any of the processes takes. */
async function captchaFor(action: string): Promise<string> {
  const { body } = await request<Captcha>(
    processes[0]?.url ?? '',
    'GET',
    `/api/captcha?action=${action}`,
    undefined,
    {},
  );
  if (!body.success || body.data.kind !== 'altcha') throw new Error('No captcha');
  return writeAnswer(body.data.challenge);
}

/** The same to all processes, several times each, at once. */
const postToAll = <Data>(path: string, body: () => object, headers: Record<string, string> = {}) =>
  Promise.all(
    [...processes, ...processes, ...processes].map(({ url }) => request<Data>(url, 'POST', path, body(), { headers })),
  );

describe('With two processes on one database', () => {
  it('a form that comes to both at once is stored once, and each is answered with its one reference', async () => {
    for (const round of [1, 2, 3]) {
      const message = buildMessage({ subject: `Round ${round}`, recaptcha: await captchaFor('contact-us') });
      const answers = await postToAll<Receipt>('/api/contact-us', () => message, {
        'Idempotency-Key': `twice-at-once-${round}`,
      });
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(new Set(answers.map(({ body }) => body.success && body.data.reference)).size).toBe(1);
      expect(await count('contact_messages', { subject: `Round ${round}` })).toBe(1);
    }
  });

  it('registrations of one address at once make one account', async () => {
    const email = newPerson();
    const captchas = await Promise.all(Array.from({ length: 6 }, () => captchaFor('register')));
    const answers = await postToAll('/api/register', () => registrationOf(email, { recaptcha: captchas.pop() }));
    // Five mails to an address in half an hour.
    expect(answers.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThanOrEqual(5);
    expect(await count('up_users', { email })).toBe(1);
  });

  it('each job was run when they started, went well, and is nobody’s now', async () => {
    const jobs = await db('scheduled_jobs').select();
    expect(jobs.length).toBeGreaterThan(10);
    for (const { name, last_run_at, last_failure, leased_by } of jobs)
      expect({ name, hasRun: Number(last_run_at) > 0, last_failure, leased_by }).toEqual({
        name,
        hasRun: true,
        last_failure: '',
        leased_by: null,
      });
  });
});
