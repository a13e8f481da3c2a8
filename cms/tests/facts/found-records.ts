import { describe, expect, it } from 'vitest';
import { gatheringSlug } from '@scholars/contract/fixed-values';
import type { FoundRecord } from '@scholars/contract/queue-work';
import { comparedRows } from '@scholars/contract/queues/search-reach';
import { kindNames as kinds, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type * as FindRecords from '../../src/api/submission/find-records.js';
import type * as RecordWords from '../../src/api/submission/record-words.js';
import { isPostgres } from '../../src/platform/database/dialect.js';
import { people, type Cms } from '../support/cms.js';
import { countQueries } from '../support/count-queries.js';
import { makeSubmission } from '../support/submissions.js';

/** What coordinators find among all submissions, accounts and guests, by some letters of it. */
export function foundRecordFacts(cms: Cms): void {
  const asCoordinator = async () => ({ token: await cms.tokenOf('coordinator') });
  const tableOf = (kind: SubmissionKind) => kind.replaceAll('-', '_');

  describe('A record is found', () => {
    const found = async (q: string) =>
      cms.data<FoundRecord[]>(`/api/backoffice/records?q=${encodeURIComponent(q)}`, await asCoordinator());
    const rename = async (kind: SubmissionKind, title: string) => {
      const { reference, id } = await makeSubmission(cms, kind);
      const column = { 'contact-messages': 'full_name', 'organization-requests': 'organization_name' }[kind as string];
      await cms
        .db(tableOf(kind))
        .where({ reference })
        .update({ [column ?? 'full_name']: title });
      return { reference, id };
    };

    /** What keeps the words of one table. */
    const listKept = async (): Promise<string[]> => {
      const kept = isPostgres(cms.db)
        ? cms.db('pg_indexes').select({ name: 'indexname' }).where('indexname', 'like', 'travel_intakes_search_%')
        : cms.db('sqlite_master').select('name').where({ type: 'trigger', tbl_name: 'travel_intakes' });
      return (await kept.orderBy('name')).map(({ name }: { name: string }) => name);
    };

    it.each(kinds)('among %s by its reference, also a part of it, in any digits', async (kind) => {
      const { reference, id } = await makeSubmission(cms, kind);
      const arabic = reference.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
      for (const q of [reference, reference.toLowerCase(), arabic, reference.slice(0, -1)])
        expect((await found(q)).filter((one) => one.kind === kind)).toContainEqual(
          expect.objectContaining({ id, reference }),
        );
    });

    it.each([
      ['أحمد الكُواري', 'احمد الكواري'],
      ['فاطمة آل إسحاق', 'فاطمه ال اسحاق'],
      ['هُدى مُؤمن', 'هدي مومن'],
      ['علاء الضياء', 'علا الضيا'],
      ['علا الضيا', 'علاء الضياء'],
      ['José Núñez', 'jose nunez'],
      ['ÉMILIE Łukasz', 'emilie lukasz'],
      ['Maryam Al-Mansoori', 'mansoori mary'],
      ['سعيد الخيّاط', 'خياط'],
      ['سعيد خياط', 'الخياط'],
      ['عبد الرحيم أبو بكر', 'الرحيم بكر'],
      ['عبد الرحيم أبو بكر', 'عبدالرحيم ابوبكر'],
    ])('by the name %s, written %s', async (name, written) => {
      const { id } = await rename('travel-intakes', name);
      for (const q of [name, written]) expect((await found(q)).map((one) => one.id)).toContain(id);
    });

    it('by the number of its reference without the zeros before it', async () => {
      const { id, reference } = await makeSubmission(cms, 'travel-intakes');
      expect((await found(String(Number(reference.slice(-6))))).map((one) => one.id)).toContain(id);
    });

    it('by how its words begin, and by its parts in no other order', async () => {
      const { id, reference } = await rename('travel-intakes', 'Zubayda Qvintal');
      await cms.db('travel_intakes').where({ reference }).update({ email_address: 'zuby.qvi@records.example' });
      const foundBy = async (q: string) => (await found(q)).some((one) => one.id === id);
      for (const q of ['zub', 'qvint zubay', 'zuby.qvi@rec', 'qvi@records.example'])
        expect(await foundBy(q)).toBe(true);
      for (const q of ['qvintala', 'qvi.zuby']) expect(await foundBy(q)).toBe(false);
    });

    it('by what stands within a word where none begins so, and is new enough to be compared', async () => {
      const { id, reference } = await rename('travel-intakes', 'Zubayda Vqbinding');
      const other = await rename('contact-messages', 'Qbin Otieno');
      const ids = async (q: string) => (await found(q)).map((one) => one.id);
      expect(await ids('vqbinding')).toEqual([id]);
      expect(await ids('qbin')).toEqual([other.id]);
      expect(await ids('qbind')).toEqual([id]);
      expect((await ids('*qbin')).sort()).toEqual([id, other.id].sort());
      const row = cms.db('travel_intakes').where({ reference });
      await row.clone().update({ id: -comparedRows });
      expect(await ids('qbind')).toEqual([]);
      await row.delete();
    });

    it('by a name with its article in one word with it, written without', async () => {
      const { id } = await rename('travel-intakes', 'Hamad Alqvuwari');
      expect((await found('hamad qvuwari')).map((one) => one.id)).toEqual([id]);
    });

    it('by the name that it has now, and by none once it is gone', async () => {
      const { id, reference } = await rename('travel-intakes', 'Qvfirst');
      const foundBy = async (q: string) => (await found(q)).some((one) => one.id === id);
      expect(await foundBy('qvfirst')).toBe(true);
      await cms.db('travel_intakes').where({ reference }).update({ full_name: 'Qvsecond' });
      expect([await foundBy('qvfirst'), await foundBy('qvsecond')]).toEqual([false, true]);
      await cms.db('travel_intakes').where({ reference }).delete();
      expect(await foundBy('qvsecond')).toBe(false);
    });

    it('also where the database had lost what keeps its words, after a start that asks once where it has not', async () => {
      const { keepRecordWords } = cms.module<typeof RecordWords>('src/api/submission/record-words.js');
      const lost = await listKept();
      expect(lost.length).toBeGreaterThan(0);
      for (const name of lost) await cms.db.raw(`drop ${isPostgres(cms.db) ? 'index' : 'trigger'} ??`, [name]);
      const { id } = await rename('travel-intakes', 'Qvlost');
      await keepRecordWords();
      expect((await found('qvlost')).map((one) => one.id)).toContain(id);
      expect(await listKept()).toEqual(lost);
      expect(await countQueries(cms, keepRecordWords)).toBe(1);
    });

    it('by an address, among accounts too, and by nothing that stands in no record', async () => {
      const accounts = await found(people.member);
      expect(accounts).toContainEqual(expect.objectContaining({ kind: 'member-accounts', status: '', reference: '' }));
      expect(await found('nobody-of-that-name-xyz')).toEqual([]);
      expect(await found('%')).toEqual([]);
      expect(await found('')).toEqual([]);
    });

    it('among the guests of the gathering, by name and address, and of no other event', async () => {
      const invite = async () => {
        const data = { fullName: 'Petra Quinceñera', emailAddress: 'guest@quince.example', language: 'en' };
        const { documentId } = await cms.strapi
          .documents('api::event-invitation.event-invitation')
          .create({ data: { ...data, eventSlug: gatheringSlug, maxGuests: 0 } as never });
        return documentId;
      };
      const [id, elsewhere] = [await invite(), await invite()];
      await cms.db('event_invitations').where({ document_id: elsewhere }).update({ event_slug: 'another-meeting' });
      for (const q of ['petra quincenera', 'guest@quince'])
        expect(await found(q)).toEqual([
          expect.objectContaining({
            kind: 'event-invitations',
            id,
            title: 'Petra Quinceñera',
            reference: '',
            status: '',
          }),
        ]);
    });

    it('with one query, however much is found, and with two where no word begins so', async () => {
      const ask = cms.module<typeof FindRecords>('src/api/submission/find-records.js');
      for (const [q, queries] of [
        ['a', 1],
        ['amina otieno', 1],
        ['nobody-of-that-name', 2],
      ] as const)
        expect(await countQueries(cms, () => ask.findRecords(q, { queues: null, userId: 0 }))).toBe(queries);
    });
  });
}
