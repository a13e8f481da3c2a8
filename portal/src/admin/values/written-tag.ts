import type { Locale } from '@scholars/contract/locale';

/** Calendar and digits as in the site's own formats (`~/i18n/format`), for what those do not write. */
export const writtenTag = {
  en: 'en-GB-u-ca-gregory-nu-latn',
  ar: 'ar-QA-u-ca-gregory-nu-arab',
} as const satisfies Record<Locale, string>;
