import knex, { type Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeAfterMs } from '@scholars/contract/cdn';
import { systemPaths } from '@scholars/contract/call-paths';
import type { ConversationUpdates, Conversation } from '@scholars/contract/chat';
import { getOpportunityFilters, type OpportunityCard, type OpportunityFacets } from '@scholars/contract/opportunities';
import type { Captcha } from '@scholars/contract/captcha';
import type { Receipt } from '@scholars/contract/submissions';
import { newPerson, registrationOf } from './support/accounts.js';
import { writeAnswer } from './support/captcha.js';
import { dataOf } from './support/chat.js';
import { demoPassword, people, portalKey } from './support/cms.js';
import { startCmsProcess, type CmsProcess } from './support/cms-process.js';
import { buildMessage } from './support/forms.js';
import { connectLive, useLiveClients } from './support/live-client.js';
import { startPostgres, type Postgres } from './support/postgres.js';
import { PurgedCdn } from './support/purged-cdn.js';
import { copyCluster, postgresTemplate } from './support/postgres-template.js';
import { request } from './support/request.js';
import { inThoroughRuns } from './support/short-run.js';

useLiveClients();
let postgres: Postgres;
let processes: CmsProcess[] = [];
let db: Knex;
const cdn = new PurgedCdn();

beforeAll(async () => {
  await cdn.start();
  const { cluster } = await postgresTemplate();
  const { url: address, folder } = (postgres = await startPostgres((to) => copyCluster(cluster, to)));
  processes = await Promise.all(
    ['one', 'two'].map((name) =>
      startCmsProcess(`${folder}/${name}`, {
        DATABASE_URL: address,
        CAPTCHA: 'altcha',
        RATE_LIMITS: 'on',
        ...cdn.settings,
      }),
    ),
  );
  db = knex({ client: 'pg', connection: postgres.url });
});

afterAll(async () => {
  await db?.destroy();
  await Promise.all(processes.map(async (one) => one.child.signalCode ?? one.end('SIGKILL')));
  processes = [];
  await postgres?.remove();
  await cdn.stop();
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

const bothOf = (all: readonly CmsProcess[]): [one: string, two: string] => {
  const [one, two] = all.map(({ url }) => url);
  if (!one || !two) throw new Error('There are not two');
  return [one, two];
};

const listPath = '/api/job-opportunities?sort=newest&pageSize=100';

/** The first page of the list as a visitor gets it, kept or not. */
async function listOf(url: string) {
  const { body } = await request<OpportunityCard[]>(url, 'GET', listPath, undefined, {});
  if (!body.success) throw new Error('No list');
  const counts = dataOf(await request<OpportunityFacets>(url, 'GET', getOpportunityFilters.path, undefined, {}));
  return { titles: body.data.map(({ title }) => title), total: body.meta?.total ?? 0, counts };
}

const versionsOf = (all: readonly CmsProcess[]) =>
  Promise.all(
    all.map(async ({ url }) => {
      const { body } = await request<{ version: string }>(url, 'GET', systemPaths.contentVersion, undefined, {});
      return body.success ? body.data.version : '';
    }),
  );

/** Once: Strapi lets nobody sign in more than a few times a minute. */
let staff: Promise<string> | undefined;
const signInAtDesk = (url: string) =>
  (staff ??= request(url, 'POST', '/admin/login', { email: 'staff@scholars.example', password: demoPassword }, {}).then(
    ({ bytes }) => (JSON.parse(bytes.toString()) as { data: { token: string } }).data.token, // as Strapi answers
  ));

async function publishOpportunity(url: string, token: string, title: string): Promise<void> {
  const entry = {
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    summary: 'A summary',
    agsCategory: 'research',
    isProgram: false,
    closed: false,
  };
  const path = '/content-manager/collection-types/api::opportunity.opportunity/actions/publish?locale=en';
  const { status, bytes } = await request(url, 'POST', path, entry, { token });
  if (status >= 300) throw new Error(`${status}: ${bytes.toString().slice(0, 200)}`);
}

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

  it('what is said to one is told live by the other within a second, and a session ends in both', async () => {
    const [one, two] = processes.map(({ url }) => url);
    if (!one || !two) throw new Error('There are not two');
    const signIn = async (email: string) => {
      const login = { email, password: demoPassword, recaptcha: await captchaFor('login') };
      return dataOf(await request<{ token: string }>(one, 'POST', '/api/login', login, {})).token;
    };
    const [a, b] = [await signIn(people.member), await signIn(people.other)];
    const conversations = await request<Conversation[]>(one, 'GET', '/api/conversations', undefined, { token: a });
    const id = dataOf(conversations).find((other) => other.with.slug === 'yusuf-demir')?.id ?? '';
    const [here, there] = [await connectLive(one, a), await connectLive(two, b)];
    const times: number[] = [];
    for (const n of [1, 2, 3, 4, 5]) {
      const told = there.next('conversation');
      const body = { text: `Number ${n}`, clientMessageId: `across-${n}` };
      const before = performance.now();
      const { revision } = (
        await Promise.all([told, request(one, 'POST', `/api/conversations/${id}/messages`, body, { token: a })])
      )[0];
      times.push(performance.now() - before);
      const path = `/api/conversations/${id}/updates?after=${revision - 1}`;
      const asked = await request<ConversationUpdates>(two, 'GET', path, undefined, { token: b });
      expect(dataOf(asked).messages.map(({ text }) => text)).toEqual([`Number ${n}`]);
    }
    expect(Math.max(...times)).toBeLessThan(1000);
    expect(there.of('unread').at(-1)).toMatchObject({ countChatUnread: 1 });
    const typing = there.next('typing');
    here.socket.emit('typing', id);
    expect(await typing).toEqual({ id });
    // Looked at in one, and by nobody in the other.
    const came = there.next('presence');
    here.socket.emit('looking', true);
    expect(await came).toEqual({ id, isOnline: true });
    await request(one, 'POST', '/api/logout', {}, { token: b });
    expect(await there.closed(5000)).toBe('io server disconnect');
  });

  it('who has a submission open at one is told to who has it open at the other', async () => {
    const [one, two] = bothOf(processes);
    const login = { email: people.coordinator, password: demoPassword, recaptcha: await captchaFor('login') };
    const { token } = dataOf(await request<{ token: string }>(one, 'POST', '/api/login', login, {}));
    const { document_id: own } = await db('up_users').where({ email: people.coordinator }).first('document_id');
    const [here, there] = [await connectLive(one, token), await connectLive(two, token)];
    const open = { kind: 'contact-messages', id: 'open-at-both' };
    const told = Promise.all([here.next('openToo'), there.next('openToo')]);
    here.socket.emit('open', open);
    there.socket.emit('open', open);
    expect(await told).toEqual(Array(2).fill({ ...open, coordinators: [own] }));
    there.socket.disconnect();
    await expect.poll(() => here.of('openToo').at(-1), { timeout: 10_000 }).toEqual({ ...open, coordinators: [] });
  });

  it('what staff publish through one is shown by the other, in answers and in counts, and their versions are the same', async () => {
    const [one, two] = bothOf(processes);
    const token = await signInAtDesk(one);
    const primed = await listOf(two);
    const versions = await versionsOf(processes);
    expect(new Set(versions).size).toBe(1);
    const title = 'Told from one process to the other';
    await publishOpportunity(one, token, title);
    await expect.poll(async () => (await listOf(two)).titles).toContain(title);
    expect((await listOf(two)).total).toBe(primed.total + 1);
    // The facets are counted in memory, row by row as each process hears of them.
    expect((await listOf(two)).counts).toEqual((await listOf(one)).counts);
    await expect.poll(async () => new Set(await versionsOf(processes)).size).toBe(1);
    expect(await versionsOf(processes)).not.toContain(versions[0]);
  });

  it('what was said while the connection of one was lost is known to it once it is back', async () => {
    const [one, two] = bothOf(processes);
    const token = await signInAtDesk(one);
    await listOf(two);
    const { rows } = await db.raw<{ rows: unknown[] }>(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where pid <> pg_backend_pid() and query ilike any (array['listen %', 'select pg_notify%', 'select pg_advisory%'])`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(1);
    const title = 'Published while nobody listened';
    await publishOpportunity(one, token, title);
    await expect.poll(async () => (await listOf(two)).titles, { timeout: 10_000 }).toContain(title);
    await expect.poll(async () => new Set(await versionsOf(processes)).size, { timeout: 10_000 }).toBe(1);
  });

  it('tries are counted together, and hold nobody’s address', async () => {
    const headers = { 'X-Portal-Key': portalKey, 'X-Client-Ip': '203.0.113.77' };
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const url = processes[n % 2]?.url ?? '';
      const body = { email: `limit-${n}@lakeside.example`, recaptcha: 'no' };
      statuses.push((await request(url, 'POST', '/api/subscribe-to-newsletter', body, { headers })).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    const kept = await db('counted_tries').select('key');
    expect(kept.length).toBeGreaterThan(0);
    for (const { key } of kept) expect(key).toMatch(/^\w+:[0-9a-f]{64}$/);
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

  inThoroughRuns(() => {
    it('a CDN is told once of what either has published, and by the other where that one dies at once', async () => {
      const [one, two] = bothOf(processes);
      const token = await signInAtDesk(one);
      /** By a purge of after it: what was changed before has been told of then. */
      const publishedAndTold = async (url: string, title: string, then?: () => Promise<unknown>) => {
        const from = Date.now() + purgeAfterMs;
        await publishOpportunity(url, token, title);
        await then?.();
        await expect.poll(() => cdn.purges.some(({ at }) => at > from), { timeout: 20_000 }).toBe(true);
      };
      await publishedAndTold(one, 'Told to the CDN at first');
      const before = cdn.purges.length;
      await publishedAndTold(one, 'Told to the CDN once');
      await publishedAndTold(two, 'Told to the CDN once by the other');
      expect(cdn.purges.length).toBe(before + 2);
      await publishedAndTold(one, 'Told to the CDN by who lives', async () => processes[0]?.end('SIGKILL'));
      // Four purges, each some five seconds after its change.
    });
  });
});
