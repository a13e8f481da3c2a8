import { isWithdrawable, shownStatus, type ApplicationStatus } from '@scholars/contract/application-status';
import type { Application } from '@scholars/contract/applications';
import type { Locale } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import type { OpportunityCard } from '@scholars/contract/opportunities';
import { isReasonNeeded } from '@scholars/contract/submission-status';
import type { AuditEntry } from '@scholars/contract/submissions';
import { takesApplications } from './applicable-opportunity.js';
import type { Draft } from './application-drafts.js';
import type { ApplicationEntry } from './applications.js';

export const statusLabel = (status: ApplicationStatus, locale: Locale): string =>
  messageText(locale, `applicationStatus.${status}`);

/**
 * An application as its applicant sees it.
 *
 * @param card of its opportunity, where that is published at present
 * @param isFree whether no other application of theirs stands there
 */
export function presentApplication(
  entry: ApplicationEntry,
  history: readonly AuditEntry[],
  card: OpportunityCard | undefined,
  isFree: boolean,
  locale: Locale,
): Application {
  const status = shownStatus(entry.status);
  return {
    id: entry.documentId,
    reference: entry.reference,
    opportunity: card ? opportunityOf(card) : formerOpportunity(entry, locale),
    status,
    statusLabel: statusLabel(status, locale),
    submittedAt: new Date(entry.createdAt).toISOString(),
    updatedAt: new Date(entry.updatedAt).toISOString(),
    canCancel: isWithdrawable(entry.status),
    canApply: isFree && card !== undefined && takesApplications(card),
    timeline: timelineOf(history, locale),
  };
}

/** A draft as it stands among the applications; past the deadline it has expired. */
export function presentDraftAsApplication(
  { row }: Draft,
  card: OpportunityCard | undefined,
  locale: Locale,
): Application {
  const canApply = card !== undefined && takesApplications(card);
  const status = canApply ? 'draft' : 'expired';
  return {
    id: row.id,
    reference: null,
    opportunity: card ? opportunityOf(card) : { id: row.opportunity_id, slug: '', title: '', locale },
    status,
    statusLabel: statusLabel(status, locale),
    submittedAt: null,
    updatedAt: new Date(row.updated_at).toISOString(),
    canCancel: true,
    canApply,
    timeline: [],
  };
}

function opportunityOf({ id, slug, title, locale }: OpportunityCard): Application['opportunity'] {
  return { id, slug, title, locale };
}

/** One that is no longer published, by the title that it had. */
function formerOpportunity(entry: ApplicationEntry, locale: Locale): Application['opportunity'] {
  const { opportunityId: id, opportunityTitle, opportunityTitleAr } = entry;
  return locale === 'ar' && opportunityTitleAr
    ? { id, slug: '', title: opportunityTitleAr, locale }
    : { id, slug: '', title: opportunityTitle, locale: 'en' };
}

/** Only what the applicant sees: two steps that are one to them are told as one, and coordinators' reasons are not. */
function timelineOf(history: readonly AuditEntry[], locale: Locale): Application['timeline'] {
  const moments: Application['timeline'] = [];
  for (const { action, to, at, reason } of history) {
    const last = moments.at(-1);
    if (action === 'answered' && last) Object.assign(last, { answer: reason, answeredAt: at });
    if (to === null) continue;
    const status = shownStatus(to);
    if (last?.status === status) continue;
    const note = isReasonNeeded(to) ? reason : '';
    moments.push({ status, statusLabel: statusLabel(status, locale), at, note, answer: '', answeredAt: null });
  }
  return moments;
}
