import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { DataExport } from '@scholars/contract/privacy';
import { newPerson, useAccounts } from '../support/accounts.js';
import { busyPerson } from '../support/busy-person.js';
import type { Cms } from '../support/cms.js';
import { buildPdf } from '../support/forms.js';
import { usePrivacy } from '../support/privacy.js';
import type { SmtpSink } from '../support/smtp-sink.js';

type Job = (now: number) => Promise<void>;

const dayMs = 86_400_000;

/** The copy of what is kept of a person. */
export function dataCopyFacts(cms: Cms, sink: SmtpSink): void {
  const accounts = useAccounts(cms, sink);
  const { mailed, close, eraseAt, copyOf, unpacked } = usePrivacy(cms, sink);

  describe('The copy of one’s data', () => {
    it('holds all that is kept, readable, with the files; a mail and a notice tell that it is ready', async () => {
      const mark = 'Zaytuna';
      const { email, token, application, request, intake } = await busyPerson(cms, accounts, mark);
      expect(await cms.data('/api/my-data', { token })).toMatchObject({ state: 'none', id: null });
      const copy = await copyOf(token);
      expect(copy.size).toBeGreaterThan(1000);
      expect(Date.parse(copy.expiresAt ?? '') - Date.now()).toBeGreaterThan(6.9 * dayMs);
      await mailed(email, 'copy of your data');
      const zip = await unpacked(token, copy);
      const names = Object.keys(zip.files);
      const read = async (name: string) => JSON.parse((await zip.file(`${name}.json`)?.async('string')) ?? 'null');
      expect(await read('account')).toMatchObject({
        email,
        lastName: mark,
        earlierEmails: [{ email: 'zaytuna-before@lakeside.example', until: expect.any(String) }],
        emailToConfirm: 'zaytuna-next@lakeside.example',
      });
      expect(await read('profile')).toMatchObject({ en: { headline: mark }, ar: { headline: `${mark} بالعربية` } });
      expect(await read('applications')).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            reference: application,
            status: 'Received',
            coverLetter: expect.stringContaining(mark),
            history: [expect.objectContaining({ status: 'Received' })],
          }),
          expect.objectContaining({ reference: null, status: 'Draft', coverLetter: expect.stringContaining(mark) }),
        ]),
      );
      expect((await read('submissions')).map((one: { reference: string }) => one.reference).sort()).toEqual(
        [intake, request].sort(),
      );
      const words = [expect.objectContaining({ text: `A word to ${mark}` })];
      expect(await read('applications')).toContainEqual(
        expect.objectContaining({ reference: application, writtenToMe: words }),
      );
      expect(await read('submissions')).toContainEqual(
        expect.objectContaining({ reference: intake, writtenToMe: words }),
      );
      expect(JSON.stringify(await read('messages'))).toContain(`Yours, ${mark}`);
      expect(await read('travel-requests')).toMatchObject([{ reference: request }]);
      expect(await read('following')).toMatchObject([{ organization: 'Noor Genomics' }]);
      expect(await read('saved-opportunities')).toMatchObject([{ opportunity: expect.stringContaining('Volunteer') }]);
      expect(await read('connections')).toMatchObject([{ requestedByMe: true, note: `I am ${mark}` }]);
      expect(await read('saved-searches')).toMatchObject([{ name: mark }]);
      expect(await read('newsletter')).toMatchObject([{ status: 'pending' }]);
      expect(await read('event-invitations')).toMatchObject([
        {
          fullName: mark,
          dietaryNeeds: mark,
          waitingSince: expect.any(String),
          arrivedAt: expect.any(String),
          peopleIn: 1,
        },
      ]);
      expect(await read('notifications')).toEqual(
        expect.arrayContaining([expect.objectContaining({ title: expect.stringContaining('Welcome') })]),
      );
      expect(await read('notification-preferences')).toMatchObject({ language: 'en' });
      expect((await read('sessions')).length).toBeGreaterThan(0);
      expect(names).toEqual(
        expect.arrayContaining([
          `profile/${mark}.pdf`,
          `applications/${application}/${mark}.pdf`,
          expect.stringMatching(/^profile\/.+\.(jpg|png)$/),
          expect.stringMatching(/^applications\/draft-/),
          expect.stringMatching(new RegExp(`^submissions/${request}/`)),
        ]),
      );
      expect((await zip.file(`profile/${mark}.pdf`)?.async('nodebuffer'))?.equals(buildPdf(900))).toBe(true);
      const told = await cms.data<{ notifications: { data: { title: string; redirect_url: string } }[] }>(
        '/api/user-notifications',
        { token },
      );
      expect(told.notifications.map(({ data }) => data)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            title: 'The copy of your data is ready',
            redirect_url: '/en/account/privacy',
          }),
        ]),
      );
    });

    it('holds the views that a coordinator has saved, which go with the account', async () => {
      const { email, token, id } = await accounts.person();
      const role: { id: number } = await cms.db('up_roles').where({ type: 'coordinator' }).first('id');
      await cms.db('up_users_role_lnk').where({ user_id: id }).update({ role_id: role.id });
      const view = { queue: 'travel-intakes', name: 'Arriving in March', query: 'q=march', isDefault: true };
      expect((await cms.post('/api/backoffice/queue-views', view, { token })).status).toBe(200);
      const zip = await unpacked(token, await copyOf(token));
      const read = async (name: string) => JSON.parse((await zip.file(`${name}.json`)?.async('string')) ?? 'null');
      expect(await read('queue-views')).toEqual([expect.objectContaining(view)]);
      expect(await read('account')).toMatchObject({ email, role: 'coordinator' });
      expect((await close(token)).status).toBe(200);
      expect(await cms.count('queue_views', { user_id: id })).toBe(1);
      await eraseAt(Date.now() + 31 * dayMs);
      expect(await cms.count('queue_views', { user_id: id })).toBe(0);
    });

    it('says how one chats, and under which suspension one is', async () => {
      const { token, id } = await accounts.person();
      expect((await cms.post('/api/chat-settings', { readReceipts: false }, { token })).status).toBe(200);
      const until = Date.now() + dayMs;
      await cms.db('account_suspensions').insert({ user_id: id, since: Date.now(), until, reason: 'Write about work' });
      const zip = await unpacked(token, await copyOf(token));
      const read = async (name: string) => JSON.parse((await zip.file(`${name}.json`)?.async('string')) ?? 'null');
      expect(await read('chat-settings')).toEqual({ readReceipts: false, lastSeenAt: expect.any(String) });
      expect(await read('account')).toMatchObject({
        suspension: { until: new Date(until).toISOString(), reason: 'Write about work' },
      });
    });

    it('lies encrypted, is its owner’s alone to fetch, and is erased after a week', async () => {
      const email = newPerson();
      const token = await accounts.open(email);
      const copy = await copyOf(token);
      const stored = readFileSync(join(cms.dataDir, 'private-files', copy.id ?? ''));
      expect(stored.includes('account.json')).toBe(false);
      expect(stored.includes(email)).toBe(false);
      for (const who of ['other', 'coordinator'] as const)
        expect((await cms.get(`/api/my-data/${copy.id}`, { token: await cms.tokenOf(who) })).status).toBe(404);
      expect((await cms.get(`/api/my-data/${copy.id}`)).status).toBe(401);
      const { forgetOldExports } = cms.module<Record<'forgetOldExports', Job>>('src/api/privacy/data-exports.js');
      await forgetOldExports(Date.now() + 6.9 * dayMs);
      expect(cms.privateFiles()).toContain(copy.id);
      await forgetOldExports(Date.now() + 7.1 * dayMs);
      expect(cms.privateFiles()).not.toContain(copy.id);
      expect(await cms.data('/api/my-data', { token })).toMatchObject({ state: 'none' });
      expect((await cms.get(`/api/my-data/${copy.id}`, { token })).status).toBe(404);
    });

    it('is one at a time: a second one takes the place of the first, and whoever asks twice waits for one', async () => {
      const token = await accounts.open(newPerson());
      const first = await copyOf(token);
      const asked = await Promise.all([1, 2, 3].map(() => cms.post<DataExport>('/api/my-data', {}, { token })));
      expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
      const second = await vi.waitFor(
        async () => {
          const found = await cms.data<DataExport>('/api/my-data', { token });
          expect(found.state).toBe('ready');
          return found;
        },
        { timeout: 20_000 },
      );
      expect(second.id).not.toBe(first.id);
      expect(cms.privateFiles()).not.toContain(first.id);
      await unpacked(token, second);
    });
  });
}
