import { afterEach, describe, expect, it } from 'vitest';
import {
  alwaysMailedTypes,
  notificationPreferences,
  type NotificationPreferences,
} from '@scholars/contract/notification-preferences';
import { notificationTypes } from '@scholars/contract/notifications';
import { tokenIn } from '../support/account-mails.js';
import { newPerson } from '../support/accounts.js';
import type { Cms } from '../support/cms.js';
import { linked, path, usePreferences } from '../support/preferences.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { shapeProblems } from './reads.js';

const dayMs = 86_400_000;

/** How members choose to be notified. */
export function preferenceFacts(cms: Cms, sink: SmtpSink): void {
  const { person, change, changed, prefer, tell, linesOf, userRow, forgetDigests } = usePreferences(cms, sink);

  describe('Notification preferences', () => {
    afterEach(forgetDigests);

    it('are there for every type before anything is chosen, in the language of the account', async () => {
      const { token } = await person();
      const found = await cms.data<NotificationPreferences>(path, { token });
      expect(shapeProblems(notificationPreferences, found)).toEqual({});
      expect(Object.keys(found.types).sort()).toEqual([...notificationTypes].sort());
      expect(found).toMatchObject({ language: 'en', pausedUntil: null, timeZone: 'Asia/Qatar' });
    });

    it('change in what is given, keep the rest, and are their owner’s alone', async () => {
      const [own, stranger] = [await person(), await person()];
      const before = await cms.data<NotificationPreferences>(path, own);
      const pausedUntil = new Date(Date.now() + 3 * dayMs).toISOString();
      await Promise.all([
        changed(own.token, { types: { 'new-opportunity': { email: 'daily' } } }),
        changed(own.token, { types: { announcement: { inApp: false } } }),
        changed(own.token, { pausedUntil, timeZone: 'America/Lima' }),
        changed(own.token, { language: 'ar' }),
      ]);
      const expected = {
        language: 'ar',
        pausedUntil,
        timeZone: 'America/Lima',
        types: {
          ...before.types,
          'new-opportunity': { ...before.types['new-opportunity'], email: 'daily' },
          announcement: { ...before.types.announcement, inApp: false },
        },
      };
      expect(await cms.data(path, own)).toEqual(expected);
      expect(await cms.data('/api/user', own)).toMatchObject({ language: 'ar' });
      expect(await cms.data(path, stranger)).toEqual(before);
      await changed(own.token, { pausedUntil: null });
      expect(await cms.data(path, own)).toEqual({ ...expected, pausedUntil: null });
    });

    it.each([
      ['en', 'Please choose a date after today'],
      ['ar', 'يُرجى اختيار تاريخ بعد تاريخ اليوم'],
    ])('refuse a pause that is over, in the person’s language: %s', async (locale, message) => {
      const { token } = await person();
      const ended = { pausedUntil: new Date(Date.now() - 1000).toISOString(), language: 'ar' };
      const answer = await cms.call('PATCH', path, ended, { token, headers: { Language: locale } });
      expect(answer).toMatchObject({ status: 422, body: { errors: { pausedUntil: [message] } } });
      expect(await cms.data(path, { token })).toMatchObject({ pausedUntil: null, language: 'en' });
    });

    it('are saved as ever by who had paused until a day that is over', async () => {
      const { id, token } = await person();
      await changed(token, { pausedUntil: new Date(Date.now() + dayMs).toISOString() });
      await cms
        .db('notification_preferences')
        .where({ user_id: id })
        .update({ paused_until: Date.now() - 1 });
      await changed(token, { language: 'ar' });
      expect(await cms.data(path, { token })).toMatchObject({ pausedUntil: null, language: 'ar' });
    });

    it.each([
      { types: { gossip: { inApp: true, email: 'off' } } },
      { types: { __proto__2: { inApp: true } } },
      { types: { system: { email: 'hourly' } } },
      { types: { system: { inApp: 'yes' } } },
      { types: [] },
      ...alwaysMailedTypes.map((type) => ({ types: { [type]: { email: 'off' } } })),
      { language: 'fr' },
      { pausedUntil: '2030-99-99Tsome timeZ' },
      { pausedUntil: 'tomorrow' },
      { timeZone: 'Mars/Olympus' },
      { timeZone: 'x'.repeat(61) },
    ])('refuse what there is not: %j', async (body) => {
      const token = await cms.tokenOf('member');
      const before = await cms.data(path, { token });
      expect((await change(token, body)).status).toBe(422);
      expect(await cms.data(path, { token })).toEqual(before);
    });

    it('are changed by no link that was mailed to an address before, and by one that is mailed to the new one', async () => {
      const { id, token, email } = await person();
      await prefer(token, 'instant');
      await tell(id);
      const old = tokenIn((await sink.mailsTo(email, 2)).at(-1));
      expect((await cms.get(linked, { token: old })).status).toBe(200);
      const { document_id: documentId } = await userRow(email);
      const moved = newPerson();
      const data = { email: moved } as never; // Strapi's types do not know the account's
      await cms.strapi.documents('plugin::users-permissions.user').update({ documentId, data });
      for (const at of [linked, `${path}/check-token`, '/api/search-alerts/public'])
        expect((await cms.get(at, { token: old })).status).toBe(401);
      expect((await change(old, { types: {} }, linked)).status).toBe(401);
      await tell(id);
      const next = tokenIn((await sink.mailsTo(moved, 1)).at(-1));
      expect((await cms.get(linked, { token: next })).status).toBe(200);
    });

    it('are changed by no link while the account is blocked, nor by an older one afterwards', async () => {
      const { id, token, email } = await person();
      await prefer(token, 'instant');
      await tell(id);
      const link = tokenIn((await sink.mailsTo(email, 2)).at(-1));
      const users = cms.strapi.documents('plugin::users-permissions.user');
      const { document_id: documentId } = await userRow(email);
      const statusOf = async () => (await cms.get(linked, { token: link })).status;
      // A new password leaves what one receives as it is.
      await users.update({ documentId, data: { password: 'made-in-Strapi-2026' } as never });
      expect(await statusOf()).toBe(200);
      // However it came to be.
      await cms.db('up_users').where({ id }).update({ blocked: true });
      expect(await statusOf()).toBe(401);
      await cms.db('up_users').where({ id }).update({ blocked: false });
      for (const blocked of [true, false]) {
        await users.update({ documentId, data: { blocked } as never });
        expect({ blocked, status: await statusOf() }).toEqual({ blocked, status: 401 });
      }
    });

    it('go with their account, and their links with them', async () => {
      const { id, token, email } = await person();
      await prefer(token, 'instant');
      await tell(id);
      const link = tokenIn((await sink.mailsTo(email, 2)).at(-1));
      await prefer(token, 'daily');
      await tell(id);
      await cms.strapi.db.query('plugin::users-permissions.user').delete({ where: { id } });
      expect(await cms.count('notification_preferences', { user_id: id })).toBe(0);
      expect(await linesOf(id)).toBe(0);
      for (const at of [linked, `${path}/check-token`]) expect((await cms.get(at, { token: link })).status).toBe(401);
    });
  });
}
