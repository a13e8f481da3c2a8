import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';
import type { EntryVersion } from '../../platform/strapi/desk-entry.js';
import { storedJson } from '../../platform/typed/trusted-types.js';
import type { Refusal } from './refusal.js';

export const planActions = ['publish', 'unpublish'] as const;
export type PlanAction = (typeof planActions)[number];

/** What is to be done with an entry in one language, and when. Times in milliseconds. */
interface PlanRow {
  uid: string;
  document_id: string;
  locale: Locale;
  action: PlanAction;
  due_at: number | string;
  /** When it could not be done; it is left alone until the entry is saved. */
  refused_at: number | string | null;
  refusal: string | null;
}

declare module 'knex/types/tables' {
  interface Tables {
    publishing_plans: PlanRow;
  }
}

export interface Plan extends EntryVersion {
  action: PlanAction;
  dueAt: number;
  /** Why it could not be done at its time. */
  refusal: Refusal | null;
}

export const plans = (knex: Knex = strapi.db.connection) => knex<PlanRow>('publishing_plans');

const whereVersion = ({ uid, documentId, locale }: EntryVersion) => ({ uid, document_id: documentId, locale });
export const wherePlan = (plan: EntryVersion & { action: PlanAction }) => ({
  ...whereVersion(plan),
  action: plan.action,
});

export async function listPlans(version: EntryVersion): Promise<Plan[]> {
  return (await plans().where(whereVersion(version)).orderBy('due_at')).map(planOf);
}

/** Those of some entries of a kind, in all languages. One query. */
export async function listPlansOf(uid: string, documentIds: readonly string[]): Promise<Plan[]> {
  return (await plans().where({ uid }).whereIn('document_id', documentIds)).map(planOf);
}

/** Those whose time has come, and which nothing has kept from being done; in the order of their times. */
export async function listDuePlans(now: number): Promise<Plan[]> {
  return (await plans().where('due_at', '<=', now).whereNull('refused_at').orderBy('due_at')).map(planOf);
}

/** A plan that was there for the same is replaced, with what was said of it. */
export async function savePlan(plan: Omit<Plan, 'refusal'>): Promise<void> {
  await plans()
    .insert({ ...wherePlan(plan), due_at: plan.dueAt, refused_at: null, refusal: null })
    .onConflict(['uid', 'document_id', 'locale', 'action'])
    .merge();
}

export async function deletePlan(plan: EntryVersion & { action: PlanAction }): Promise<void> {
  await plans().where(wherePlan(plan)).delete();
}

function planOf(row: PlanRow): Plan {
  return {
    uid: row.uid,
    documentId: row.document_id,
    locale: row.locale,
    action: row.action,
    dueAt: Number(row.due_at),
    refusal: row.refusal === null ? null : storedJson<Refusal>(row.refusal),
  };
}
