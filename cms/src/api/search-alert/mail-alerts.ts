import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';
import { alertFrequencies, parseAlertQuery } from '@scholars/contract/search-alerts';
import { ContractError } from '../../platform/errors/contract-error.js';
import { listPage } from '../../platform/listing/read-listing.js';
import { queueMail } from '../../platform/mail/outbox.js';
import { eachByItself } from '../../platform/processes/each-by-itself.js';
import { lastDigestTimes } from '../notification/digest-times.js';
import { issuePreferencesToken } from '../notification/preferences-link.js';
import { isPaused, readReaders, type Reader } from '../notification/preferences.js';
import { conditionsOf } from '../opportunity/find-opportunities.js';
import { isOpen, opportunityListing, type OpportunityListed } from '../opportunity/opportunity-listing.js';
import { isOpenedWithin, lastOpening } from '../opportunity/openings.js';
import type { AlertFinds } from './alert-mail.js';
import { queryOf, type AlertRow } from './search-alerts.js';

const readersAtOnce = 500;
const shownOfAlert = 10;
// What is opened at the hour itself may be committed a moment later, so it waits for the next mail.
const settledMs = 60_000;

/** An alert whose hour has come, and what it would tell. */
interface Due {
  alert: AlertRow;
  until: number;
}

/** Searches made by a run, as many people may have saved the same. */
type Found = Map<string, Promise<AlertFinds>>;

/**
 * Mails what saved searches find that was not there before, at the hour of digests: one mail for each frequency of a
 * reader, never an empty one. It and how far its searches have told are one transaction: what breaks off is gone on
 * with at the next run, and nobody is told twice. One reader who cannot be told keeps no other from it.
 *
 * @throws AggregateError once all were tried, where some could not be told
 */
export async function mailSearchAlerts(now: number): Promise<void> {
  const newest = await lastOpening();
  const found: Found = new Map();
  await eachByItself(
    listWaiting(newest, now),
    ({ id, reader, own }) => tellReader(id, reader, own, now, found),
    'were not told what they search for',
  );
}

/** Who may be told of something new, with the searches that have not told of it; read so many at a time. */
async function* listWaiting(
  newest: number,
  now: number,
): AsyncGenerator<{ id: number; reader: Reader; own: AlertRow[] }> {
  for (let last: number | undefined = 0; last !== undefined;) {
    const ids: number[] = await listWaitingIds(last, newest);
    const [readers, alerts] = [await readReaders(strapi.db.connection, ids), await listLive(ids, newest)];
    for (const id of ids) {
      const reader = readers.get(id);
      if (!reader?.email || isPaused(reader, now)) continue;
      yield { id, reader, own: alerts.filter(({ user_id }) => user_id === id) };
    }
    last = ids.length < readersAtOnce ? undefined : ids.at(-1);
  }
}

function live(db: Knex, newest: number) {
  return db('search_alerts').where({ is_paused: false }).whereNull('deleted_at').where('told_until', '<', newest);
}

async function listWaitingIds(afterUserId: number, newest: number): Promise<number[]> {
  const rows = await live(strapi.db.connection, newest)
    .where('user_id', '>', afterUserId)
    .distinct('user_id')
    .orderBy('user_id')
    .limit(readersAtOnce);
  return rows.map(({ user_id }) => user_id);
}

function listLive(userIds: readonly number[], newest: number): Promise<AlertRow[]> {
  return live(strapi.db.connection, newest).whereIn('user_id', userIds).orderBy(['created_at', 'id']).select();
}

async function tellReader(userId: number, reader: Reader, own: AlertRow[], now: number, found: Found): Promise<void> {
  const times = lastDigestTimes(now, reader.timeZone);
  for (const frequency of alertFrequencies) {
    const until = times[frequency] - settledMs;
    // A pause that ended after that hour holds it until the next one.
    if (times[frequency] <= (reader.pausedUntil ?? 0)) continue;
    const due = own
      .filter((alert) => alert.frequency === frequency && alert.told_until < until)
      .map((alert) => ({ alert, until }));
    if (due.length > 0) await mail(userId, reader, due, found);
  }
}

/** The searches are made before the transaction: SQLite has no second connection. */
async function mail(userId: number, reader: Reader, due: Due[], found: Found): Promise<void> {
  const finds = await Promise.all(due.map((one) => findNew(one, reader.locale, found)));
  await strapi.db.connection.transaction(async (trx) => {
    // A run beside this one waits here, and then finds that all is told.
    await trx('up_users').where({ id: userId }).forUpdate().first('id');
    const told: AlertFinds[] = [];
    for (const [i, { alert, until }] of due.entries()) {
      const find = finds[i];
      if (find && (await moveOn(trx, alert, until)) && find.total > 0) told.push({ ...find, name: alert.name });
    }
    if (told.length === 0) return;
    const token = await issuePreferencesToken(trx, userId);
    const data = { name: reader.firstName, token, alerts: told };
    await queueMail(trx, { template: 'search-alerts', to: reader.email, locale: reader.locale, data });
  });
}

/** @returns false where the alert was told, changed or ended meanwhile */
async function moveOn(trx: Knex, { id, told_until, frequency }: AlertRow, until: number): Promise<boolean> {
  const changed = await trx('search_alerts')
    .where({ id, told_until, frequency, is_paused: false })
    .whereNull('deleted_at')
    .update({ told_until: until });
  return changed > 0;
}

function findNew({ alert, until }: Due, locale: Locale, found: Found): Promise<AlertFinds> {
  const key = `${alert.query_key} ${locale} ${alert.told_until} ${until}`;
  const search = found.get(key) ?? searchNew(alert, until, locale);
  found.set(key, search);
  return search;
}

/** By the list's own filters; nothing where one of them names what is no longer there. */
async function searchNew(alert: AlertRow, until: number, locale: Locale): Promise<AlertFinds> {
  const nothing = { name: '', entries: [], total: 0 };
  const filters = parseAlertQuery(queryOf(alert));
  if (!filters) return nothing;
  try {
    const conditions = [
      ...(await conditionsOf({ ...filters, open: undefined }, locale)),
      isOpen(),
      isOpenedWithin(alert.told_until, until),
    ];
    const newest = { column: 'published_at', direction: 'desc' } as const;
    const page = { page: 1, pageSize: shownOfAlert };
    const { rows, total } = await listPage<OpportunityListed>(opportunityListing, locale, conditions, newest, page);
    return { name: '', entries: rows.map(({ card }) => ({ slug: card.slug, title: card.title })), total };
  } catch (error) {
    if (error instanceof ContractError && error.status === 422) return nothing;
    throw error;
  }
}
