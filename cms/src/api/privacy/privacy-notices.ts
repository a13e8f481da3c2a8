import { formatDate } from '@scholars/contract/format';
import { escapeHtml } from '../../platform/mail/letter-html.js';
import type { NoticeTable } from '../notification/notices.js';
import { privacyTexts } from './privacy-mails.js';

interface PrivacyNotices {
  'data-ready': { expiresAt: string };
}

declare module '../notification/notices.js' {
  interface Notices extends PrivacyNotices {}
}

export const privacyNotices: NoticeTable<PrivacyNotices> = {
  'data-ready': {
    type: 'system',
    leadsTo: '/account/privacy',
    hasOwnMail: true,
    words({ expiresAt }, locale) {
      const t = privacyTexts(locale);
      const date = formatDate(expiresAt, locale);
      return {
        title: t('notices.data-ready.title'),
        message: `<p>${escapeHtml(t('notices.data-ready.message', { date }))}</p>`,
      };
    },
  },
};
