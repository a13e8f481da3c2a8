import type { Knex } from 'knex';
import { endedSteps } from '@scholars/contract/application-status';
import type { Locale } from '@scholars/contract/locale';

/** What is read of an application for its applicant. */
export interface ApplicationEntry {
  documentId: string;
  reference: string;
  status: string;
  version: number;
  language: Locale;
  opportunityId: string;
  opportunityTitle: string;
  opportunityTitleAr: string | null;
  createdAt: string;
  updatedAt: string;
}

const uid = 'api::application.application';
const read = [
  'documentId',
  'reference',
  'status',
  'version',
  'language',
  'opportunityId',
  'opportunityTitle',
  'opportunityTitleAr',
  'createdAt',
  'updatedAt',
];

/** Somebody's applications, those that changed last first. One query. */
export function listApplications(
  applicantId: number,
  where: { opportunityId?: string; reference?: string; documentId?: string } = {},
): Promise<ApplicationEntry[]> {
  return strapi.db
    .query(uid)
    .findMany({ where: { applicantId, ...where }, select: read, orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }] });
}

/** One of somebody's own; nothing for another's. One query. */
export async function findOwnApplication(
  applicantId: number,
  documentId: string,
): Promise<ApplicationEntry | undefined> {
  return (await listApplications(applicantId, { documentId }))[0];
}

/** The one that stands in the way of another; nothing once it was withdrawn or has expired. */
export function standing(applications: readonly ApplicationEntry[]): ApplicationEntry | undefined {
  return applications.find(({ status }) => !endedSteps.some((ended) => ended === status));
}

/** Those of some opportunities that somebody has applied to. One query. */
export async function findApplied(
  applicantId: number,
  opportunityIds: readonly string[],
  db: Knex = strapi.db.connection,
): Promise<ReadonlySet<string>> {
  const ids: string[] = await db('applications')
    .where({ applicant_id: applicantId })
    .whereIn('opportunity_id', [...opportunityIds])
    .whereNotIn('status', [...endedSteps])
    .pluck('opportunity_id');
  return new Set(ids);
}
