import type { I18nProvider } from '@refinedev/core';
import type { Locale } from '@scholars/contract/locale';
import type { i18n } from 'i18next';

/** Refine's own texts are the keys below `refine` of the back office's; what it does not find keeps Refine's words. */
export function i18nProvider(texts: i18n, locale: Locale, switchTo: (locale: string) => void): I18nProvider {
  return {
    translate: (key: string, options?: unknown, fallback?: string) => {
      const name = `refine.${key}`;
      // the placeholders' values
      const values = typeof options === 'object' && options !== null ? (options as Record<string, unknown>) : {};
      if (texts.exists(name, { ns: 'admin' })) return texts.t(name, { ns: 'admin', ...values });
      return (typeof options === 'string' ? options : fallback) ?? key;
    },
    changeLocale: switchTo,
    getLocale: () => locale,
  };
}
