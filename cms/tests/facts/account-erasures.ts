import { describe, expect, it, vi } from 'vitest';
import type { User } from '@scholars/contract/account';
import { goodPassword, newPerson, useAccounts } from '../support/accounts.js';
import { busyPerson } from '../support/busy-person.js';
import type { Cms } from '../support/cms.js';
import { dumpDatabase } from '../support/database-dump.js';
import { usePrivacy } from '../support/privacy.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { askDesk, newStaff } from '../support/staff.js';
import { findByReference } from '../support/submissions.js';

const dayMs = 86_400_000;
const desk = '/content-manager/collection-types/plugin::users-permissions.user';
let apart = 700_000_000;

/** The next account gets a number that is nothing else's, so that whatever names it by that is found. */
async function countOn(cms: Cms): Promise<void> {
  apart += 1_234_567;
  const isSqlite = cms.strapi.db.dialect.client === 'sqlite';
  await (isSqlite
    ? cms.db('sqlite_sequence').where({ name: 'up_users' }).update({ seq: apart })
    : cms.db.raw("select setval('up_users_id_seq', ?)", [apart]));
}

const around = (line: string, word: string) => line.slice(0, line.indexOf(word) + 40).slice(-300);

/** The erasure of an account, which leaves nothing that tells of its person. */
export function accountErasureFacts(cms: Cms, sink: SmtpSink): void {
  const accounts = useAccounts(cms, sink);
  const { mailed, profileOf, isListed, close, eraseAt, copyOf } = usePrivacy(cms, sink);

  /** Somebody busy, whose number no other row has. */
  async function marked(mark: string) {
    const filesBefore = cms.filesOnDisk();
    await countOn(cms);
    const person = await busyPerson(cms, accounts, mark);
    const { id } = await profileOf(person.token);
    const { id: userId } = await accounts.userRow(person.email);
    expect((await dumpDatabase(cms)).toLowerCase()).toContain(mark.toLowerCase());
    return { ...person, words: [mark, id, String(userId)], filesBefore };
  }

  async function expectNothingOf({
    email,
    words,
    filesBefore,
  }: Pick<Awaited<ReturnType<typeof marked>>, 'email' | 'words' | 'filesBefore'>) {
    await vi.waitUntil(async () => (await cms.count('mail_jobs', { state: 'queued' })) === 0, { timeout: 10_000 });
    expect(await accounts.userRow(email)).toBeUndefined();
    const lines = (await dumpDatabase(cms)).toLowerCase().split('\n');
    for (const word of words.map((one) => one.toLowerCase()))
      expect(lines.filter((line) => line.includes(word)).map((line) => around(line, word))).toEqual([]);
    expect(cms.filesOnDisk().filter((name) => !filesBefore.includes(name))).toEqual([]);
  }

  const documentOf = async (email: string): Promise<string> => (await accounts.userRow(email)).document_id;

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
        const person = await marked('Qirmizi');
        const { email, token } = person;
        await copyOf(token);
        const { slug } = await profileOf(token);
        await close(token);
        await eraseAt(Date.now() + 29 * dayMs);
        expect(await accounts.userRow(email)).toBeDefined();
        await eraseAt(Date.now() + 31 * dayMs);
        await mailed(email, 'is erased');
        await expectNothingOf(person);
        expect(await isListed(slug)).toBe(false);
        expect((await accounts.login(email, goodPassword)).status).toBe(401);

        // What others have worked on stays, and is nobody's.
        const { application, request, intake } = person;
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

    it(
      'leaves as little where staff delete the account at the desk, alone or among others',
      { timeout: 60_000 },
      async () => {
        const staff = await newStaff(cms, 'strapi-super-admin');
        const alone = await marked('Banafsaji');
        await copyOf(alone.token);
        const deleted = await askDesk(cms, staff, 'DELETE', `${desk}/${await documentOf(alone.email)}`);
        expect(deleted.status).toBe(200);
        await mailed(alone.email, 'is erased');
        await expectNothingOf(alone);

        await countOn(cms);
        const several = [await accounts.person(), await accounts.person()];
        const documentIds = await Promise.all(several.map(({ email }) => documentOf(email)));
        const together = await askDesk(cms, staff, 'POST', `${desk}/actions/bulkDelete`, { documentIds });
        expect(together.status).toBe(200);
        for (const { token } of several) expect((await cms.get('/api/user', { token })).status).toBe(401);
        for (const { email, id } of several) {
          await mailed(email, 'is erased');
          await expectNothingOf({ email, words: [email, String(id)], filesBefore: cms.filesOnDisk() });
        }
      },
    );

    it('of an address that nobody has confirmed is that of its entry, and tells nobody', async () => {
      const staff = await newStaff(cms, 'strapi-super-admin');
      const email = newPerson();
      await accounts.register(email);
      const path = `${desk}/${await documentOf(email)}`;
      expect((await askDesk(cms, staff, 'DELETE', path)).status).toBe(200);
      expect(await accounts.userRow(email)).toBeUndefined();
      expect(await cms.count('account_closings')).toBe(0);
    });

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
