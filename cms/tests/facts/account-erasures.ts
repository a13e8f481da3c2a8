import { describe, expect, it, vi } from 'vitest';
import type { User } from '@scholars/contract/account';
import { goodPassword, newPerson, useAccounts } from '../support/accounts.js';
import { busyPerson } from '../support/busy-person.js';
import type { Cms } from '../support/cms.js';
import { dumpDatabase } from '../support/database-dump.js';
import { usePrivacy } from '../support/privacy.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { findByReference } from '../support/submissions.js';

const dayMs = 86_400_000;

/** The erasure of an account, which leaves nothing that tells of its person. */
export function accountErasureFacts(cms: Cms, sink: SmtpSink): void {
  const accounts = useAccounts(cms, sink);
  const { mailed, profileOf, isListed, close, eraseAt, copyOf } = usePrivacy(cms, sink);

  describe('The erasure of an account', () => {
    it('takes back what others were told of its person, also by an earlier name', async () => {
      const [email, friend] = [newPerson(), newPerson()];
      const [token, theirs] = [await accounts.open(email), await accounts.open(friend)];
      await cms.post('/api/user-profile', { firstName: 'Zarqaa', lastName: 'Before' }, { token });
      const { memberId } = await cms.data<User>('/api/user', { token: theirs });
      expect((await cms.post('/api/connections', { memberId }, { token })).status).toBe(200);
      const told = async () => JSON.stringify(await cms.data('/api/user-notifications', { token: theirs }));
      expect(await told()).toContain('Zarqaa Before');
      await cms.post('/api/user-profile', { firstName: 'Another', lastName: 'Name' }, { token });
      await close(token);
      await eraseAt(Date.now() + 31 * dayMs);
      expect(await told()).not.toContain('Zarqaa Before');
    });

    it(
      'comes after thirty days, and leaves nothing that tells of its person in any table or file',
      { timeout: 60_000 },
      async () => {
        const mark = 'Qirmizi';
        const filesBefore = cms.privateFiles();
        const { email, token, application, request, intake } = await busyPerson(cms, accounts, mark);
        await copyOf(token);
        const { slug, id } = await profileOf(token);
        const { id: userId } = await accounts.userRow(email);
        expect((await dumpDatabase(cms)).toLowerCase()).toContain(mark.toLowerCase());
        await close(token);
        await eraseAt(Date.now() + 29 * dayMs);
        expect(await accounts.userRow(email)).toBeDefined();
        await eraseAt(Date.now() + 31 * dayMs);
        await mailed(email, 'is erased');
        await vi.waitUntil(async () => (await cms.count('mail_jobs', { state: 'queued' })) === 0, { timeout: 10_000 });

        expect(await accounts.userRow(email)).toBeUndefined();
        const dump = (await dumpDatabase(cms)).toLowerCase();
        const lines = dump.split('\n').filter((line) => line.includes(mark.toLowerCase()));
        expect(lines.map((line) => line.slice(0, line.indexOf(mark.toLowerCase()) + 40).slice(-300))).toEqual([]);
        expect(dump).not.toContain(id.toLowerCase());
        expect(cms.privateFiles().filter((name) => !filesBefore.includes(name))).toEqual([]);
        expect(await isListed(slug)).toBe(false);
        expect(await cms.count('account_sessions', { user_id: userId })).toBe(0);
        expect((await accounts.login(email, goodPassword)).status).toBe(401);

        // What others have worked on stays, and is nobody's.
        for (const [kind, reference] of [
          ['applications', application],
          ['travel-requests', request],
          ['travel-intakes', intake],
        ] as const) {
          const detail = await findByReference(cms, kind, reference);
          expect(detail).toMatchObject({ reference, fields: { fullName: '—', emailAddress: '' } });
          expect(detail.files).toEqual([expect.objectContaining({ erasedAt: expect.any(String) })]);
          expect(detail.history.map(({ action }) => action)).toContain('file-erased');
        }
        expect(await findByReference(cms, 'applications', application)).toMatchObject({
          status: 'withdrawn',
          fields: { opportunityTitle: 'Fellowships in Groundwater Sustainability' },
        });
        // The address is free again.
        expect((await accounts.register(email)).status).toBe(200);
      },
    );

    it('that breaks off is begun again, and keeps nobody else’s from it', async () => {
      const [first, second] = [newPerson(), newPerson()];
      for (const email of [first, second]) await close(await accounts.open(email));
      const { id } = await accounts.userRow(first);
      const { personalParts } = cms.module<{
        personalParts(): Map<string, { erase?: (person: { userId: number }) => Promise<void> }>;
      }>('src/platform/personal-data/personal-parts.js');
      const account = personalParts().get('account');
      if (!account?.erase) throw new Error('No such part');
      const spy = vi.spyOn(account, 'erase').mockImplementationOnce(() => Promise.reject(new Error('cut')));
      await expect(eraseAt(Date.now() + 31 * dayMs)).rejects.toThrow('1 accounts were not erased');
      spy.mockRestore();
      expect([await accounts.userRow(first), await accounts.userRow(second)].filter(Boolean)).toHaveLength(1);
      expect((await accounts.login(first, goodPassword)).status).toBe(401);
      await eraseAt(Date.now() + 31 * dayMs);
      expect(await accounts.userRow(first)).toBeUndefined();
      expect(await cms.count('account_closings', { user_id: id })).toBe(0);
    });
  });
}
