import { escapeHtml } from '../../platform/mail/letter-html.js';
import type { NoticeTable } from '../notification/notices.js';
import { emailChangeTexts } from './email-change-mails.js';

interface EmailChangeNotices {
  'email-changed': object;
}

declare module '../notification/notices.js' {
  interface Notices extends EmailChangeNotices {}
}

export const emailChangeNotices: NoticeTable<EmailChangeNotices> = {
  'email-changed': {
    type: 'system',
    leadsTo: '/account/my-information',
    hasOwnMail: true,
    words(_, locale) {
      const t = emailChangeTexts(locale);
      return {
        title: t('notices.email-changed.title'),
        message: `<p>${escapeHtml(t('notices.email-changed.message'))}</p>`,
      };
    },
  },
};
