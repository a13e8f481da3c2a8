import type { Knex } from 'knex';
import { afterEach, describe, expect, it } from 'vitest';
import type { notify } from '../../src/api/notification/notify.js';
import type { notifyReaders } from '../../src/api/notification/notify-readers.js';
import { tokenIn } from '../support/account-mails.js';
import { goodPassword } from '../support/accounts.js';
import type { Cms } from '../support/cms.js';
import { countQueries } from '../support/count-queries.js';
import { publicUrl } from '../support/places.js';
import { linked, opening, path, usePreferences } from '../support/preferences.js';
import { headerOf, type SmtpSink } from '../support/smtp-sink.js';

const dayMs = 86_400_000;

/** A notice reaches its reader as they have chosen. */
export function chosenNoticeFacts(cms: Cms, sink: SmtpSink): void {
  const { person, change, changed, prefer, tell, openingsOf, linesOf, queued, forgetDigests } = usePreferences(
    cms,
    sink,
  );

  describe('A notice', () => {
    afterEach(forgetDigests);

    it('is mailed at once to who wants it so, in their language, with a link that changes their preferences', async () => {
      const { id, token, email } = await person();
      await changed(token, { language: 'ar', types: { 'new-opportunity': { email: 'instant' } } });
      await tell(id);
      const taken = (await sink.mailsTo(email, 2)).at(-1);
      if (!taken) throw new Error('No mail');
      expect(taken.mail.subject).toContain('نور للجينوم');
      expect(taken.mail.text).toContain('أمين السدم');
      expect(taken.mail.text).toContain(`${publicUrl}/ar/opportunities/${opening.id}`);
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
}
