import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyTemplate, demoPassword, people, portalKey } from './support/cms.js';
import { startCmsProcess, type CmsProcess } from './support/cms-process.js';
import { buildIntake, buildPdf } from './support/forms.js';
import { rawRequest, request, type RequestOptions } from './support/request.js';

const forged = `x%0D%0A${encodeURIComponent('{"level":"info","message":"Login of account 1 from 10.0.0.1"}')}`;
let root = '';
let running: CmsProcess;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'scholars-cms-'));
  mkdirSync(join(root, 'tmp'));
  copyTemplate(join(root, 'data'));
  running = await startCmsProcess(join(root, 'data'), {
    TMPDIR: join(root, 'tmp'),
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'debug',
    RATE_LIMITS: 'on',
  });
}, 90_000);

afterAll(async () => {
  await running.end('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

const call = <Data = unknown>(method: string, path: string, body?: unknown, options: RequestOptions = {}) =>
  request<Data>(running.url, method, path, body, options);
const asPortal = (requestId: string, address = '203.0.113.7') => ({
  'X-Portal-Key': portalKey,
  'X-Client-Ip': address,
  'X-Request-Id': requestId,
});
const lines = () => running.output().split('\n').filter(Boolean);
const events = () => lines().map((line) => JSON.parse(line) as Record<string, unknown>);
const eventsOf = (requestId: string) => events().filter((event) => event.requestId === requestId);

/** The lines of a request are there once its own is. */
async function told(requestId: string): Promise<Record<string, unknown>[]> {
  await vi.waitUntil(() => eventsOf(requestId).some(({ event }) => event === 'request'));
  return eventsOf(requestId);
}

async function signIn(email: string): Promise<string> {
  const { body } = await call<{ token: string }>('POST', '/api/login', { email, password: demoPassword });
  if (!body.success) throw new Error(body.message);
  return body.data.token;
}

describe('The log in JSON', () => {
  it('is one event a line from the first on, each with its time in UTC, its level and its process', () => {
    expect(lines().length).toBeGreaterThan(0);
    for (const event of events())
      expect(event).toMatchObject({
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        level: expect.stringMatching(/^(error|warn|info|http|debug|verbose|silly)$/),
        service: 'cms',
        message: expect.any(String),
      });
  });

  it('ties lines to the request of the portal, and believes nobody else', async () => {
    // The second is answered from what the first has kept.
    for (const id of ['portal-0001', 'portal-0011']) {
      await call('GET', '/api/thematic-areas', undefined, { headers: asPortal(id) });
      expect(await told(id)).toMatchObject([
        { event: 'request', method: 'GET', route: '/api/thematic-areas', status: 200, ms: expect.any(Number) },
      ]);
    }
    const requests = () => events().filter(({ event }) => event === 'request');
    const before = requests().length;
    await call('GET', '/api/thematic-areas', undefined, { headers: { 'X-Request-Id': 'stranger-0001' } });
    await vi.waitUntil(() => requests().length > before);
    expect(requests()[before]?.requestId).toMatch(/^[\da-f-]{36}$/);
    expect(running.output()).not.toContain('stranger-0001');
  });

  it('names routes, and nothing of an address, a query or a body', async () => {
    await call('GET', '/api/members/amal-haddad-of-nowhere?q=word-of-somebody', undefined, {
      headers: asPortal('portal-0002'),
    });
    expect(await told('portal-0002')).toMatchObject([{ route: '/api/members/{id}', status: 404 }]);
    expect(running.output()).not.toMatch(/of-nowhere|word-of-somebody/);
  });

  it('tells of sign-ins, good and bad, with the account and from where', async () => {
    const login = (password: string, id: string) =>
      call('POST', '/api/login', { email: people.member, password }, { headers: asPortal(id) });
    await login(demoPassword, 'portal-0003');
    await login('wrong-Passw0rd-1', 'portal-0004');
    expect((await told('portal-0003'))[0]?.message).toMatch(/^Login of account \d+ from 203\.0\.113\.7$/);
    expect((await told('portal-0004'))[0]?.message).toMatch(/^Login refused from 203\.0\.113\.7, account \d+$/);
  });

  it('tells who was refused, and who reached a limit', async () => {
    const token = await signIn(people.member);
    await call('GET', '/api/backoffice/travel-intakes', undefined, { token, headers: asPortal('portal-0005') });
    expect(await told('portal-0005')).toMatchObject([
      {
        level: 'warn',
        message: 'Refused',
        route: '/api/backoffice/travel-intakes',
        account: expect.any(Number),
        address: '203.0.113.7',
      },
    ]);
    for (let n = 0; n < 11; n += 1)
      await call(
        'POST',
        '/api/subscribe-to-newsletter',
        { email: 'a.reader@readers.example' },
        {
          headers: asPortal(`portal-limit-${n}`, '203.0.113.8'),
        },
      );
    expect(await told('portal-limit-10')).toMatchObject([
      { level: 'warn', message: 'Limit reached', status: 429, address: '203.0.113.8' },
    ]);
  });

  it('tells who has taken a passport, or a table of people', async () => {
    await call('POST', '/api/travel-intake', buildIntake({ passportDocument: { bytes: buildPdf(900) } }));
    const token = await signIn(people.coordinator);
    const listed = await call('GET', '/api/backoffice/travel-intakes?sort=createdAt:desc', undefined, { token });
    const { data } = JSON.parse(listed.bytes.toString()) as { data: { documentId: string }[] };
    const path = `/api/backoffice/travel-intakes/${data[0]?.documentId}`;
    const detail = await call<{ files: { id: string }[] }>('GET', `${path}/detail`, undefined, { token });
    if (!detail.body.success) throw new Error(detail.body.message);
    await call('GET', `${path}/files/${detail.body.data.files[0]?.id}`, undefined, {
      token,
      headers: asPortal('portal-0006'),
    });
    await call('GET', '/api/backoffice/travel-intakes/export?format=csv', undefined, {
      token,
      headers: asPortal('portal-0007'),
    });
    const taken = { level: 'info', message: 'Taken out', account: expect.any(Number), address: '203.0.113.7' };
    expect(await told('portal-0006')).toMatchObject([
      { ...taken, route: '/api/backoffice/{kind}/{id}/files/{fileId}' },
    ]);
    expect(await told('portal-0007')).toMatchObject([{ ...taken, route: '/api/backoffice/travel-intakes/export' }]);
  });

  it('cannot be forged by what is sent', async () => {
    const before = lines().length;
    await rawRequest(running.url, { path: `/api/${forged}`, headers: { 'User-Agent': forged } });
    await rawRequest(running.url, { path: `/${forged}`, headers: asPortal('portal-0008') });
    await told('portal-0008');
    expect(lines().slice(before).join('\n')).not.toContain('10.0.0.1');
    expect(events().length).toBe(lines().length);
  });
});
