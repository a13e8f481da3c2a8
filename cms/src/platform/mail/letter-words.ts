import type { Locale } from '@scholars/contract/locale';
import { siteName } from '../site/site-name.js';

/** The words that every mail carries around its own. */
export const letterWords: Record<
  Locale,
  { automatic: () => string; unsubscribe: string; linkFails: string; separator: string }
> = {
  en: {
    automatic: () => `${siteName('en')} sent this email automatically.`,
    unsubscribe: 'Unsubscribe from emails like this',
    linkFails: 'If the button does not work, copy this address into your browser:',
    separator: ': ',
  },
  ar: {
    automatic: () => `أُرسلت هذه الرسالة تلقائيًا من ${siteName('ar')}.`,
    unsubscribe: 'إلغاء الاشتراك في مثل هذه الرسائل',
    linkFails: 'إن لم يعمل الزر، فانسخوا هذا العنوان في المتصفح:',
    separator: ': ',
  },
};
