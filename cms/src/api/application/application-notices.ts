import { formatDate } from '@scholars/contract/format';
import type { Locale } from '@scholars/contract/locale';
import { escapeHtml } from '../../platform/mail/letter-html.js';
import type { NoticeTable } from '../notification/notices.js';
import { pathOfApplication, type ToldStatus } from './application-mails.js';
import { applicationTexts } from './application-texts.js';
import { statusLabel } from './present-application.js';

/** What applicants are notified of, and what its words need. */
interface ApplicationNotices {
  /** Those of old have no `id`. */
  'application-status': { id?: string; title: string; titleAr: string; status: ToldStatus };
  'deadline-reminder': { opportunityId: string; title: Record<Locale, string>; deadline: string };
}

declare module '../notification/notices.js' {
  interface Notices extends ApplicationNotices {}
}

export const applicationNotices: NoticeTable<ApplicationNotices> = {
  'application-status': {
    type: 'application-status',
    leadsTo: ({ id, status }) => pathOfApplication(id, status),
    words({ title, titleAr, status }, locale) {
      const t = applicationTexts(locale);
      const opportunity = (locale === 'ar' && titleAr) || title;
      return {
        title: t('notices.application-status.title', { opportunity, status: statusLabel(status, locale) }),
        message: `<p>${escapeHtml(t('notices.application-status.message'))}</p>`,
      };
    },
  },
  'deadline-reminder': {
    type: 'new-opportunity',
    cannotWait: true,
    // As an opening leads there: its address may be another by then.
    leadsTo: ({ opportunityId }) => `/opportunities/${opportunityId}`,
    words({ title, deadline }, locale) {
      const t = applicationTexts(locale);
      return {
        title: t('notices.deadline-reminder.title', { opportunity: title[locale], date: formatDate(deadline, locale) }),
        message: `<p>${escapeHtml(t('notices.deadline-reminder.message'))}</p>`,
      };
    },
  },
};
