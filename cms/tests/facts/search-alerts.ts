import { afterEach, describe, expect, it } from 'vitest';
import { searchAlertsMax } from '@scholars/contract/limits';
import { searchAlert, type SearchAlert } from '@scholars/contract/search-alerts';
import type { mailSearchAlerts } from '../../src/api/search-alert/mail-alerts.js';
import { tokenIn } from '../support/account-mails.js';
import { useAccounts } from '../support/accounts.js';
import type { Cms } from '../support/cms.js';
import { useOpenings } from '../support/openings.js';
import { publicUrl } from '../support/places.js';
import { headerOf, type SmtpSink } from '../support/smtp-sink.js';
import { shapeProblems } from './reads.js';

const path = '/api/search-alerts';
const linked = `${path}/public`;
const uid = 'api::opportunity.opportunity';
/** Before seven o’clock of Wednesday 9 January 2030 in Qatar, at it, and at those of days after. */
const tuesday = Date.parse('2030-01-08T09:00:00Z');
const wednesdaySeven = Date.parse('2030-01-09T04:00:00Z');
const dayMs = 86_400_000;
const sundaySeven = wednesdaySeven + 4 * dayMs;

/** Saved searches, and the mails of what they find. */
export function searchAlertFacts(cms: Cms, sink: SmtpSink): void {
  const { person } = useAccounts(cms, sink);
  const listed = (token: string, at = path) => cms.data<SearchAlert[]>(at, { token });
  const body = (changes: object = {}) => ({
    name: 'Research',
    query: { agsCat: 'research' },
    frequency: 'daily',
    ...changes,
  });
  async function save(token: string, changes: object = {}): Promise<SearchAlert> {
    const { status, body: answer } = await cms.post<SearchAlert>(path, body(changes), { token });
    if (status !== 200 || !answer.success) throw new Error(`Not saved: ${JSON.stringify(answer)}`);
    // As if it had been saved on that Tuesday.
    await cms.db('search_alerts').where({ id: answer.data.id }).update({ told_until: tuesday });
    return answer.data;
  }
  const change = (token: string, { id }: SearchAlert, changes: object, at = path) =>
    cms.call('PATCH', `${at}/${id}`, changes, { token });
  const end = (token: string, { id }: SearchAlert, at = path) =>
    cms.call('DELETE', `${at}/${id}`, undefined, { token });
  const mailsAt = (now: number) =>
    cms
      .module<{ mailSearchAlerts: typeof mailSearchAlerts }>('src/api/search-alert/mail-alerts.js')
      .mailSearchAlerts(now);
  const queued = () => cms.count('mail_jobs', { template: 'search-alerts' });
  const openings = useOpenings(cms);

  async function publish(title: string, at: number, changes: Record<string, unknown> = {}) {
    const published = await openings.publish({ title, ...changes });
    await cms.db('opportunity_openings').where({ opportunity_id: published.documentId }).update({ opened_at: at });
    return published;
  }

  afterEach(async () => {
    await cms.db('search_alerts').delete();
    await cms.db('opportunity_openings').where('opened_at', '>=', tuesday).delete();
  });

  describe('A saved search', () => {
    it('is its owner’s, with its filters, and changes in what is given', async () => {
      const [own, stranger] = [await person(), await person()];
      const saved = await save(own.token, {
        query: { tas: '[1,3]', q: ' water ', country: '', nonsense: 'x', page: '2' },
      });
      expect(shapeProblems(searchAlert, saved)).toEqual({});
      expect(saved).toMatchObject({
        name: 'Research',
        query: { q: 'water', tas: '[1,3]' },
        frequency: 'daily',
        isPaused: false,
      });
      expect(await listed(own.token)).toEqual([saved]);
      expect(await listed(stranger.token)).toEqual([]);
      expect((await change(own.token, saved, { isPaused: true, frequency: 'weekly' })).body).toEqual({
        success: true,
        data: { ...saved, isPaused: true, frequency: 'weekly' },
      });
      expect((await change(stranger.token, saved, { isPaused: false })).status).toBe(404);
      expect((await end(stranger.token, saved)).status).toBe(404);
    });

    it('is there once, however often it is saved, by the last name and frequency', async () => {
      const { token } = await person();
      const first = await save(token);
      await change(token, first, { isPaused: true });
      const answers = await Promise.all(
        [1, 2, 3].map(() => cms.post(path, body({ name: 'All research', frequency: 'weekly' }), { token })),
      );
      for (const { body: answer } of answers)
        expect(answer).toMatchObject({
          data: { id: first.id, name: 'All research', frequency: 'weekly', isPaused: false },
        });
      expect(await listed(token)).toHaveLength(1);
    });

    it('that was deleted comes back as it was, within a day', async () => {
      const { token } = await person();
      const saved = await save(token);
      expect((await end(token, saved)).status).toBe(200);
      expect(await listed(token)).toEqual([]);
      await change(token, saved, {});
      expect(await listed(token)).toEqual([saved]);
      expect(await cms.db('search_alerts').where({ id: saved.id }).first()).toMatchObject({ told_until: tuesday });
      await end(token, saved);
      await cms
        .module<{ forgetDeletedAlerts: (now: number) => Promise<void> }>('src/api/search-alert/search-alerts.js')
        .forgetDeletedAlerts(Date.now() + dayMs + 1);
      expect((await change(token, saved, {})).status).toBe(404);
    });

    it('is refused past as many as there may be, also when several arrive at once', async () => {
      const { token } = await person();
      const answers = await Promise.all(
        Array.from({ length: searchAlertsMax + 3 }, (_, n) =>
          cms.post(path, body({ query: { q: `word${n}` } }), { token }),
        ),
      );
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
      const [one] = await listed(token);
      if (!one) throw new Error('None saved');
      await end(token, one);
      expect((await cms.post(path, body({ query: { q: 'another' } }), { token })).status).toBe(200);
      expect((await change(token, one, {})).status).toBe(409);
      expect(await listed(token)).toHaveLength(searchAlertsMax);
    });

    it.each([
      { name: '' },
      { name: 'x'.repeat(121) },
      { frequency: 'hourly' },
      { query: { agsCat: 'gardening' } },
      { query: { tas: '[9]' } },
      { query: { q: 'x'.repeat(201) } },
      { query: 'agsCat=research' },
    ])('is refused with what there is not: %j', async (changes) => {
      const token = await cms.tokenOf('member');
      expect((await cms.post(path, body(changes), { token })).status).toBe(422);
      expect(await listed(token)).toEqual([]);
    });
  });

  describe('What is new under saved searches', () => {
    it('is mailed at the hour of digests, once, in its reader’s language, with a link that manages them', async () => {
      const { email, token } = await person();
      await cms.call('PATCH', '/api/notification-preferences', { language: 'ar' }, { token });
      const research = await save(token);
      const all = await save(token, { name: 'All', query: {} });
      const { slug } = await publish('Keeper of <lakes>', wednesdaySeven - 3_600_000);
      await publish('Teacher of lakes', wednesdaySeven - 3_600_000, { agsCategory: 'education' });
      await publish('Closed keeper', wednesdaySeven - 3_600_000, { closed: true });
      const before = await queued();
      await mailsAt(wednesdaySeven - 1);
      expect(await queued()).toBe(before);
      await Promise.all([mailsAt(wednesdaySeven), mailsAt(wednesdaySeven)]);
      expect((await queued()) - before).toBe(1);
      const taken = (await sink.mailsTo(email, 2)).at(-1);
      if (!taken) throw new Error('No mail');
      expect(taken.mail.subject).toContain('فرصتان جديدتان');
      expect(taken.mail.text?.match(/Keeper of <lakes>/g)).toHaveLength(1);
      expect(taken.mail.text).toContain('وجدها البحث: Research، All');
      expect(taken.mail.text).toContain(`${publicUrl}/ar/opportunities/${slug}`);
      expect(taken.mail.text).not.toContain('Closed');
      const link = tokenIn(taken);
      expect(headerOf(taken, 'list-unsubscribe')).toBe(`<${publicUrl}/ar/notification-preferences?token=${link}>`);
      expect(headerOf(taken, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      await mailsAt(wednesdaySeven + dayMs);
      expect((await queued()) - before).toBe(1);

      expect((await listed(link, linked)).map(({ id }) => id).sort()).toEqual([research.id, all.id].sort());
      expect((await change(link, research, { frequency: 'weekly' }, linked)).status).toBe(200);
      expect((await end(link, all, linked)).status).toBe(200);
      expect(await listed(token)).toEqual([{ ...research, frequency: 'weekly' }]);
      expect((await cms.post(`${linked}/pause`, {}, { token: link })).status).toBe(200);
      expect(await listed(token)).toMatchObject([{ isPaused: true }]);
      const other = await person();
      const strange = await save(other.token);
      expect((await change(link, strange, {}, linked)).status).toBe(404);
      expect((await end(link, strange, linked)).status).toBe(404);
      expect((await listed(other.token)).length).toBe(1);
      expect((await cms.get(linked, { token })).status).toBe(401);
    });

    it('comes on Sunday for those of the week, apart from those of the day', async () => {
      const { token } = await person();
      await save(token, { query: {}, frequency: 'weekly' });
      await save(token);
      await publish('Keeper of lakes', wednesdaySeven - 3_600_000);
      const before = await queued();
      const mailedBy = async (now: number) => {
        await mailsAt(now);
        return (await queued()) - before;
      };
      expect(await mailedBy(wednesdaySeven)).toBe(1);
      expect(await mailedBy(sundaySeven - 1)).toBe(1);
      expect(await mailedBy(sundaySeven)).toBe(2);
      expect(await mailedBy(sundaySeven + dayMs)).toBe(2);
    });

    it('is not what was published again after a correction, or before the search was saved', async () => {
      const { token } = await person();
      await save(token);
      const { documentId } = await publish('Keeper of lakes', tuesday - dayMs);
      const before = await queued();
      await cms.strapi.documents(uid).unpublish({ documentId, locale: '*' });
      await cms.strapi.documents(uid).publish({ documentId, locale: 'en' });
      await publish('A teacher', wednesdaySeven - 1000, { agsCategory: 'education' });
      await mailsAt(wednesdaySeven);
      expect(await queued()).toBe(before);
    });

    it('waits while the search or its reader pauses: that of the search is left out, that of the reader is told after', async () => {
      const [first, second] = [await person(), await person()];
      const paused = await save(first.token);
      await change(first.token, paused, { isPaused: true });
      await save(second.token);
      const pausedUntil = new Date(wednesdaySeven + 3_600_000).toISOString();
      await cms.call('PATCH', '/api/notification-preferences', { pausedUntil }, { token: second.token });
      await publish('Keeper of lakes', wednesdaySeven - 3_600_000);
      const before = await queued();
      await mailsAt(wednesdaySeven);
      await mailsAt(wednesdaySeven + 7_200_000);
      expect(await queued()).toBe(before);
      await change(first.token, paused, { isPaused: false });
      await cms.db('search_alerts').where({ id: paused.id }).update({ told_until: wednesdaySeven });
      await mailsAt(wednesdaySeven + dayMs);
      expect((await queued()) - before).toBe(1);
    });

    it('is told by the next run where one broke off, and to the others where one cannot be told', async () => {
      const [first, second] = [await person(), await person()];
      for (const { token } of [first, second]) await save(token);
      await publish('Keeper of lakes', wednesdaySeven - 3_600_000);
      const before = await queued();
      await cms.db.schema.alterTable('mail_jobs', (table) => table.renameColumn('payload', 'gone'));
      try {
        await expect(mailsAt(wednesdaySeven)).rejects.toThrow('2 were not told');
      } finally {
        await cms.db.schema.alterTable('mail_jobs', (table) => table.renameColumn('gone', 'payload'));
      }
      expect(await queued()).toBe(before);
      await mailsAt(wednesdaySeven);
      expect((await queued()) - before).toBe(2);
    });

    it('goes to nobody whose account is blocked, and ends with the account', async () => {
      const { id, token } = await person();
      await save(token);
      await publish('Keeper of lakes', wednesdaySeven - 3_600_000);
      await cms.db('up_users').where({ id }).update({ blocked: true });
      const before = await queued();
      await mailsAt(wednesdaySeven);
      expect(await queued()).toBe(before);
      await cms.strapi.db.query('plugin::users-permissions.user').delete({ where: { id } });
      expect(await cms.count('search_alerts', { user_id: id })).toBe(0);
    });
  });
}
