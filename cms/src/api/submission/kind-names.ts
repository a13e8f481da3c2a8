import type { Locale } from '@scholars/contract/locale';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';

/** How mails call what somebody sent, as the object of a sentence. */
const names: Record<SubmissionKind, Record<Locale, string>> = {
  'founding-fellows-profiles': { en: 'your Founding Fellows Profile', ar: 'ملفكم التعريفي ضمن الزملاء المؤسسين' },
  'travel-intakes': { en: 'your travel details', ar: 'بيانات سفركم' },
  'contact-messages': { en: 'your message', ar: 'رسالتكم' },
  'organization-requests': { en: 'your request to join as an organization', ar: 'طلب انضمام مؤسستكم' },
};

export function nameOfSent(kind: SubmissionKind, locale: Locale): string {
  return names[kind][locale];
}
