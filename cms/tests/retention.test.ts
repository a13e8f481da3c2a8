import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import { useCms } from './support/cms.js';

const cms = useCms();
const dayMs = 86_400_000;

interface Housekeeping {
  tidyUp(now?: number): Promise<void>;
}

const tidyUp = (now?: number) => cms.module<Housekeeping>('src/composition/housekeeping.js').tidyUp(now);

/** A passport that is kept still, with the day its guest returns. */
async function keptPassport() {
  const row: { id: string; document_id: string; preferred_return_date: string } | undefined = await cms
    .db('private_files as f')
    .join('travel_intakes as t', 't.document_id', 'f.document_id')
    .whereNull('f.erased_at')
    .orderBy('t.preferred_return_date', 'desc')
    .first('f.id', 'f.document_id', 't.preferred_return_date');
  if (!row) throw new Error('No passport is kept');
  return { ...row, returns: Date.parse(`${row.preferred_return_date}T00:00:00Z`) };
}

async function detailOf(documentId: string) {
  return cms.data<SubmissionDetail>(`/api/backoffice/travel-intakes/${documentId}/detail`, {
    token: await cms.tokenOf('coordinator'),
  });
}

describe('A passport copy', () => {
  it('is kept for ninety days after the return', async () => {
    const { id, returns } = await keptPassport();
    await tidyUp(returns + 90 * dayMs);
    expect(cms.privateFiles()).toContain(id);
  });

  it('is erased after that, and the history says so', async () => {
    const { id, document_id, returns } = await keptPassport();
    await tidyUp(returns + 91 * dayMs);
    const { files, history } = await detailOf(document_id);
    expect(cms.privateFiles()).not.toContain(id);
    expect(files).toMatchObject([{ id, erasedAt: expect.any(String) }]);
    expect(history.at(-1)).toMatchObject({ action: 'file-erased', actor: '', reason: 'passportDocument' });
  });

  it('can no longer be opened then', async () => {
    const erased: { id: string; document_id: string } | undefined = await cms
      .db('private_files')
      .whereNotNull('erased_at')
      .first();
    const path = `/api/backoffice/travel-intakes/${erased?.document_id}/files/${erased?.id}`;
    expect((await cms.get(path, { token: await cms.tokenOf('coordinator') })).status).toBe(404);
  });

  it('is erased once', async () => {
    const before = await cms.count('audit_entries');
    await tidyUp();
    expect(await cms.count('audit_entries')).toBe(before);
  });
  it('that cannot be erased keeps no other from it, and is tried again each time', async () => {
    const past = await cms.db('private_files').where({ kind: 'travel-intakes' }).whereNotNull('erased_at').first();
    if (!past) throw new Error('None was erased');
    const kept = { ...past, erased_at: null };
    const good = { ...kept, id: randomUUID() };
    // Read before the other, as no file has such a name.
    const bad = { ...kept, id: '!' };
    await cms.db('private_files').insert([bad, good]);
    for (const _ of [1, 2]) {
      await tidyUp(Date.now() + 10 * 365 * dayMs);
      expect(cms.takeErrors()).toEqual(['Housekeeping failed: passports (Error)']);
    }
    expect(await cms.db('private_files').where({ id: good.id }).first()).toMatchObject({
      erased_at: expect.anything(),
    });
    await cms.db('private_files').whereIn('id', [good.id, '!']).delete();
  });
});
