import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { goodPassword, newPerson, useAccounts } from '../support/accounts.js';
import type { Cms } from '../support/cms.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { makeSubmission } from '../support/submissions.js';

type Job = (now: number) => Promise<void>;

const monthMs = 31 * 86_400_000;

/** What SQLite has deleted stays in its file, and in what an index of words keeps, unless it is told otherwise. */
export function erasedWordFacts(cms: Cms, sink: SmtpSink): void {
  const accounts = useAccounts(cms, sink);
  const inFile = async (word: string) => {
    await cms.db.raw('pragma wal_checkpoint(truncate)');
    const { filename } = cms.db.client.config.connection as { filename: string };
    return readFileSync(filename, 'latin1').toLowerCase().split(word).length - 1;
  };
  const inIndex = async (word: string) => {
    const blocks: Buffer[] = await cms.db('listing_members_search_data').pluck('block');
    return blocks.filter((block) => block.toString('latin1').includes(word)).length;
  };

  const eraseClosed = () =>
    cms
      .module<Record<'eraseClosedAccounts', Job>>('src/api/privacy/erase-accounts.js')
      .eraseClosedAccounts(Date.now() + monthMs);

  describe('Somebody who was erased', () => {
    it('has left no word in the file of the database, nor in the index of words', async () => {
      const email = newPerson();
      const token = await accounts.open(email, goodPassword, { lastName: 'Qvxwords' });
      const written = {
        firstName: 'Qvxwords',
        headline: 'Reader of qvxwords',
        biography: '<p>All about qvxwords.</p>',
      };
      expect((await cms.post('/api/user-profile', { locale: 'en', ...written }, { token })).status).toBe(200);
      expect([await inFile('qvxwords'), await inIndex('qvxwords')].every((times) => times > 0)).toBe(true);
      expect((await cms.post('/api/my-account/delete', { password: goodPassword }, { token })).status).toBe(200);
      await eraseClosed();
      expect(await accounts.userRow(email)).toBeUndefined();
      expect([await inIndex('qvxwords'), await inFile('qvxwords')]).toEqual([0, 0]);
    });

    it('has left none of what they had sent, nor in the index that records are found by', async () => {
      const email = newPerson();
      const token = await accounts.open(email, goodPassword);
      const { reference } = await makeSubmission(cms, 'travel-intakes');
      const sent = cms.db('travel_intakes').where({ reference });
      await sent.clone().update({ full_name: 'Qvzsender', email_address: email });
      const inRecords = async () => {
        const blocks: Buffer[] = await cms.db('travel_intakes_search_data').pluck('block');
        return blocks.filter((block) => block.toString('latin1').includes('qvzsender')).length;
      };
      expect(await inRecords()).toBeGreaterThan(0);
      expect((await cms.post('/api/my-account/delete', { password: goodPassword }, { token })).status).toBe(200);
      await eraseClosed();
      expect(await sent.first('full_name')).toEqual({ full_name: '—' });
      expect([await inRecords(), await inFile('qvzsender')]).toEqual([0, 0]);
    });
  });
}
