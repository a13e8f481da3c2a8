import type { Application } from '@scholars/contract/applications';
import type { Locale } from '@scholars/contract/locale';
import { listHistories } from '../submission/audit.js';
import { findCards } from './applicable-opportunity.js';
import { listDrafts } from './application-drafts.js';
import { listApplications, standing, type ApplicationEntry } from './applications.js';
import { presentApplication, presentDraftAsApplication } from './present-application.js';

/**
 * A page of a member's applications: those that wait for them first, then drafts, then those that changed last. As many
 * queries however many there are.
 */
export async function listMine(
  userId: number,
  locale: Locale,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: Application[]; total: number }> {
  const [drafts, applications] = [await listDrafts(userId), await listApplications(userId)];
  const isAsked = ({ status }: ApplicationEntry) => status === 'more_info';
  const rest = applications.filter((one) => !isAsked(one));
  const all = [...applications.filter(isAsked), ...drafts, ...rest];
  const shown = all.slice((page - 1) * pageSize, page * pageSize);
  const cards = await findCards(
    shown.map((one) => ('row' in one ? one.row.opportunity_id : one.opportunityId)),
    locale,
  );
  const histories = await listHistories(
    'applications',
    shown.flatMap((one) => ('row' in one ? [] : [one.documentId])),
  );
  const rows = shown.map((one) =>
    'row' in one
      ? presentDraftAsApplication(one, cards.get(one.row.opportunity_id), locale)
      : presentApplication(
          one,
          histories.get(one.documentId) ?? [],
          cards.get(one.opportunityId),
          isFree(one, applications),
          locale,
        ),
  );
  return { rows, total: all.length };
}

/** One application, as its applicant sees it. */
export async function presentOne(entry: ApplicationEntry, userId: number, locale: Locale): Promise<Application> {
  const { documentId, opportunityId } = entry;
  const cards = await findCards([opportunityId], locale);
  const histories = await listHistories('applications', [documentId]);
  const siblings = await listApplications(userId, { opportunityId });
  return presentApplication(
    entry,
    histories.get(documentId) ?? [],
    cards.get(opportunityId),
    standing(siblings) === undefined,
    locale,
  );
}

function isFree({ opportunityId }: ApplicationEntry, applications: readonly ApplicationEntry[]): boolean {
  return standing(applications.filter((one) => one.opportunityId === opportunityId)) === undefined;
}
