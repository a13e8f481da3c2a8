import type { Locale } from '@scholars/contract/locale';
import { listPlansOf, type Plan } from './plans.js';

/** A plan as the desk's lists show it; `isRefused` where it could not be carried out. */
interface ListedPlan {
  action: Plan['action'];
  at: string;
  isRefused: boolean;
}

/** What is planned of some entries of a kind, by document and language. One query. */
export async function findLanguagePlans(
  uid: string,
  documentIds: readonly string[],
): Promise<Map<string, Partial<Record<Locale, ListedPlan[]>>>> {
  const found = new Map<string, Partial<Record<Locale, ListedPlan[]>>>();
  const plans = (await listPlansOf(uid, documentIds)).sort((a, b) => a.dueAt - b.dueAt);
  for (const { documentId, locale, action, dueAt, refusal } of plans) {
    const own = found.get(documentId) ?? {};
    const listed = { action, at: new Date(dueAt).toISOString(), isRefused: refusal !== null };
    found.set(documentId, { ...own, [locale]: [...(own[locale] ?? []), listed] });
  }
  return found;
}
