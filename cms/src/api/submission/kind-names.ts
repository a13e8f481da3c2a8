import type { Locale } from '@scholars/contract/locale';

/** How mails call what somebody sent, as the object of a sentence. */
const names = {
  'founding-fellows-profiles': { en: 'your Founding Fellows Profile', ar: 'ملفكم التعريفي ضمن الزملاء المؤسسين' },
  'travel-intakes': { en: 'your travel details', ar: 'بيانات سفركم' },
  'contact-messages': { en: 'your message', ar: 'رسالتكم' },
  'organization-requests': { en: 'your request to join as an organization', ar: 'طلب انضمام مؤسستكم' },
} as const satisfies Record<string, Record<Locale, string>>;

/** What somebody can send; for submissions the kind's name in the contract. */
export type SentKind = keyof typeof names;

export function nameOfSent(kind: SentKind, locale: Locale): string {
  return names[kind][locale];
}
