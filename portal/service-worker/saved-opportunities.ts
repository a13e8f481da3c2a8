import { gatheringSlug } from '@scholars/contract/fixed-values';
import type { Locale } from '@scholars/contract/locale';
import { ownStore } from '../src/shared/copy-places';
import { copyPage, dropCopies, lastCopy } from './copies';
import { endSession } from './session-mark';

const listAgainMs = 10 * 60_000;
const copyAgainMs = 6 * 60 * 60_000;
const savedMax = 40;

let listed = { mark: '', at: 0 };

/** Another one is saved or no longer: the next page lists them anew. */
export function noteSaving(): void {
  listed = { mark: '', at: 0 };
}

/**
 * Copies the opportunities that the person of a session has saved, and the programme of the gathering, in the language
 * that they read.
 */
export async function copySaved(mark: string, locale: Locale, isCurrent: () => boolean): Promise<void> {
  if (listed.mark === mark && listed.at > Date.now() - listAgainMs) return;
  listed = { mark, at: Date.now() };
  const slugs = await listSaved(locale);
  if (!slugs || !isCurrent()) return;
  const paths = slugs.map((slug) => `/${locale}/opportunities/${encodeURIComponent(slug)}`);
  const store = ownStore(mark);
  const programme = `/${locale}/${gatheringSlug}`;
  for (const path of [...paths, programme]) {
    if (!isCurrent()) return;
    const { at, reason } = await lastCopy(store, path);
    if (at < Date.now() - copyAgainMs || reason === 'visited') await copyPage(store, path, 'saved', isCurrent);
  }
  await dropCopies(store, 'saved', new Set([...paths, programme]));
}

/** @returns nothing where it cannot be known */
async function listSaved(locale: Locale): Promise<string[] | undefined> {
  const response = await fetch(`/api/job-opportunities/user/saved?pageSize=${savedMax}`, {
    headers: { Language: locale },
  }).catch(() => undefined);
  if (response?.status === 401) await endSession();
  if (!response?.ok) return undefined;
  const answer: { data: { slug: string }[] } = await response.json(); // what the contract declares
  return answer.data.map(({ slug }) => slug);
}
