import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { goodPassword, newPerson, useAccounts } from '../support/accounts.js';
import type { Cms } from '../support/cms.js';
import type { SmtpSink } from '../support/smtp-sink.js';

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
      const { eraseClosedAccounts } = cms.module<Record<'eraseClosedAccounts', Job>>(
        'src/api/privacy/erase-accounts.js',
      );
      await eraseClosedAccounts(Date.now() + monthMs);
      expect(await accounts.userRow(email)).toBeUndefined();
      expect([await inIndex('qvxwords'), await inFile('qvxwords')]).toEqual([0, 0]);
    });
  });
}
