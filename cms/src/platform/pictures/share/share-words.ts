import type { Locale } from '@scholars/contract/locale';

/** The few words of share pictures that no entry holds. */
interface ShareWords {
  member: string;
  area: string;
  event: string;
  /** Titles of the site's pages that no entry holds, by slug. */
  pages: Readonly<Record<string, string>>;
  /** Before a date. */
  applyBy: string;
}

export const shareWords: Record<Locale, ShareWords> = {
  en: {
    member: 'Member',
    area: 'Focus area',
    event: 'Event',
    pages: { opportunities: 'Opportunities', search: 'Search' },
    applyBy: 'Apply by',
  },
  ar: {
    member: 'من أعضاء الشبكة',
    area: 'مجال تركيز',
    event: 'فعالية',
    pages: { opportunities: 'الفرص', search: 'البحث' },
    applyBy: 'آخر موعد للتقديم:',
  },
};
