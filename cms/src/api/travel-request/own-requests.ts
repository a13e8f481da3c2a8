import { shownFileName } from '@scholars/contract/file-names';
import type { Locale } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import { travelRequests } from '@scholars/contract/queues/travel-requests';
import { presentCountry } from '@scholars/contract/reference/countries';
import { isReasonNeeded } from '@scholars/contract/submission-status';
import type { AuditEntry, OwnTravelRequest } from '@scholars/contract/submissions';
import { listHistories } from '../submission/audit.js';
import { defineTexts } from '../../platform/site/define-texts.js';
import ar from './locales/ar.json';
import en from './locales/en.json';

/** What members are told of their travel requests, the words of the statuses that they see among it. */
export const requestTexts = defineTexts({ en, ar });

interface Entry {
  documentId: string;
  reference: string;
  status: string;
  preferredDepartureDate: string;
  preferredReturnDate: string;
  preferredAirport: string;
  purpose: string;
  fullName: string;
  emailAddress: string;
  phoneNumber: string;
  country: string | null;
  specialTravelRequirements: string;
  createdAt: string;
}

type Status = keyof typeof travelRequests.flow;

const requests = () => strapi.db.query('api::travel-request.travel-request');
const lastFirst = [{ createdAt: 'desc' }, { id: 'desc' }] as const;

interface Asked {
  page: number;
  pageSize: number;
  /** The page that has this one is meant, where it is the member's. */
  having?: string | undefined;
}

/** A page of what a member has asked for, the last one first. Four queries; with `having` one more. */
export async function listOwnRequests(
  userId: number,
  locale: Locale,
  { pageSize, ...asked }: Asked,
): Promise<{ rows: OwnTravelRequest[]; total: number; page: number }> {
  const page = (asked.having && (await findPageOf(userId, asked.having, pageSize))) || asked.page;
  const [entries, total]: [Entry[], number] = await requests().findWithCount({
    where: { senderId: userId },
    orderBy: lastFirst,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const ids = entries.map(({ documentId }) => documentId);
  const histories = await listHistories('travel-requests', ids);
  const passports = await listPassports(ids);
  const rows = entries.map((entry) =>
    presentOwn(entry, histories.get(entry.documentId) ?? [], passports.get(entry.documentId) ?? null, locale),
  );
  return { rows, total, page };
}

/** The page that a request is on; nothing where it is not the member's. One query. */
async function findPageOf(userId: number, documentId: string, pageSize: number): Promise<number | undefined> {
  const all: { documentId: string }[] = await requests().findMany({
    where: { senderId: userId },
    orderBy: lastFirst,
    select: ['documentId'],
  });
  const place = all.findIndex((one) => one.documentId === documentId);
  return place === -1 ? undefined : Math.floor(place / pageSize) + 1;
}

/** What is known of the passports of requests, of each the last that was sent. One query. */
async function listPassports(documentIds: readonly string[]): Promise<Map<string, OwnTravelRequest['passport']>> {
  const rows = await strapi.db
    .connection('private_files')
    .where({ kind: 'travel-requests' })
    .whereIn('document_id', [...documentIds])
    .orderBy('created_at');
  return new Map(
    rows.map(({ document_id, name, size, erased_at }) => [
      document_id,
      { name: shownFileName(name), size, erasedAt: erased_at === null ? null : new Date(erased_at).toISOString() },
    ]),
  );
}

/** What an application calls the same: a member reads one word of both. */
const asOfApplications = { new: 'received', in_review: 'under_review', needs_info: 'action_needed' } as const;

export function statusLabel(status: string, locale: Locale): string {
  if (!isStatus(status)) return status;
  return isOfApplications(status)
    ? messageText(locale, `applicationStatus.${asOfApplications[status]}`)
    : requestTexts(locale)(`status.${status}`);
}

function isOfApplications(status: Status): status is keyof typeof asOfApplications {
  return Object.hasOwn(asOfApplications, status);
}

function isStatus(status: string): status is Status {
  return Object.hasOwn(travelRequests.flow, status);
}

function presentOwn(
  entry: Entry,
  history: readonly AuditEntry[],
  passport: OwnTravelRequest['passport'],
  locale: Locale,
): OwnTravelRequest {
  const { documentId: id, reference, status, createdAt } = entry;
  const { preferredDepartureDate, preferredReturnDate, preferredAirport, purpose } = entry;
  const { fullName, emailAddress, phoneNumber, specialTravelRequirements } = entry;
  return {
    id,
    reference,
    status,
    statusLabel: statusLabel(status, locale),
    preferredDepartureDate,
    preferredReturnDate,
    preferredAirport,
    purpose,
    fullName,
    emailAddress,
    phoneNumber,
    country: entry.country ? presentCountry(entry.country, locale) : null,
    specialTravelRequirements,
    passport,
    createdAt: new Date(createdAt).toISOString(),
    history: history.flatMap(({ to, at, reason }) =>
      to === null
        ? []
        : [{ status: to, statusLabel: statusLabel(to, locale), at, note: isReasonNeeded(to) ? reason : '' }],
    ),
  };
}
