import type { Locale } from '@scholars/contract/locale';

/** The few words of share pictures that no entry holds. */
interface ShareWords {
  member: string;
  area: string;
  event: string;
  opportunities: string;
  /** Before a date. */
  applyBy: string;
}

export const shareWords: Record<Locale, ShareWords> = {
  en: { member: 'Member', area: 'Focus area', event: 'Event', opportunities: 'Opportunities', applyBy: 'Apply by' },
  ar: { member: 'من أعضاء الشبكة', area: 'مجال تركيز', event: 'فعالية', opportunities: 'الفرص', applyBy: 'آخر موعد للتقديم:' },
};
