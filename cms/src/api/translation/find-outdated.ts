import type { Locale } from '@scholars/contract/locale';
import { namesOf } from '../../platform/typed/trusted-types.js';
import { listMarks, type TextMark } from './text-marks.js';

/** A translation whose original has other words by now. */
export interface Outdated {
  original: Locale;
  /** Fields of the original that were changed since the translation was saved. */
  fields: string[];
}

/** The outdated translations of some entries of a kind, by document and language. One query. */
export async function findOutdated(
  uid: string,
  documentIds: readonly string[],
): Promise<Map<string, Partial<Record<Locale, Outdated>>>> {
  const marks = await listMarks(uid, documentIds);
  const found = new Map<string, Partial<Record<Locale, Outdated>>>();
  for (const basis of marks.filter(({ kind }) => kind === 'basis')) {
    const { documentId, locale, original } = basis;
    const fields = changedFields(basis, marks);
    if (original && fields.length > 0)
      found.set(documentId, { ...found.get(documentId), [locale]: { original, fields } });
  }
  return found;
}

function changedFields(basis: TextMark, marks: readonly TextMark[]): string[] {
  const now = marks.find(
    ({ kind, documentId, locale }) =>
      kind === 'published' && documentId === basis.documentId && locale === basis.original,
  );
  return now ? namesOf(now.texts).filter((field) => now.texts[field] !== basis.texts[field]) : [];
}
