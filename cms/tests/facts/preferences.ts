import type { Knex } from 'knex';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  alwaysMailedTypes,
  notificationPreferences,
  type NotificationPreferences,
} from '@scholars/contract/notification-preferences';
import { notificationTypes } from '@scholars/contract/notifications';
import type { mailDigests } from '../../src/api/notification/digests.js';
import type { notify } from '../../src/api/notification/notify.js';
import type { notifyReaders } from '../../src/api/notification/notify-readers.js';
import { tokenIn } from '../support/account-mails.js';
import { goodPassword, newPerson, useAccounts } from '../support/accounts.js';
import type { Cms } from '../support/cms.js';
import { countQueries } from '../support/count-queries.js';
import { publicUrl } from '../support/places.js';
import { headerOf, type SmtpSink } from '../support/smtp-sink.js';
import { shapeProblems } from './reads.js';

const path = '/api/notification-preferences';
const linked = `${path}/public`;
const dayMs = 86_400_000;
/** A Wednesday; digests are due at 04:00 of UTC, which is 07:00 in Qatar. */
const wednesdayNoon = Date.parse('2030-01-09T09:00:00Z');
/** After seven o’clock of that day in Lima too. */
const wednesdayEvening = Date.parse('2030-01-09T13:00:00Z');
const opening = {
  slug: 'curator-of-nebulae',
  title: { en: 'Curator <of> nebulae', ar: 'أمين السدم' },
  organization: { en: 'Noor Genomics', ar: 'نور للجينوم' },
};

/** How members choose to be notified, and that it is done so. */
export function preferenceFacts(cms: Cms, sink: SmtpSink): void {
  const { open, userRow } = useAccounts(cms, sink);
  const person = async () => {
    const email = newPerson();
    const token = await open(email, goodPassword);
    const { id } = await userRow(email);
    return { email, token, id: id as number };
  };
  const change = (token: string, body: unknown, at = path) =>
    cms.call('PATCH', at, body, { token, ...(at === linked && { headers: {} }) });
  const changed = async (token: string, body: unknown) => {
    const { status, body: answer } = await change(token, body);
    expect({ status, answer }).toMatchObject({ status: 200 });
  };
  const prefer = (token: string, email: string, inApp = true) =>
    changed(token, { types: { 'new-opportunity': { inApp, email } } });
  const tell = (id: number, at?: number) =>
    cms.strapi.db.transaction(({ trx }) =>
      cms
        .module<{ notify: typeof notify }>('src/api/notification/notify.js')
        .notify(trx as Knex, id, 'organization-opening', opening, at),
    );
  const digestsAt = (now: number) =>
    cms.module<{ mailDigests: typeof mailDigests }>('src/api/notification/digests.js').mailDigests(now);
  const openingsOf = (id: number) => cms.count('notifications', { user_id: id, notice: 'organization-opening' });
  const linesOf = (id: number) => cms.count('notification_digest_lines', { user_id: id });
  const queued = (template: string) => cms.count('mail_jobs', { template });

  afterEach(async () => {
    vi.restoreAllMocks();
    await cms.db('notification_digest_lines').delete();
  });

  describe('Notification preferences', () => {
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

  describe('A notice', () => {
    it('is mailed at once to who wants it so, in their language, with a link that changes their preferences', async () => {
      const { id, token, email } = await person();
      await changed(token, { language: 'ar', types: { 'new-opportunity': { email: 'instant' } } });
      await tell(id);
      const taken = (await sink.mailsTo(email, 2)).at(-1);
      if (!taken) throw new Error('No mail');
      expect(taken.mail.subject).toContain('نور للجينوم');
      expect(taken.mail.text).toContain('أمين السدم');
      expect(taken.mail.text).toContain(`${publicUrl}/ar/opportunities/${opening.slug}`);
      const link = tokenIn(taken);
      const address = `${publicUrl}/ar/notification-preferences?token=${link}`;
      expect(headerOf(taken, 'list-unsubscribe')).toBe(`<${address}>`);
      expect(headerOf(taken, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      expect(taken.mail.text).toContain(address);

      for (let use = 0; use < 2; use += 1)
        expect((await cms.get(`${path}/check-token`, { token: link })).body).toEqual({ success: true, data: null });
      expect(await cms.data(linked, { token: link })).toEqual(await cms.data(path, { token }));
      expect((await change(link, { types: { 'new-opportunity': { email: 'off' } } }, linked)).status).toBe(200);
      expect(await cms.data(path, { token })).toMatchObject({ types: { 'new-opportunity': { email: 'off' } } });
      expect((await change(link, {})).status).toBe(401);
    });

    it('greets its reader by their name in the letters of its language, as mails of the account do', async () => {
      const { id, token, email } = await person();
      await cms.post('/api/user-profile', { firstNameAr: 'أمينة', lastNameAr: 'أوتينو' }, { token });
      await prefer(token, 'instant');
      const greeted = async (count: number) => (await sink.mailsTo(email, count)).at(-1)?.mail.text;
      const { firstName } = await cms.data<{ firstName: string }>('/api/user', { token });
      await tell(id);
      expect(await greeted(2)).toContain(`Dear ${firstName},`);
      await changed(token, { language: 'ar' });
      await tell(id);
      expect(await greeted(3)).toContain('مرحبًا أمينة،');
      const forgotten = { email, recaptcha: '' };
      await cms.post('/api/request-reset-password', forgotten, { language: 'ar' });
      expect(await greeted(4)).toContain('مرحبًا أمينة،');
      await cms.post('/api/request-reset-password', forgotten);
      expect(await greeted(5)).toContain(`Dear ${firstName},`);
    });

    it('is on the site or not, as one prefers, whatever is mailed', async () => {
      const { id, token } = await person();
      for (const [email, inApp, onSite, lines] of [
        ['off', false, 0, 0],
        ['off', true, 1, 0],
        ['daily', false, 1, 1],
        ['weekly', true, 2, 2],
      ] as const) {
        await prefer(token, email, inApp);
        await tell(id);
        expect({ email, inApp, onSite: await openingsOf(id), lines: await linesOf(id) }).toEqual({
          email,
          inApp,
          onSite,
          lines,
        });
      }
    });

    it('is on the site and in no mail while one has paused: it waits for the digest after', async () => {
      const { id, token } = await person();
      await prefer(token, 'instant');
      await changed(token, { pausedUntil: new Date(Date.now() + dayMs).toISOString() });
      const before = await queued('notice');
      await tell(id);
      expect([await openingsOf(id), await linesOf(id), await queued('notice')]).toEqual([1, 1, before]);
      await cms
        .db('notification_preferences')
        .where({ user_id: id })
        .update({ paused_until: Date.now() - 1 });
      await tell(id);
      expect([await openingsOf(id), await linesOf(id), await queued('notice')]).toEqual([2, 1, before + 1]);
    });

    it('is neither written nor mailed where what happened is taken back', async () => {
      const { id, token } = await person();
      await prefer(token, 'instant');
      const before = await queued('notice');
      const failing = cms.strapi.db.transaction(async ({ trx }) => {
        await cms
          .module<{ notify: typeof notify }>('src/api/notification/notify.js')
          .notify(trx as Knex, id, 'organization-opening', opening);
        throw new Error('taken back');
      });
      await expect(failing).rejects.toThrow('taken back');
      expect([await openingsOf(id), await queued('notice')]).toEqual([0, before]);
    });

    it('that has a mail of its own is not mailed a second time', async () => {
      const { token, email } = await person();
      await changed(token, { types: { system: { email: 'instant' } } });
      const before = await queued('notice');
      const password = 'quiet harbour mornings';
      const passwords = { oldPassword: goodPassword, password, passwordConfirmation: password };
      expect((await cms.post('/api/change-old-password', passwords, { token })).status).toBe(200);
      expect((await sink.mailsTo(email, 2)).at(-1)?.mail.subject).toContain('password');
      expect(await queued('notice')).toBe(before);
    });

    it('is mailed to nobody whose account is blocked', async () => {
      const { id, token } = await person();
      await prefer(token, 'instant');
      await cms.db('up_users').where({ id }).update({ blocked: true });
      const before = await queued('notice');
      await tell(id);
      expect([await openingsOf(id), await queued('notice')]).toEqual([1, before]);
    });

    it('for many reads how they prefer it in one query, however many they are', async () => {
      const people = [];
      for (let n = 0; n < 5; n += 1) people.push(await person());
      const ids = people.map(({ id }) => id);
      const { notifyReaders: tellAll } = cms.module<{ notifyReaders: typeof notifyReaders }>(
        'src/api/notification/notify-readers.js',
      );
      for (const { token } of people) await prefer(token, 'daily');
      const count = (some: number[]) =>
        countQueries(cms, () =>
          cms.strapi.db.transaction(({ trx }) =>
            tellAll(trx as Knex, some, 'organization-opening', opening, Date.now()),
          ),
        );
      expect(await count(ids)).toBe(await count(ids.slice(0, 1)));
    });
  });

  describe('A digest', () => {
    it('comes once, at seven o’clock where its reader is, with all that has come up', async () => {
      const [doha, lima] = [await person(), await person()];
      for (const { token } of [doha, lima]) await prefer(token, 'daily');
      await changed(lima.token, { timeZone: 'America/Lima' });
      for (const { id } of [doha, lima]) {
        await tell(id, wednesdayEvening);
        await tell(id, wednesdayEvening + 1000);
      }
      const before = await queued('digest');
      const mailedBy = async (at: string) => {
        await digestsAt(Date.parse(at));
        return (await queued('digest')) - before;
      };
      expect(await mailedBy('2030-01-10T03:59:00Z')).toBe(0);
      expect(await mailedBy('2030-01-10T04:00:00Z')).toBe(1);
      expect([await linesOf(doha.id), await linesOf(lima.id)]).toEqual([0, 2]);
      expect(await mailedBy('2030-01-10T11:59:00Z')).toBe(1);
      expect(await mailedBy('2030-01-10T12:00:00Z')).toBe(2);
      expect(await mailedBy('2030-01-11T12:00:00Z')).toBe(2);
      const taken = (await sink.mailsTo(doha.email, 2)).at(-1);
      expect(taken?.mail.subject).toContain('2 pieces of news');
      expect(taken?.mail.text?.match(/has a new opening/g)).toHaveLength(2);
      expect(taken && headerOf(taken, 'list-unsubscribe')).toContain('/en/notification-preferences?token=');
    });

    it('of the week comes on Sunday, and is one mail with the daily one of that day', async () => {
      const { id, token } = await person();
      await prefer(token, 'weekly');
      await tell(id, wednesdayNoon);
      const before = await queued('digest');
      await digestsAt(Date.parse('2030-01-12T23:00:00Z'));
      expect(await queued('digest')).toBe(before);
      await cms.db('notification_digest_lines').insert({
        id: 'another-type',
        user_id: id,
        type: 'connection-accepted',
        notice: 'sign-in-connected',
        params: '{"provider":"orcid"}',
        redirect: '/account/my-information',
        created_at: Date.parse('2030-01-12T23:30:00Z'),
      });
      await digestsAt(Date.parse('2030-01-13T04:00:00Z'));
      expect([(await queued('digest')) - before, await linesOf(id)]).toEqual([1, 0]);
    });

    it('is never empty: what is no longer wanted is dropped', async () => {
      const { id, token } = await person();
      await prefer(token, 'daily');
      await tell(id, wednesdayNoon);
      await prefer(token, 'off');
      const before = await queued('digest');
      await digestsAt(wednesdayNoon + 2 * dayMs);
      expect([await queued('digest'), await linesOf(id)]).toEqual([before, 0]);
    });

    it('waits while its reader has paused, for the first seven o’clock after', async () => {
      const { id, token } = await person();
      await prefer(token, 'daily');
      await tell(id, wednesdayNoon);
      await changed(token, { pausedUntil: '2030-01-12T05:00:00.000Z' });
      const before = await queued('digest');
      const mailedBy = async (at: string) => {
        await digestsAt(Date.parse(at));
        return (await queued('digest')) - before;
      };
      expect(await mailedBy('2030-01-11T05:00:00Z')).toBe(0);
      expect(await mailedBy('2030-01-12T20:00:00Z')).toBe(0);
      expect(await mailedBy('2030-01-13T04:00:00Z')).toBe(1);
    });

    it('is mailed once by two runs at a time, and by the next one where a run broke off', async () => {
      const { id, token } = await person();
      await prefer(token, 'daily');
      await tell(id, wednesdayNoon);
      const before = await queued('digest');
      const at = wednesdayNoon + dayMs;
      // As a process that dies within the transaction leaves it: what it did is undone.
      await cms.db.schema.alterTable('mail_jobs', (table) => table.renameColumn('payload', 'gone'));
      try {
        await expect(digestsAt(at)).rejects.toThrow();
      } finally {
        await cms.db.schema.alterTable('mail_jobs', (table) => table.renameColumn('gone', 'payload'));
      }
      expect([await queued('digest'), await linesOf(id)]).toEqual([before, 1]);
      await Promise.all([digestsAt(at), digestsAt(at)]);
      expect([(await queued('digest')) - before, await linesOf(id)]).toEqual([1, 0]);
    });
  });
}
