import { afterEach, describe, expect, it } from 'vitest';
import type { Cms } from '../support/cms.js';
import { wednesdayEvening, wednesdayNoon, usePreferences } from '../support/preferences.js';
import { headerOf, type SmtpSink } from '../support/smtp-sink.js';

const dayMs = 86_400_000;

/** What is told in a digest, to whom and when. */
export function digestFacts(cms: Cms, sink: SmtpSink): void {
  const { person, changed, prefer, tell, digestsAt, linesOf, queued, forgetDigests } = usePreferences(cms, sink);

  describe('A digest', () => {
    afterEach(forgetDigests);

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
