import { isLocale, type Locale } from '@scholars/contract/locale';

/** What a share picture is drawn for. */
const shareKinds = ['opportunity', 'organization', 'member', 'area', 'event', 'page'] as const;
export type ShareKind = (typeof shareKinds)[number];

export interface ShareAddress {
  locale: Locale;
  kind: ShareKind;
  slug: string;
}

const address = new RegExp(`^/uploads/drawn/share-(en|ar)-(${shareKinds.join('|')})-([a-z0-9-]{1,120})\\.png$`);

/** Reads `/uploads/drawn/share-<locale>-<kind>-<slug>.png`; the home page is `page-home`. */
export function readShareAddress(path: string): ShareAddress | undefined {
  const [, locale, name, slug] = address.exec(path) ?? [];
  const kind = shareKinds.find((one) => one === name);
  return isLocale(locale) && kind && slug ? { locale, kind, slug } : undefined;
}
