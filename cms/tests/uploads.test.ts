import { once } from 'node:events';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { people, useCms } from './support/cms.js';
import { buildFellow, buildForm, buildIntake, buildPdf, buildPng } from './support/forms.js';
import { rawRequest } from './support/request.js';
import { send } from './support/submissions.js';

const cms = useCms();

/** After an act the CMS is as it was: no row, no private file, no public file, no temporary file. */
async function leavesNothing(act: () => Promise<void>): Promise<void> {
  for (const name of readdirSync(cms.tempDir)) rmSync(join(cms.tempDir, name), { recursive: true });
  const before = await cms.traces();
  await act();
  expect(await cms.traces()).toEqual(before);
}

const pdf = { bytes: buildPdf(), name: 'passport.pdf', type: 'application/pdf' };

/** A multipart body of text fields and a passport, written by hand. */
function writeBody(
  boundary: string,
  { isClosed = true, fields = {} }: { isClosed?: boolean; fields?: Record<string, string> } = {},
): Buffer {
  const texts = Object.entries({ fullName: 'Amina Otieno', ...fields }).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="passportDocument"; filename="passport.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    buildPdf(20_000),
  ]);
  return Buffer.concat([Buffer.from(texts.join('')), file, Buffer.from(isClosed ? `\r\n--${boundary}--\r\n` : '')]);
}

describe('A multipart body leaves nothing behind when', () => {
  it('it has two files in one field', async () => {
    await leavesNothing(async () => {
      const form = buildIntake();
      form.append('passportDocument', new Blob([new Uint8Array(buildPdf())]), 'second.pdf');
      expect((await cms.post('/api/travel-intake', form)).status).toBe(400);
    });
  });

  it('it has a file in a field that the form does not have', async () => {
    await leavesNothing(async () => {
      expect((await cms.post('/api/travel-intake', buildIntake({ files: pdf }))).status).toBe(400);
      expect((await cms.post('/api/founding-fellows-profile', buildFellow({ passportDocument: pdf }))).status).toBe(
        400,
      );
      expect(
        (await cms.post('/api/founding-fellows-profile', buildFellow({ photo: { bytes: await buildPng() }, cv: pdf })))
          .status,
      ).toBe(400);
    });
  });

  it('it has a file where a text belongs', async () => {
    await leavesNothing(async () => {
      expect((await cms.post('/api/travel-intake', buildIntake({ fullName: pdf }))).status).toBe(400);
    });
  });

  it('it has five hundred files', async () => {
    await leavesNothing(async () => {
      const many = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`file${n}`, pdf]));
      expect((await cms.post('/api/travel-intake', buildIntake(many))).status).toBe(400);
    });
  });

  it('it has a thousand and one fields', async () => {
    await leavesNothing(async () => {
      const many = Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`field${n}`, 'x']));
      expect((await cms.post('/api/travel-intake', buildIntake(many))).status).toBe(400);
    });
  });

  it('a text in it is longer than all texts may be together', async () => {
    await leavesNothing(async () => {
      const { status } = await cms.post(
        '/api/travel-intake',
        buildIntake({ specialTravelRequirements: 'x'.repeat(70_000) }),
      );
      expect([400, 413, 422]).toContain(status);
    });
  });

  it('it goes to an address that takes none', async () => {
    await leavesNothing(async () => {
      for (const path of [
        '/api/nowhere',
        '/api/login',
        '/api/job-opportunities',
        '/api/travel-intake/extra',
        '/nowhere',
        '/',
      ]) {
        const { status } = await cms.post(path, buildForm({ a: pdf, files: pdf }));
        expect({ path, status }).toEqual({ path, status: 415 });
      }
      cms.takeErrors(); // Strapi logs what fails outside of /api
      expect((await cms.call('PUT', '/api/travel-intake', buildIntake())).status).toBe(415);
    });
  });

  it('it goes to the media library by a stranger', async () => {
    await leavesNothing(async () => {
      for (const path of ['/upload', '/upload/', '/uploads', '/upload?id=1', '/uploadx']) {
        const { status } = await cms.post(path, buildForm({ files: pdf, other: pdf }));
        expect({ path, status }).toEqual({
          path,
          status: expect.toSatisfy((code: number) => code >= 400 && code < 500),
        });
      }
      cms.takeErrors(); // Strapi logs what fails outside of /api
    });
  });

  it('it goes to a conversation that is nobody’s', async () => {
    await leavesNothing(async () => {
      const token = await cms.tokenOf('member');
      expect((await cms.post('/api/conversations/1/messages', buildForm({ file: pdf }))).status).toBe(401);
      expect((await cms.post('/api/conversations/1/messages', buildForm({ file: pdf }), { token })).status).toBe(404);
    });
  });

  it.each([
    ['no boundary', 'multipart/form-data'],
    ['an empty boundary', 'multipart/form-data; boundary='],
    ['another boundary than it names', 'multipart/form-data; boundary=somethingElse'],
  ])('it has %s', async (_, type) => {
    await leavesNothing(async () => {
      const { status } = await rawRequest(cms.url, {
        method: 'POST',
        path: '/api/travel-intake',
        headers: { 'Content-Type': type },
        body: writeBody('line'),
      });
      expect(status).toBe(400);
    });
  });

  it('its last boundary is missing', async () => {
    await leavesNothing(async () => {
      const { status } = await rawRequest(cms.url, {
        method: 'POST',
        path: '/api/travel-intake',
        headers: { 'Content-Type': 'multipart/form-data; boundary=line' },
        body: writeBody('line', { isClosed: false }),
      });
      expect(status).toBe(400);
    });
  });

  it('it has no part at all', async () => {
    await leavesNothing(async () => {
      for (const body of ['', '--line--\r\n']) {
        const { status } = await rawRequest(cms.url, {
          method: 'POST',
          path: '/api/travel-intake',
          headers: { 'Content-Type': 'multipart/form-data; boundary=line' },
          body,
        });
        expect([400, 422]).toContain(status);
      }
    });
  });

  it('the sender goes away in the middle of it', async () => {
    await leavesNothing(async () => {
      const body = writeBody('line');
      // Koa tells the console that a sender went away.
      const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const arrived = once(cms.strapi.server.httpServer, 'connection') as Promise<[Socket]>;
      const socket = connect(Number(new URL(cms.url).port), '127.0.0.1');
      socket.write(
        `POST /api/travel-intake HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=line\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      await new Promise<void>((resolve) => socket.write(body.subarray(0, body.length / 2), () => resolve()));
      const [received] = await arrived;
      const closed = new Promise((resolve) => received.once('close', resolve));
      socket.destroy();
      await closed;
      told.mockRestore();
    });
    expect((await cms.get('/readyz')).status).toBe(200);
  });

  it.each([
    ['is announced', {}],
    ['is not announced', { 'Transfer-Encoding': 'chunked' }],
  ])('it is far too large, and that %s', async (_, headers) => {
    await leavesNothing(async () => {
      const body = Buffer.concat([
        writeBody('line', { isClosed: false }),
        Buffer.alloc(20_000_000),
        Buffer.from('\r\n--line--\r\n'),
      ]);
      const answer = await rawRequest(cms.url, {
        method: 'POST',
        path: '/api/travel-intake',
        headers: {
          'Content-Type': 'multipart/form-data; boundary=line',
          ...headers,
          ...('Transfer-Encoding' in headers ? {} : { 'Content-Length': String(body.length) }),
        },
        body,
      }).catch((error: NodeJS.ErrnoException) => ({ status: error.code }));
      // Unread, the body may be cut off while it is still being sent.
      expect([413, 422, 'EPIPE', 'ECONNRESET']).toContain(answer.status);
    });
    expect((await cms.get('/readyz')).status).toBe(200);
  });

  it('it is sent as JSON or as a plain form instead', async () => {
    await leavesNothing(async () => {
      expect(
        (
          await cms.post('/api/travel-intake', {
            fullName: 'Amina',
            passportDocument: { size: 1, type: 'application/pdf' },
          })
        ).status,
      ).toBe(422);
      expect(
        (
          await cms.post('/api/travel-intake', 'fullName=Amina&passportDocument=x', {
            headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          })
        ).status,
      ).toBe(422);
    });
  });
});

describe('A founding fellow profile', () => {
  it('may also come as JSON, without a photo', async () => {
    const fields = Object.fromEntries(buildFellow().entries());
    expect((await cms.post('/api/founding-fellows-profile', fields)).status).toBe(200);
  });

  it('that claims a photo in JSON is not believed', async () => {
    const fields = Object.fromEntries(buildFellow().entries());
    await leavesNothing(async () => {
      const { status } = await cms.post('/api/founding-fellows-profile', {
        ...fields,
        photo: { size: 99_999_999, type: 'image/jpeg' },
      });
      expect(status).toBe(422);
    });
  });
});

describe('File names and texts', () => {
  it.each(['../../../etc/passwd', '..\\..\\x.pdf', 'a'.repeat(400) + '.pdf', '\u202Efdp.exe', 'سفر.pdf'])(
    'of any kind are kept as text and never become a path: %j',
    async (name) => {
      const before = cms.privateFiles().length;
      const { reference } = await send(
        cms,
        'travel-intake',
        buildIntake({ passportDocument: { bytes: buildPdf(), name } }),
      );
      expect(reference).toMatch(/^TI-/);
      expect(cms.privateFiles()).toHaveLength(before + 1);
      for (const file of cms.privateFiles()) expect(file).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe('Housekeeping', () => {
  const tidyUp = (now?: number) =>
    cms.module<{ tidyUp(now?: number): Promise<void> }>('src/composition/housekeeping.js').tidyUp(now);
  const hour = 3_600_000;

  it('removes files that no submission names once they are an hour old, and no others', async () => {
    await send(cms, 'travel-intake', buildIntake());
    const kept = cms.privateFiles();
    const orphans = [crypto.randomUUID(), `${crypto.randomUUID()}.part`];
    for (const name of orphans) writeFileSync(join(cms.dataDir, 'private-files', name), 'left by a crash');
    await tidyUp();
    expect(cms.privateFiles()).toEqual([...kept, ...orphans].sort());
    await tidyUp(Date.now() + 2 * hour);
    expect(cms.privateFiles()).toEqual(kept);
  });

  it('forgets sessions that are over and keys of forms that are a month old', async () => {
    const token = await cms.signIn(people.other);
    const headers = { 'Idempotency-Key': 'a-key-that-grows-old' };
    const first = await send(cms, 'travel-intake', buildIntake(), { headers });
    await tidyUp(Date.now() + 6 * 24 * hour);
    expect((await cms.get('/api/user', { token })).status).toBe(200);
    expect(await send(cms, 'travel-intake', buildIntake(), { headers })).toEqual(first);
    await tidyUp(Date.now() + 31 * 24 * hour);
    expect((await cms.get('/api/user', { token })).status).toBe(401);
    expect(await send(cms, 'travel-intake', buildIntake(), { headers })).not.toEqual(first);
  });
});
