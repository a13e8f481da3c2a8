import { isLocale } from '@scholars/contract/locale';
import { previewKinds, previewMinutes, previewQuery, type PreviewKind } from '@scholars/contract/preview';
import { siteAddresses } from '@scholars/contract/site-addresses';
import { previewToken } from '../platform/content/previewed.js';
import { environment } from '../platform/environment/environment.js';

interface Asked {
  documentId: string;
  locale?: string | null;
  status?: string;
}

/** Where an entry is on the site, below the language; nothing where it has no page. */
const pathOf: Record<PreviewKind, (slug: string) => string | undefined> = {
  opportunity: (slug) => `/opportunities/${slug}`,
  organization: (slug) => `/organizations/${slug}`,
  ...siteAddresses,
  area: (slug) => `/focus-areas/research/${slug}`,
};

/** The address at which staff look at an entry as it is written now; nothing where it has no page, or no slug yet. */
export async function previewAddress(uid: string, { documentId, locale, status }: Asked): Promise<string | undefined> {
  const kind = (Object.keys(previewKinds) as PreviewKind[]).find((each) => previewKinds[each] === uid);
  if (!kind || !isLocale(locale ?? undefined)) return undefined;
  const isDraft = status !== 'published';
  const entry: { slug: string | null } | null = await strapi.db.query(uid).findOne({
    select: ['slug'],
    where: { documentId, publishedAt: isDraft ? { $null: true } : { $notNull: true } },
  });
  const path = entry?.slug ? pathOf[kind](entry.slug) : undefined;
  if (path === undefined) return undefined;
  const token = previewToken({
    kind,
    documentId,
    status: isDraft ? 'draft' : 'published',
    expiresAt: Date.now() + previewMinutes * 60_000,
  });
  return `${environment.publicUrl}/${locale}${path === '/' ? '' : path}?${previewQuery}=${token}`;
}
