import type { Locale } from '@scholars/contract/locale';
// The CommonJS files under antd/locale arrive wrapped in `default` and leave antd in English.
import arabic from 'antd/es/locale/ar_EG';
import english from 'antd/es/locale/en_GB';
import type { Locale as AntdLocale } from 'antd/es/locale';

/** antd's own texts in the page's language. */
export function antdLocale(locale: Locale): AntdLocale {
  return locale === 'ar' ? arabic : english;
}
