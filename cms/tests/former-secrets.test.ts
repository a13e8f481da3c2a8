import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { previewText, type Preview } from '@scholars/contract/preview';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import { demoPassword, people, rowOf, useCms } from './support/cms.js';
import { startCmsProcess } from './support/cms-process.js';
import { secret as formerSecret } from './support/places.js';
import { restoreElsewhere, runProductCommand } from './support/product-command.js';
import { request } from './support/request.js';
import { inThoroughRuns } from './support/short-run.js';

const secret = 'a new secret, which is as long as it must be';
// The demo's data were filled in, and its files sealed, by the former one.
const cms = useCms({ env: { SECRET: secret, SECRET_FALLBACKS: `${formerSecret}, ` } });
const folder = mkdtempSync(join(tmpdir(), 'scholars-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As `sealed-bytes.ts` says it: key number, nonce, tag, ciphertext. */
const keyOf = (of: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', of, 'scholars-network', `${purpose}-1`, 32));

function sealBy(of: string, purpose: string, id: string, content: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(of, purpose), nonce).setAAD(Buffer.from(id));
  const body = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([Buffer.from([1]), nonce, cipher.getAuthTag(), body]);
}

function openBy(of: string, purpose: string, id: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(of, purpose), sealed.subarray(1, 13))
    .setAAD(Buffer.from(id))
    .setAuthTag(sealed.subarray(13, 29));
  return Buffer.concat([decipher.update(sealed.subarray(29)), decipher.final()]).toString();
}

const resealAll = () => cms.module<{ resealAll(): Promise<void> }>('src/composition/reseal.js').resealAll();
const portalKeyOf = (of: string) => createHmac('sha256', of).update('portal-key').digest('hex');

describe('What a former secret has sealed', () => {
  it.each([
    ['mail_jobs', 'id', 'payload', 'mail-jobs', 'base64'],
    ['second_factors', 'user_id', 'sealed_secret', 'second-factors', 'base64'],
    ['push_subscriptions', 'id', 'sealed', 'push-subscriptions', 'base64'],
    ['event_invitations', 'code_hash', 'code_sealed', 'event-invitation-codes', 'base64url'],
  ] as const)(
    'is sealed anew in %s, and left where nobody can open it',
    async (table, idColumn, column, purpose, as) => {
      const [first, second] = await twoRowsOf(table);
      const idOf = (row: Record<string, unknown>) => String(row[idColumn]);
      const put = (row: Record<string, unknown>, sealed: string) =>
        cms
          .db(table)
          .where(idColumn, row[idColumn] as string)
          .update(column, sealed); // an id
      const unknown = sealBy('a secret that nobody has any more 01234', purpose, idOf(second), 'lost').toString(as);
      await put(first, sealBy(formerSecret, purpose, idOf(first), 'kept').toString(as));
      await put(second, unknown);

      await resealAll();

      const read = async (row: Record<string, unknown>) =>
        (
          await cms
            .db(table)
            .where(idColumn, row[idColumn] as string)
            .first(column)
        )[column] as string; // as above
      expect(openBy(secret, purpose, idOf(first), Buffer.from(await read(first), as))).toBe('kept');
      expect(await read(second)).toBe(unknown);
      expect(cms.logged.at(-1)).toMatch(/^Sealed anew by SECRET: \d+; left, as no accepted secret opens them: [1-9]/);
      await cms
        .db(table)
        .where(idColumn, second[idColumn] as string)
        .delete();
      if (table !== 'event_invitations')
        await cms
          .db(table)
          .where(idColumn, first[idColumn] as string)
          .delete();
    },
  );

  it('are files too, whose rows say so, and long ones as well', async () => {
    const { writeLongPrivateFile } = cms.module<{
      writeLongPrivateFile(id: string, content: AsyncIterable<Buffer>): Promise<void>;
    }>('src/platform/private-files/store.js');
    const row = await rowOf(cms.db('private_files').whereNull('erased_at').first());
    const long = { ...row, id: randomUUID(), sha256: '', kind: 'none' };
    await writeLongPrivateFile(long.id, parts());
    await cms.db('private_files').insert(long);
    await cms.db('private_files').update({ sealed_by: null });
    await cms.db('private_files').where({ id: row.id }).update({ sealed_by: 'of-a-former' });
    const former = Buffer.concat([Buffer.from('SNF1'), sealBy(formerSecret, 'private-files', row.id, 'a passport')]);
    writeFileSync(join(cms.dataDir, 'private-files', row.id), former);
    await resealAll();
    const marks: string[] = await cms
      .db('private_files')
      .whereNull('erased_at')
      .distinct('sealed_by')
      .pluck('sealed_by');
    expect(marks).toEqual([expect.stringMatching(/^[0-9a-f]{12}$/)]);
    const after = cms.readStored(`private-files/${row.id}`);
    expect(openBy(secret, 'private-files', row.id, after.subarray(4))).toBe('a passport');
    await resealAll();
    expect(cms.readStored(`private-files/${row.id}`).equals(after)).toBe(true);
    await cms.db('private_files').where({ id: long.id }).delete();
  });

  inThoroughRuns(() => {
    it('opens once the former secret is gone, on another machine too', async () => {
      await resealAll();
      const restored = join(mkdtempSync(join(folder, 'elsewhere-')), 'data');
      await restoreElsewhere({ DATA_DIR: cms.dataDir, SECRET: secret }, { DATA_DIR: restored, SECRET: secret });
      const alone = await startCmsProcess(restored, { SECRET: secret });
      try {
        const sign = { email: people.coordinator, password: demoPassword };
        const { body } = await request<{ token: string }>(alone.url, 'POST', '/api/login', sign, {});
        const { token } = (body as { data: { token: string } }).data;
        const ask = (path: string) =>
          request(alone.url, 'GET', `/api/backoffice/travel-intakes${path}`, undefined, { token });
        const { data } = JSON.parse((await ask('')).bytes.toString()) as { data: { documentId: string }[] };
        const opened = await Promise.all(
          data.map(async ({ documentId }) => {
            const detail = (await ask(`/${documentId}/detail`)).body as { data: SubmissionDetail };
            const files = detail.data.files.filter(({ erasedAt }) => !erasedAt);
            return Promise.all(files.map(async ({ id }) => (await ask(`/${documentId}/files/${id}`)).status));
          }),
        );
        expect(opened.flat().length).toBeGreaterThan(0);
        expect(new Set(opened.flat())).toEqual(new Set([200]));
      } finally {
        await alone.end('SIGTERM');
      }
    });
  });
});

describe('What a former secret has signed', () => {
  it('proves the portal, which may be restarted before or after', () => {
    const { provesPortal } = cms.module<{ provesPortal(key: string): boolean }>(
      'src/platform/contract/visitor-address.js',
    );
    expect([secret, formerSecret, `${secret} no more`].map((one) => provesPortal(portalKeyOf(one)))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('shows a draft', () => {
    const { readPreview } = cms.module<{ readPreview(token: string): Preview | undefined }>(
      'src/platform/content/previewed.js',
    );
    const preview: Preview = {
      kind: 'page',
      documentId: 'a'.repeat(24),
      status: 'draft',
      expiresAt: Date.now() + 60_000,
    };
    const tokenBy = (of: string) => {
      const key = createHmac('sha256', of).update('preview-key').digest();
      return `${previewText(preview)}.${createHmac('sha256', key).update(previewText(preview)).digest('base64url')}`;
    };
    expect(readPreview(tokenBy(secret))).toEqual(preview);
    expect(readPreview(tokenBy(formerSecret))).toEqual(preview);
    expect(readPreview(tokenBy('nobody’s secret, 0123456789 0123456789'))).toBeUndefined();
  });

  it('knows a browser', () => {
    const { findKnownBrowser } = cms.module<{
      findKnownBrowser(given: string, account: { id: number; password: string }): string | undefined;
    }>('src/api/account/known-browsers.js');
    const account = { id: 7, password: 'hash' };
    const tokenBy = (of: string) => {
      const key = Buffer.from(hkdfSync('sha256', of, 'scholars-network', 'known-browser', 32));
      const said = `7.${'b'.repeat(16)}.${Date.now()}`;
      return `${said}.${createHmac('sha256', key).update(`${said}.hash`).digest('base64url')}`;
    };
    expect(findKnownBrowser(tokenBy(secret), account)).toBe('b'.repeat(16));
    expect(findKnownBrowser(tokenBy(formerSecret), account)).toBe('b'.repeat(16));
    expect(findKnownBrowser(tokenBy('nobody’s secret, 0123456789 0123456789'), account)).toBeUndefined();
  });
});

describe('A backup that was made under a former secret', () => {
  it('is restored where that one is still accepted, and nowhere else', async () => {
    const backup = join(folder, 'backup');
    await runProductCommand('backup', [backup], { DATA_DIR: cms.dataDir, SECRET: formerSecret });
    const target = { DATA_DIR: join(folder, 'target'), SECRET: secret };
    const refused = await runProductCommand('restore', [backup], target);
    expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('another SECRET') });
    const taken = await runProductCommand('restore', [backup], { ...target, SECRET_FALLBACKS: formerSecret });
    expect(taken).toMatchObject({ code: 0 });
  });
});

async function* parts() {
  yield Buffer.alloc(100_000, 'a');
  yield Buffer.alloc(50_000, 'b');
}

/** They wait, as there is no mail server. */
async function sendTwoMails() {
  for (const email of [people.member, people.other]) await cms.post('/api/request-reset-password', { email });
}

/** Of each table two rows; those that the demo has none of are made. */
async function twoRowsOf(table: string): Promise<[Record<string, unknown>, Record<string, unknown>]> {
  const users: number[] = await cms.db('up_users').limit(2).pluck('id');
  const made: Record<string, (n: number) => Record<string, unknown>> = {
    second_factors: (n) => ({
      user_id: users[n],
      session_id: randomUUID(),
      sealed_secret: '',
      last_step: 0,
      created_at: 1,
    }),
    push_subscriptions: (n) => ({
      id: randomUUID(),
      user_id: users[n],
      session_id: randomUUID(),
      endpoint_hash: randomUUID(),
      sealed: '',
      shows_words: false,
      created_at: 1,
    }),
  };
  const make = made[table];
  if (table === 'mail_jobs') await sendTwoMails();
  if (make) await cms.db(table).insert([make(0), make(1)]);
  const rows: Record<string, unknown>[] = await cms.db(table).limit(2);
  const [first, second] = rows;
  if (!first || !second) throw new Error(`${table} has not two rows`);
  return [first, second];
}
