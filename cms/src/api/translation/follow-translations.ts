import type { Knex } from 'knex';
import { isLocale, locales, type Locale } from '@scholars/contract/locale';
import { isFollowingEach } from '../../platform/listing/keep-in-step.js';
import type { EntryVersion } from '../../platform/strapi/desk-entry.js';
import { documentIdOf, isPublishing, isSave } from '../../platform/strapi/document-calls.js';
import { isWrittenByStaff } from '../../platform/strapi/kind-options.js';
import { documentParams, localesOf } from '../../platform/typed/trusted-types.js';
import { readTexts, type Texts } from './read-texts.js';
import { deleteMarks, listMarks, saveMark } from './text-marks.js';

/**
 * Notes what is published of each language, and of what a translation was made, so that lists can say which ones the
 * original has left behind. Call once, while Strapi registers.
 */
export function followTranslations(): void {
  strapi.documents.use(async (context, next) => {
    if (!isWrittenByStaff(context.uid) || !isFollowingEach()) return next();
    const params = documentParams(context);
    const among = localesOf(params).filter(isLocale);
    const publishes = isPublishing(context.action, params);
    const before = publishes && params.documentId ? await readUnmarked(context.uid, params.documentId, among) : [];
    const result = await next();
    const documentId = params.documentId ?? documentIdOf(result);
    if (!documentId) return result;
    // In that of the write: SQLite has no second connection.
    await strapi.db.transaction(async ({ trx }) => {
      if (context.action === 'delete') await deleteMarks(context.uid, documentId, among, undefined, trx);
      if (context.action === 'unpublish') await deleteMarks(context.uid, documentId, among, 'published', trx);
      if (isSave(context.action))
        for (const locale of among) await noteBasis({ uid: context.uid, documentId, locale }, trx);
      if (publishes)
        for (const locale of among)
          await notePublished(
            { uid: context.uid, documentId, locale },
            before.find((each) => each.locale === locale)?.texts,
            trx,
          );
    });
    return result;
  });
}

/** What was published before anybody noted it: of an installation of before, and of what was written many at once. */
async function readUnmarked(uid: string, documentId: string, among: readonly Locale[]) {
  const marks = await strapi.db.transaction(({ trx }) => listMarks(uid, [documentId], trx));
  const unmarked = among.filter((locale) => !marks.some((mark) => mark.kind === 'published' && mark.locale === locale));
  const found: { locale: Locale; texts: Texts | undefined }[] = [];
  for (const locale of unmarked)
    found.push({ locale, texts: await readTexts({ uid, documentId, locale }, 'published') });
  return found;
}

/** @param before what was published before; a translation of which nothing is known is taken to be of that */
async function notePublished(version: EntryVersion, before: Texts | undefined, trx: Knex): Promise<void> {
  const texts = await readTexts(version, 'published');
  if (!texts) return;
  await saveMark({ ...version, kind: 'published', original: null, texts }, trx);
  const { uid, documentId, locale } = version;
  if ((await findOriginal(uid, documentId)) !== locale) return;
  const marks = await listMarks(uid, [documentId], trx);
  const unknown = locales.filter(
    (other) => other !== locale && !marks.some((mark) => mark.kind === 'basis' && mark.locale === other),
  );
  for (const other of unknown)
    await saveMark({ uid, documentId, locale: other, kind: 'basis', original: locale, texts: before ?? texts }, trx);
}

/** A translation is of what is published of its original when it is saved; of the draft, where nothing is. */
export async function noteBasis({ uid, documentId, locale }: EntryVersion, trx: Knex): Promise<void> {
  const original = await findOriginal(uid, documentId);
  if (original === undefined || original === locale) return;
  const of = { uid, documentId, locale: original };
  const texts = (await readTexts(of, 'published')) ?? (await readTexts(of, 'draft'));
  if (texts) await saveMark({ uid, documentId, locale, kind: 'basis', original, texts }, trx);
}

/** The language in which an entry was written first; English where both were at once. */
async function findOriginal(uid: string, documentId: string): Promise<Locale | undefined> {
  const versions: { locale: Locale; createdAt: string }[] = await strapi.db
    .query(uid)
    .findMany({ select: ['locale', 'createdAt'], where: { documentId } });
  const firstOf = (locale: Locale) =>
    Math.min(...versions.filter((each) => each.locale === locale).map(({ createdAt }) => Date.parse(createdAt)));
  const written = locales.filter((locale) => versions.some((each) => each.locale === locale));
  return written.toSorted((one, other) => firstOf(one) - firstOf(other))[0];
}
