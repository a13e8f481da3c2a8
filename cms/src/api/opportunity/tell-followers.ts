import type { Knex } from 'knex';
import { locales, type Locale } from '@scholars/contract/locale';
import { documentParams, recordOf } from '../../platform/typed/trusted-types.js';
import { notifyMany } from '../notification/fan-out.js';
import { noteOpening } from './openings.js';

/** A published version, as much of it as its followers are told. */
interface Version {
  locale: Locale;
  title: string;
  closed: boolean;
  deadline: string | null;
  partner: { documentId: string; name: string } | null;
}

const uid = 'api::opportunity.opportunity';

/**
 * Has the followers of an organization told of an opportunity once it is published for the first time, while one can
 * still apply. Call once, while Strapi registers.
 */
export function tellFollowersOfOpenings(): void {
  strapi.documents.use(async (context, next) => {
    const { documentId } = documentParams(context);
    if (context.uid !== uid || context.action !== 'publish' || !documentId) return next();
    const isFirst = (await readPublished(documentId)).length === 0;
    const result = await next();
    // In that of the publication: SQLite has no second connection, and nobody may be told too early.
    if (isFirst)
      await strapi.db.transaction(async ({ trx }) => {
        await noteOpening(trx, documentId);
        await tellFollowers(trx, documentId);
      });
    return result;
  });
}

function readPublished(documentId: string): Promise<Version[]> {
  return strapi.db
    .query(uid)
    .findMany({ where: { documentId, publishedAt: { $notNull: true } }, populate: { partner: true } });
}

async function tellFollowers(trx: Knex, documentId: string): Promise<void> {
  const versions = await readPublished(documentId);
  const [any] = versions;
  if (!any?.partner || !isOpen(any)) return;
  const inLocale = (locale: Locale) => versions.find((version) => version.locale === locale) ?? any;
  await notifyMany(
    trx,
    { audience: 'organization-followers', of: any.partner.documentId },
    'organization-opening',
    {
      id: documentId,
      title: recordOf(locales, (locale) => inLocale(locale).title),
      organization: recordOf(locales, (locale) => (inLocale(locale).partner ?? any.partner)?.name ?? ''),
    },
    `opening:${documentId}`,
  );
}

function isOpen({ closed, deadline }: Version): boolean {
  return !closed && (deadline === null || Date.parse(deadline) > Date.now());
}
