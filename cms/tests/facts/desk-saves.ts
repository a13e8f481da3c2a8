import { beforeAll, describe, expect, it, vi } from 'vitest';
import { isPostgres } from '../../src/platform/database/dialect.js';
import { useAccounts } from '../support/accounts.js';
import type { Cms } from '../support/cms.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { askDesk, newStaff } from '../support/staff.js';

const members = 'api::member.member';
const accounts = 'plugin::users-permissions.user';

interface Change {
  data: { edition: string; by: string | null };
}

/** What of Strapi's own service for entries is used here. */
interface DocumentManager {
  update(...sent: unknown[]): Promise<unknown>;
}

/** Profiles and accounts that administrators save at the desk, while others save them too. */
export function deskSaveFacts(cms: Cms, sink: SmtpSink): void {
  const { person } = useAccounts(cms, sink);
  let administrator = '';
  let colleague = '';
  let editor = '';
  beforeAll(async () => {
    administrator = await newStaff(cms, 'strapi-super-admin');
    colleague = await newStaff(cms, 'strapi-super-admin');
    editor = await newStaff(cms, 'strapi-editor');
  });

  const save = async (uid: string, documentId: string, opened: string, body: object, by = administrator) => {
    const path = `/content-manager/collection-types/${uid}/${documentId}${uid === members ? '?locale=en' : ''}`;
    const { status, bytes } = await cms.call('PUT', path, body, { token: by, headers: { 'Opened-Edition': opened } });
    return { status, text: bytes.toString() };
  };
  const lastChange = async (uid: string, documentId: string) => {
    const path = `/desk/changes/${uid}/${documentId}${uid === members ? '?locale=en' : ''}`;
    return (await askDesk<Change>(cms, administrator, 'GET', path)).body.data;
  };
  const accountOf = async (id: number) => (await cms.db('up_users').where({ id }).first('document_id')).document_id;
  const profileOf = async (id: number) => {
    const profile = { where: { user: { id }, locale: 'en' } };
    return ((await cms.strapi.db.query(members).findOne(profile)) as { documentId: string }).documentId;
  };

  describe('What an administrator saves at the desk', () => {
    it.each([
      { uid: members, find: profileOf, field: 'city' },
      { uid: accounts, find: accountOf, field: 'city' },
    ])('of $uid does not replace what a colleague has saved since', async ({ uid, find, field }) => {
      const documentId = await find((await person()).id);
      const { edition } = await lastChange(uid, documentId);
      expect((await save(uid, documentId, edition, { [field]: 'Doha' }, colleague)).status).toBe(200);
      const refused = await save(uid, documentId, edition, { [field]: 'Nairobi' });
      expect(refused.status).toBe(400);
      expect(refused.text).toContain('changed-meanwhile');
      expect(await cms.strapi.db.query(uid).findMany({ where: { documentId } })).toMatchObject([{ [field]: 'Doha' }]);
      const change = await lastChange(uid, documentId);
      expect(change.by).toBe('Desk Hand');
      expect((await save(uid, documentId, change.edition, { [field]: 'Nairobi' })).status).toBe(200);
      expect(await cms.strapi.db.query(uid).findMany({ where: { documentId } })).toMatchObject([
        { [field]: 'Nairobi' },
      ]);
    });

    it('of an account does not replace what its person has changed since, and it was nobody of the staff', async () => {
      const { id, token } = await person();
      const documentId = await accountOf(id);
      const first = await lastChange(accounts, documentId);
      expect((await save(accounts, documentId, first.edition, { city: 'Doha' })).status).toBe(200);
      const opened = await lastChange(accounts, documentId);
      expect(opened.by).toBe('Desk Hand');
      expect((await cms.post('/api/user-info', { city: 'Kisumu' }, { token })).status).toBe(200);
      expect((await save(accounts, documentId, opened.edition, { city: 'Mombasa' })).status).toBe(400);
      expect((await lastChange(accounts, documentId)).by).toBeNull();
      expect(await cms.db('up_users').where({ id }).first('city')).toEqual({ city: 'Kisumu' });
    });

    it('of an account holds up what its person changes in the same moment, and replaces nothing of it', async () => {
      const { id, token } = await person();
      const documentId = await accountOf(id);
      const { edition } = await lastChange(accounts, documentId);
      const manager = cms.strapi.service('plugin::content-manager.document-manager') as DocumentManager;
      let own: Promise<{ status: number }> | undefined;
      // Strapi has read and judged what is sent by then.
      const saving = vi.spyOn(manager, 'update').mockImplementationOnce(async (...sent: unknown[]) => {
        saving.mockRestore();
        own = cms.post('/api/user-info', { city: 'Kisumu' }, { token });
        await Promise.race([own, waitUntilHeldUp(cms)]);
        return manager.update(...sent);
      });
      expect((await save(accounts, documentId, edition, { city: 'Mombasa' })).status).toBe(200);
      expect((await own)?.status).toBe(200);
      expect(await cms.db('up_users').where({ id }).first('city')).toEqual({ city: 'Kisumu' });
    });

    it('of a profile does not replace what its person has changed since, and it was nobody of the staff', async () => {
      const { id, token } = await person();
      const documentId = await profileOf(id);
      const first = await lastChange(members, documentId);
      expect((await save(members, documentId, first.edition, { city: 'Doha' })).status).toBe(200);
      const opened = await lastChange(members, documentId);
      expect(opened.by).toBe('Desk Hand');
      expect((await cms.post('/api/user-profile', { headline: 'Limnologist' }, { token })).status).toBe(200);
      expect((await save(members, documentId, opened.edition, { city: 'Mombasa' })).status).toBe(400);
      expect((await lastChange(members, documentId)).by).toBeNull();
    });

    it('is told to nobody who may not read it', async () => {
      const documentId = await accountOf((await person()).id);
      const asked = await askDesk(cms, editor, 'GET', `/desk/changes/${accounts}/${documentId}`);
      expect(asked.status).toBe(403);
      expect((await askDesk(cms, undefined, 'GET', `/desk/changes/${accounts}/${documentId}`)).status).toBe(401);
    });
  });
}

/** Until a statement waits: on SQLite for the connection, on PostgreSQL for a row. */
async function waitUntilHeldUp({ db }: Cms): Promise<void> {
  const { pool } = db.client as { pool: { numPendingAcquires(): number } };
  const waits = async () =>
    isPostgres(db)
      ? (await db('pg_locks').where({ granted: false }).first('pid')) !== undefined
      : pool.numPendingAcquires() > 0;
  await vi.waitFor(async () => expect(await waits()).toBe(true));
}
