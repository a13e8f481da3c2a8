import { compileTexts, type TextValues } from '@scholars/contract/compile-texts';
import { locales, type Locale } from '@scholars/contract/locale';
import type { TextKey } from '@scholars/contract/text-keys';
import { recordOf } from '../typed/trusted-types.js';
import { siteName } from './site-name.js';

/** The text of a key, with values for its placeholders; `{{siteName}}` is the network's name and need not be given. */
type TextsIn<Files> = (locale: Locale) => (key: TextKey<Files>, values?: TextValues) => string;

/**
 * Makes the texts of a pair of locale files: `const texts = defineTexts({ en, ar })`, then `texts(locale)('mails.…')`.
 * They are written as the portal's are.
 *
 * @throws when a text is asked for that is not there, or without a value for one of its placeholders
 */
export function defineTexts<English extends object>(files: { en: English; ar: object }): TextsIn<English> {
  const made = recordOf(locales, (locale) => {
    const find = compileTexts(locale, files[locale]);
    return (key: string, values?: TextValues) => {
      const found = find(key, { siteName: siteName(locale), ...values });
      if (found === undefined) throw new Error(`No text '${key}' in '${locale}', or not all of its values`);
      return found;
    };
  });
  return (locale) => made[locale];
}
