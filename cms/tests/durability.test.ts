import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Receipt, SubmissionDetail } from '@scholars/contract/submissions';
import { copyTemplate, demoPassword, people } from './support/cms.js';
import { startCmsProcess, type CmsProcess } from './support/cms-process.js';
import { buildFellow, buildIntake, buildPdf } from './support/forms.js';
import { rawRequest, request } from './support/request.js';
import { inThoroughRuns } from './support/short-run.js';

// Each fact starts a process or two.
vi.setConfig({ testTimeout: 90_000 });

let root = '';
let running: CmsProcess | undefined;

async function start(): Promise<CmsProcess> {
  running = await startCmsProcess(join(root, 'data'), { TMPDIR: join(root, 'tmp') });
  return running;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'scholars-cms-'));
  mkdirSync(join(root, 'tmp'));
  copyTemplate(join(root, 'data'));
});

afterEach(async () => {
  if (running?.child.exitCode === null && running.child.signalCode === null) await running.end('SIGKILL');
  running = undefined;
  rmSync(root, { recursive: true, force: true });
});

const post = <Data>(url: string, path: string, body: unknown) => request<Data>(url, 'POST', path, body, {});

async function readAsCoordinator(url: string) {
  const { body } = await post<{ token: string }>(url, '/api/login', {
    email: people.coordinator,
    password: demoPassword,
  });
  if (!body.success) throw new Error(body.message);
  const { token } = body.data;
  return async (path: string) => request(url, 'GET', path, undefined, { token });
}

describe('A submission that was answered with success', () => {
  it('is there with its file after the process was killed in the same moment, and the next gets the next number', async () => {
    const { url, end } = await start();
    const numberOfNext = async (to: string) => {
      const { body } = await post<Receipt>(to, '/api/founding-fellows-profile', buildFellow());
      return body.success ? Number(body.data.reference.slice(-6)) : NaN;
    };
    const number = await numberOfNext(url);
    const passport = (n: number) => buildPdf(100_000 + n);
    const receipts = new Map<string, number>();
    const sent = Array.from({ length: 12 }, async (_, n) => {
      const { status, body } = await post<Receipt>(
        url,
        '/api/travel-intake',
        buildIntake({ fullName: `Sender ${n}`, passportDocument: { bytes: passport(n) } }),
      );
      if (status === 200 && body.success) receipts.set(body.data.reference, n);
    });
    // At the first success; the others are in all states of being stored.
    await Promise.any(sent);
    await end('SIGKILL');
    await Promise.allSettled(sent);
    expect(receipts.size).toBeGreaterThan(0);

    const again = await start();
    expect(await numberOfNext(again.url)).toBe(number + 1);
    const read = await readAsCoordinator(again.url);
    const listed = await read(
      '/api/backoffice/travel-intakes?filters[fullName][$startsWith]=Sender&pagination[pageSize]=100',
    );
    const rows = (
      JSON.parse(listed.bytes.toString()) as { data: { documentId: string; reference: string; fullName: string }[] }
    ).data;
    expect(rows.map(({ reference }) => reference)).toEqual(expect.arrayContaining([...receipts.keys()]));
    // Whatever row there is, answered or not, has its whole file and its history.
    for (const { documentId, fullName } of rows) {
      const { body } = await read(`/api/backoffice/travel-intakes/${documentId}/detail`);
      if (!body.success) throw new Error(body.message);
      const { files, history } = body.data as SubmissionDetail;
      expect(history.map(({ action }) => action)).toEqual(['created']);
      const { status, bytes } = await read(`/api/backoffice/travel-intakes/${documentId}/files/${files[0]?.id}`);
      expect(status).toBe(200);
      expect(bytes.equals(passport(Number(fullName.split(' ')[1])))).toBe(true);
    }
  });
});

inThoroughRuns(() => {
  describe('The process', () => {
    it('says at SIGTERM that it is not ready, and answers for the moment that is configured', async () => {
      running = await startCmsProcess(join(root, 'data'), { SHUTDOWN_DELAY_SECONDS: '3' });
      const { url, end } = running;
      const ended = end('SIGTERM');
      const ready = () => request(url, 'GET', '/readyz', undefined, {});
      await vi.waitUntil(async () => (await ready()).status === 503, { timeout: 10_000 });
      expect((await ready()).body).toMatchObject({
        status: 'unready',
        checks: { traffic: 'stopping', database: 'ok' },
      });
      // The second is answered from what the first has kept.
      for (const _ of [1, 2]) {
        const call = await request(url, 'GET', '/api/thematic-areas', undefined, {});
        expect([call.status, call.headers.get('connection')]).toEqual([200, 'close']);
      }
      expect(await ended).toEqual({ code: 0, signal: null });
    });

    it('answers what it is working on before it ends at SIGTERM, without an error, and its database is whole', async () => {
      const { url, end } = await start();
      await post(url, '/api/travel-intake', buildIntake());
      const body = Buffer.from('--line\r\nContent-Disposition: form-data; name="fullName"\r\n\r\nA\r\n--line--\r\n');
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      const answered = new Promise<string>((resolve) => {
        let text = '';
        socket.on('data', (chunk) => (text += String(chunk)));
        socket.on('error', () => resolve(text));
        socket.on('close', () => resolve(text));
      });
      socket.write(
        `POST /api/travel-intake HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=line\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      await new Promise<void>((resolve) => socket.write(body.subarray(0, 20), () => resolve()));
      // The server has the first half once it has answered something that came after it.
      await request(url, 'GET', '/healthz', undefined, {});
      const ended = end('SIGTERM');
      // Once it takes no new connections, it is ending.
      await vi.waitUntil(
        () =>
          request(url, 'GET', '/healthz', undefined, {}).then(
            () => false,
            () => true,
          ),
        { timeout: 10_000 },
      );
      socket.write(body.subarray(20));
      expect(await answered).toMatch(/^HTTP\/1\.1 422 /);
      expect(await ended).toEqual({ code: 0, signal: null });
      expect((await request((await start()).url, 'GET', '/readyz', undefined, {})).status).toBe(200);
    });

    it('goes on after any multipart body', async () => {
      const file = 'Content-Disposition: form-data; name="passportDocument"; filename="p.pdf"';
      const bodies = {
        'ends within the head of a part': '--line\r\nContent-Disposition: form-da',
        'ends within a text': '--line\r\nContent-Disposition: form-data; name="fullName"\r\n\r\nAmi',
        'has a part that names no field': '--line\r\nContent-Disposition: form-data\r\n\r\nx\r\n--line--\r\n',
        'ends within a file': `--line\r\n${file}\r\n\r\n%PDF-1.4 and no more`,
        'ends within a second file': `--line\r\n${file}\r\n\r\n%PDF-1.4\r\n--line\r\n${file}\r\n\r\n%PDF-1.4 and no more`,
        'ends within a file that the form does not have': `--line\r\n${file.replace('passportDocument', 'other')}\r\n\r\n%PDF-1.4 and no more`,
      };
      const { url } = await start();
      for (const [what, body] of Object.entries(bodies)) {
        const { status } = await rawRequest(url, {
          method: 'POST',
          path: '/api/travel-intake',
          headers: { 'Content-Type': 'multipart/form-data; boundary=line' },
          body,
        }).catch(() => ({ status: 'no answer' }));
        expect({ what, status }).toEqual({
          what,
          status: expect.toSatisfy((code: unknown) => code === 400 || code === 422),
        });
        expect((await request(url, 'GET', '/readyz', undefined, {})).status).toBe(200);
      }
    });
  });

  describe('A database that was being filled when the process was killed', () => {
    it('is not taken for a whole one, and goes on as it is where nothing is to be filled', async () => {
      const dataDir = join(root, 'empty');
      const levels = { SEED: 'demo', LOG_LEVEL: 'info' };
      await expect(startCmsProcess(dataDir, levels, 'Seeding (demo)')).rejects.toThrow('Seeding (demo)');
      await expect(startCmsProcess(dataDir, levels)).rejects.toThrow(/Filling this database was begun at \d{4}-/);
      running = await startCmsProcess(dataDir, { SEED: 'none' });
      expect(await running.end('SIGTERM')).toMatchObject({ code: 0 });
    }, 180_000);
  });
});
