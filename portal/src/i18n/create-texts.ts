import type { Locale } from '@scholars/contract/locale';
import { createInstance, type FormatterModule, type i18n } from 'i18next';
import { writeValue } from '@scholars/contract/compile-texts';

/**
 * An i18next instance for one language, with the texts given. There is no fallback to the other
 * language: a missing text is a defect, which the tests and the development server report.
 */
export function createTexts(locale: Locale, texts: Record<string, object>): i18n {
  const instance = createInstance().use(valueWriter(locale));
  void instance.init({
    lng: locale,
    fallbackLng: false,
    ns: Object.keys(texts),
    defaultNS: 'common',
    resources: { [locale]: texts },
    initAsync: false,
    interpolation: {
      // React escapes.
      escapeValue: false,
      alwaysFormat: true,
    },
    saveMissing: import.meta.env.DEV,
    missingKeyHandler: (_languages, namespace, key) => console.error(`No text ${namespace}:${key} in '${locale}'`),
  });
  return instance;
}

/** Writes the values of texts as the language writes them; a year is handed over as text. */
function valueWriter(locale: Locale): FormatterModule {
  return {
    type: 'formatter',
    init: () => {},
    add: () => {},
    addCached: () => {},
    format: (value: unknown, form) => writeValue(typeof value === 'number' ? value : String(value ?? ''), form, locale),
  };
}
