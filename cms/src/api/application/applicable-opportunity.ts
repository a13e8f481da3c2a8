import type { ApplicationForm } from '@scholars/contract/applications';
import type { Locale } from '@scholars/contract/locale';
import type { OpportunityCard } from '@scholars/contract/opportunities';
import { ContractError, notFound } from '../../platform/errors/contract-error.js';
import { getRow } from '../../platform/listing/get-row.js';
import { readEntries } from '../../platform/listing/read-entries.js';
import { listCards } from '../opportunity/opportunity-entries.js';
import { opportunityListing } from '../opportunity/opportunity-listing.js';

type Question = ApplicationForm['questions'][number];

/** An opportunity as its applicant sees it: in their language, with what staff ask there. */
export interface ApplicableOpportunity {
  card: OpportunityCard;
  questions: Question[];
}

interface Asking {
  id: number;
  locale: Locale;
  questions: { key: string; question: string; hint: string | null; isRequired: boolean }[];
}

/** By id or slug. @throws ContractError 404 where none is published */
export async function getApplicable(idOrSlug: string, locale: Locale): Promise<ApplicableOpportunity> {
  const row = await getRow(opportunityListing, idOrSlug, locale);
  const [[card], [entry]] = [
    await listCards([row], locale),
    await readEntries<Asking>('api::opportunity.opportunity', [row], { questions: true }),
  ];
  if (!card || !entry) throw notFound();
  return { card, questions: entry.questions.map((question) => presentQuestion(question, entry.locale)) };
}

/** @throws ContractError 409 where applications go elsewhere, or are no longer taken */
export function requireOpen({ applyMode, status }: OpportunityCard): void {
  if (applyMode === 'external') throw new ContractError(409, 'application.elsewhere');
  if (status !== 'open') throw new ContractError(409, 'application.closed');
}

export function takesApplications({ applyMode, status }: OpportunityCard): boolean {
  return applyMode === 'internal' && status === 'open';
}

/** The cards of opportunities by their ids, of those that are published at present. */
export async function findCards(ids: readonly string[], locale: Locale): Promise<Map<string, OpportunityCard>> {
  const rows = await strapi.db
    .connection(opportunityListing.table)
    .where({ locale })
    .whereIn('document_id', [...ids])
    .select('id', 'document_id', 'entry_id');
  return new Map((await listCards(rows, locale)).map((card) => [card.id, card]));
}

function presentQuestion({ key, question, hint, isRequired }: Asking['questions'][number], locale: Locale): Question {
  return { id: key, question, hint: hint ?? '', isRequired, locale };
}
