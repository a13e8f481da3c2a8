const names = { en: 'English (en)', ar: 'Arabic (ar)' } as const;

interface LocalesService {
  findByCode(code: string): Promise<unknown>;
  create(locale: { code: string; name: string }): Promise<unknown>;
}

/** Both languages of the product, known to Strapi. */
export async function ensureLocales(): Promise<void> {
  const locales = strapi.plugin('i18n').service<LocalesService>('locales');
  for (const [code, name] of Object.entries(names)) {
    if (!(await locales.findByCode(code))) await locales.create({ code, name });
  }
}
