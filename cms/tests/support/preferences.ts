import type { Knex } from 'knex';
import { expect, vi } from 'vitest';
import type { mailDigests } from '../../src/api/notification/digests.js';
import type { notify } from '../../src/api/notification/notify.js';
import { goodPassword, newPerson, useAccounts } from './accounts.js';
import type { Cms } from './cms.js';
import type { SmtpSink } from './smtp-sink.js';

export const path = '/api/notification-preferences';
export const linked = `${path}/public`;
/** A Wednesday; digests are due at 04:00 of UTC, which is 07:00 in Qatar. */
export const wednesdayNoon = Date.parse('2030-01-09T09:00:00Z');
/** After seven o’clock of that day in Lima too. */
export const wednesdayEvening = Date.parse('2030-01-09T13:00:00Z');
export const opening = {
  id: 'curator-of-nebulae',
  title: { en: 'Curator <of> nebulae', ar: 'أمين السدم' },
  organization: { en: 'Noor Genomics', ar: 'نور للجينوم' },
};

/** What facts about being notified do again and again. */
export function usePreferences(cms: Cms, sink: SmtpSink) {
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

  const forgetDigests = async () => {
    vi.restoreAllMocks();
    await cms.db('notification_digest_lines').delete();
  };

  return { person, change, changed, prefer, tell, digestsAt, openingsOf, linesOf, queued, userRow, forgetDigests };
}
