import JSZip from 'jszip';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { locales } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import type { DataExport } from '@scholars/contract/privacy';
import { profileFileFacts } from './facts/profile-files.js';
import { newPerson, useAccounts } from './support/accounts.js';
import { rowOf, useCms } from './support/cms.js';
import { buildForm, buildIntake, buildPdf, buildPng } from './support/forms.js';
import { rawRequest } from './support/request.js';
import { useS3Server } from './support/s3-server.js';
import { inThoroughRuns } from './support/short-run.js';
import { useSmtpSink } from './support/smtp-sink.js';
import { newStaff } from './support/staff.js';
import { download, findByReference, send } from './support/submissions.js';

const s3 = await useS3Server();
const sink = await useSmtpSink();
const cms = useCms({ s3, env: { SMTP_URL: sink.url } });
const accounts = useAccounts(cms, sink);
const hourMs = 3_600_000;

type Job = (now: number) => Promise<number>;
const sweep = (now: number) =>
  cms.module<Record<'sweepOrphans', Job>>('src/platform/private-files/store.js').sweepOrphans(now);
const erasePassports = (now: number) =>
  cms.module<Record<'eraseOldPassports', Job>>('src/api/travel-intake/erase-passports.js').eraseOldPassports(now);
const sendIntake = (bytes = buildPdf(30_000)) =>
  send(cms, 'travel-intake', buildIntake({ passportDocument: { bytes } }));

/** What a coordinator opens of a passport. */
async function passportOf(reference: string) {
  const { id, files } = await findByReference(cms, 'travel-intakes', reference);
  const fileId = files[0]?.id ?? '';
  return { key: `private-files/${fileId}`, path: `/api/backoffice/travel-intakes/${id}/files/${fileId}` };
}

afterEach(async () => {
  s3.isSilent = false;
  s3.before = () => undefined;
  await s3.start();
  expect(s3.refused.splice(0)).toEqual([]);
});

describe('With files in S3, a passport', () => {
  it('is sealed before it leaves, opens for a coordinator as it was sent, and lies nowhere else', async () => {
    const bytes = buildPdf(40_000);
    const { reference } = await sendIntake(bytes);
    const { key } = await passportOf(reference);
    const stored = s3.read(key);
    expect(stored.subarray(0, 4).toString()).toBe('SNF1');
    for (const telling of ['%PDF', '%%EOF', 'Catalog']) expect(stored.includes(telling)).toBe(false);
    expect((await download(cms, 'travel-intakes', reference)).equals(bytes)).toBe(true);
    expect(cms.isStored(key)).toBe(true);
  });

  it('with one byte changed is not given at all', async () => {
    const { reference } = await sendIntake();
    const { key, path } = await passportOf(reference);
    const bytes = s3.read(key);
    for (const at of [0, 4, 10, 25, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      s3.change(key, changed);
      const { status, body } = await cms.get(path, { token: await cms.tokenOf('coordinator') });
      expect({ at, status, body }).toEqual({
        at,
        status: 500,
        body: { success: false, message: messageText('en', 'error.internal') },
      });
    }
    expect(cms.takeErrors()).toHaveLength(5);
  });

  it('is erased from the bucket once its term is over', async () => {
    const { reference } = await sendIntake();
    const { key } = await passportOf(reference);
    await erasePassports(Date.UTC(2200, 0));
    expect(cms.isStored(key)).toBe(false);
    expect((await findByReference(cms, 'travel-intakes', reference)).files).toMatchObject([
      { erasedAt: expect.any(String) },
    ]);
  });

  it('that no row names is swept away after an hour, and none that is being written', async () => {
    const { reference } = await sendIntake();
    const { key } = await passportOf(reference);
    await cms
      .db('private_files')
      .where({ id: key.split('/')[1] })
      .delete();
    expect(await sweep(Date.now())).toBe(0);
    expect(cms.isStored(key)).toBe(true);
    const kept = cms.privateFiles().length;
    await sweep(Date.now() + 2 * hourMs);
    expect(cms.isStored(key)).toBe(false);
    expect(cms.privateFiles()).toHaveLength(kept - 1);
  });

  it('is swept by nobody who has another database, though its configuration names this bucket', async () => {
    const { reference } = await sendIntake();
    const { key } = await passportOf(reference);
    await cms
      .db('private_files')
      .where({ id: key.split('/')[1] })
      .delete();
    const mark = s3.read('network');
    s3.change('network', Buffer.from(crypto.randomUUID()));
    await expect(sweep(Date.now() + 2 * hourMs)).rejects.toThrow();
    expect(cms.isStored(key)).toBe(true);
    expect(cms.takeErrors()).toEqual([expect.stringContaining('the bucket of another database')]);
    s3.change('network', mark);
  });
});

describe('With files in S3, a copy of one’s data', () => {
  async function makeCopy() {
    const token = await accounts.open(newPerson());
    await cms.post('/api/user-profile/photo', buildForm({ photo: { bytes: await buildPng() } }), { token });
    await cms.post('/api/user-profile/upload-cv', buildForm({ cv: { bytes: buildPdf(200_000), name: 'a.pdf' } }), {
      token,
    });
    await cms.post('/api/my-data', {}, { token });
    const { id } = await vi.waitFor(
      async () => {
        const found = await cms.data<DataExport>('/api/my-data', { token });
        expect(found.state).toBe('ready');
        return found;
      },
      { timeout: 20_000, interval: 100 },
    );
    return { token, path: `/api/my-data/${id}`, key: `private-files/${id}` };
  }

  it('is sealed on its way, has photo and CV in it, and leaves nothing on the disk', async () => {
    const { token, path, key } = await makeCopy();
    expect(s3.read(key).includes('account.json')).toBe(false);
    const { status, bytes } = await cms.get(path, { token });
    expect(status).toBe(200);
    const { files } = await JSZip.loadAsync(bytes);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['account.json', expect.stringMatching(/^profile\/profile_photo_.*\.png$/)]),
    );
    expect((await files['profile/a.pdf']?.async('nodebuffer'))?.equals(buildPdf(200_000))).toBe(true);
    expect(cms.filesOnDisk()).toEqual([]);
  });

  it('that is damaged in its middle breaks off, and is never taken for whole', async () => {
    const { token, path, key } = await makeCopy();
    const bytes = s3.read(key);
    bytes[bytes.length - 1000] = (bytes.at(-1000) ?? 0) ^ 1;
    s3.change(key, bytes);
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined); // Koa’s word for a broken stream
    await expect(cms.get(path, { token })).rejects.toThrow();
    told.mockRestore();
    cms.takeErrors();
  });
});

describe('With files in S3, a picture of the media library', () => {
  async function uploadPicture(bytes: Buffer, name = 'Harbour at dusk.png') {
    const token = await newStaff(cms, 'strapi-editor');
    const { status, bytes: said } = await cms.post(
      '/upload',
      buildForm({ files: { bytes, name, type: 'image/png' } }),
      {
        token,
      },
    );
    return { status, token, file: (JSON.parse(said.toString()) as { id: number; url: string }[])[0] };
  }

  it('is read at its address on our own origin, with type, length and tag, whole, in part, or not again', async () => {
    const { file, token } = await uploadPicture(await buildPng());
    const url = file?.url ?? '';
    expect(url).toMatch(/^\/uploads\/Harbour_at_dusk_[0-9a-f]+\.png$/);
    const bytes = cms.readStored(`public${url}`);
    const { status, headers, bytes: got } = await cms.get(url);
    expect({ status, length: headers.get('content-length'), type: headers.get('content-type') }).toEqual({
      status: 200,
      length: String(bytes.length),
      type: 'image/png',
    });
    expect(got.equals(bytes)).toBe(true);
    expect(headers.get('cache-control')).toBe('max-age=0');
    expect(headers.get('last-modified')).toMatch(/GMT$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect([...headers.keys()].filter((name) => name.startsWith('x-amz'))).toEqual([]);
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const had of [etag, `W/${etag}`]) {
      const again = await cms.get(url, { headers: { 'If-None-Match': had } });
      expect({ status: again.status, length: again.bytes.length }).toEqual({ status: 304, length: 0 });
    }
    const part = await cms.get(url, { headers: { Range: 'bytes=10-19' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${bytes.length}`);
    expect(part.bytes.equals(bytes.subarray(10, 20))).toBe(true);
    expect((await cms.get(url, { headers: { Range: `bytes=${bytes.length}-` } })).status).toBe(416);
    expect((await cms.get(url, { headers: { Range: 'bytes=0-1,5-6' } })).status).toBe(200);
    const head = await fetch(cms.url + url, { method: 'HEAD' });
    expect({ status: head.status, length: head.headers.get('content-length') }).toEqual({
      status: 200,
      length: String(bytes.length),
    });
    expect((await cms.call('DELETE', `/upload/files/${file?.id}`, undefined, { token })).status).toBe(200);
    expect((await cms.get(url)).status).toBe(404);
    expect(cms.isStored(`public${url}`)).toBe(false);
  });

  it('that was kept in a folder before goes from the bucket with its row', async () => {
    const { file, token } = await uploadPicture(await buildPng());
    expect(await rowOf(cms.db('files').where({ id: file?.id }).first('provider'))).toEqual({ provider: 'local' });
    await cms.call('DELETE', `/upload/files/${file?.id}`, undefined, { token });
    expect(s3.keys('public/uploads/').filter((key) => `/${key}` === `/public${file?.url}`)).toEqual([]);
  });

  it('is all that can be read of the bucket', async () => {
    const { reference } = await sendIntake();
    const { key } = await passportOf(reference);
    const before = s3.answered.length;
    for (const path of [
      `/uploads/../../${key}`,
      `/uploads/..%2f..%2f${key.replace('/', '%2f')}`,
      `/uploads/%2e%2e/%2e%2e/${key}`,
      `/uploads/..%5c..%5c${key.replace('/', '%5c')}`,
      '/uploads/..',
      '/uploads/.hidden',
      '/uploads/%2e%2e%2fnetwork',
      '/uploads/%00',
      '/uploads/%ff',
      '/uploads/',
      '/uploads',
      `/${key}`,
      '/network',
      '/uploads/a?prefix=private-files',
    ]) {
      const { status } = await rawRequest(cms.url, { path });
      expect({ path, status }).toEqual({ path, status: expect.toSatisfy((code: number) => code >= 400 && code < 500) });
    }
    expect(s3.answered.slice(before).filter((asked) => !asked.startsWith('GET public/uploads/'))).toEqual([]);
    cms.takeErrors(); // Strapi logs what fails outside of /api
  });
});

inThoroughRuns(() => {
  describe('S3 that is away', () => {
    const ready = { traffic: 'ok', database: 'ok', tables: 'ok', space: 'ok' };
    const readiness = async () => {
      const { status, body } = await cms.get('/readyz');
      return { ...(body as unknown as { checks: object }), status };
    };

    it.each([
      ['does not answer', () => s3.stop()],
      ['takes requests and says nothing', () => void (s3.isSilent = true)],
    ])(
      'and %s makes what needs it a 503 in words, leaves nothing half done, and is used again once it is back',
      async (_, act) => {
        const { reference } = await sendIntake();
        const { path } = await passportOf(reference);
        const token = await cms.tokenOf('coordinator');
        expect(await readiness()).toMatchObject({ status: 200, checks: { ...ready, files: 'ok' } });
        const before = await cms.traces();
        await act();
        const language = (one: (typeof locales)[number]) => ({ language: one });
        const [upload, ...answers] = await Promise.all([
          cms.get('/uploads/any.png'),
          ...locales.map((one) => cms.post('/api/travel-intake', buildIntake(), language(one))),
          ...locales.map((one) => cms.get(path, { token, ...language(one) })),
        ]);
        for (const [n, { status, headers, body }] of answers.entries()) {
          expect({ status, body }).toEqual({
            status: 503,
            body: { success: false, message: messageText(locales[n % locales.length] ?? 'en', 'error.unavailable') },
          });
          expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
        }
        expect({ status: upload.status, retry: upload.headers.get('retry-after') }).toEqual({
          status: 503,
          retry: '5',
        });
        expect(await readiness()).toMatchObject({ status: 503, checks: { ...ready, files: 'away' } });
        expect((await cms.get('/healthz')).status).toBe(200);
        expect((await cms.get('/api/job-opportunities?sort=deadline')).status).toBe(200);
        expect((await cms.get('/api/user', { token })).status).toBe(200);
        // Once, however much fails.
        expect(cms.takeErrors()).toEqual([expect.stringMatching(/^S3 does not (take|give) files \(E[A-Z]+\)/)]);

        s3.isSilent = false;
        await s3.start();
        await vi.waitUntil(async () => (await readiness()).status === 200, { timeout: 15_000 });
        expect(await cms.traces()).toEqual(before);
        expect((await cms.get(path, { token })).status).toBe(200);
        await sendIntake();
      },
      60_000,
    );

    it('keeps an editor’s picture out, in words, and leaves no row of it', async () => {
      const token = await newStaff(cms, 'strapi-editor');
      const rows = await cms.count('files');
      await s3.stop();
      const { status, bytes } = await cms.post(
        '/upload',
        buildForm({ files: { bytes: await buildPng(), name: 'a.png', type: 'image/png' } }),
        { token },
      );
      expect(status).toBe(503);
      expect(bytes.toString()).toContain('Service Unavailable');
      expect(await cms.count('files')).toBe(rows);
      cms.takeErrors();
    });

    it('lets a CV be replaced whose old file it cannot erase any more, and sweeps that later', async () => {
      const token = await accounts.open(newPerson());
      const sendCv = (size: number) =>
        cms.post('/api/user-profile/upload-cv', buildForm({ cv: { bytes: buildPdf(size) } }), { token });
      expect((await sendCv(2000)).status).toBe(200);
      const { id: old } = await rowOf<{ id: string }>(cms.db('private_files').where({ size: 2000 }).first('id'));
      s3.before = (method) => {
        if (method === 'DELETE') throw new Error('The bucket forgets to answer');
      };
      expect((await sendCv(3000)).status).toBe(200);
      s3.before = () => undefined;
      const { id } = await rowOf<{ id: string }>(cms.db('private_files').where({ size: 3000 }).first('id'));
      expect([cms.isStored(`private-files/${id}`), cms.isStored(`private-files/${old}`)]).toEqual([true, true]);
      await sweep(Date.now() + 2 * hourMs);
      expect([cms.isStored(`private-files/${id}`), cms.isStored(`private-files/${old}`)]).toEqual([true, false]);
      cms.takeErrors();
    });
  });
});

profileFileFacts(cms, sink);
