import { formatDate } from '@scholars/contract/format';
import type { Locale } from '@scholars/contract/locale';
import { escapeHtml } from '../../platform/mail/letter-html.js';
import { defineTexts } from '../../platform/site/define-texts.js';
import type { NoticeTable } from '../notification/notices.js';
import ar from './locales/ar.json';
import en from './locales/en.json';

/** What both sides of a report are told; the one who was reported never by whom. */
interface ReportNotices {
  'conduct-warning': { reason: string };
  'messages-hidden': { reason: string; conversationId: string };
  'account-suspended': { reason: string; until: number | null };
  'suspension-lifted': object;
  'report-upheld': object;
  'report-dismissed': { reason: string };
}

declare module '../notification/notices.js' {
  interface Notices extends ReportNotices {}
}

const texts = defineTexts({ en, ar });
const onTheList = { type: 'system', leadsTo: '/account/notifications' } as const;

export const reportNotices: NoticeTable<ReportNotices> = {
  'conduct-warning': { ...onTheList, words: ({ reason }, locale) => inWords('conduct-warning', locale, { reason }) },
  'messages-hidden': {
    type: 'system',
    leadsTo: ({ conversationId }) => `/messages?convoId=${conversationId}`,
    words: ({ reason }, locale) => inWords('messages-hidden', locale, { reason }),
  },
  'account-suspended': {
    ...onTheList,
    words: ({ reason, until }, locale) =>
      until === null
        ? inWords('account-suspended', locale, { reason })
        : inWords('account-suspended-until', locale, {
            reason,
            day: formatDate(new Date(until).toISOString(), locale),
          }),
  },
  'suspension-lifted': { ...onTheList, words: (_, locale) => inWords('suspension-lifted', locale) },
  'report-upheld': { ...onTheList, words: (_, locale) => inWords('report-upheld', locale) },
  'report-dismissed': { ...onTheList, words: ({ reason }, locale) => inWords('report-dismissed', locale, { reason }) },
};

type Wording = keyof typeof en.notices;

/** The reason is a coordinator's own words. */
function inWords(name: Wording, locale: Locale, values?: Readonly<Record<string, string>>) {
  const t = texts(locale);
  return {
    title: t(`notices.${name}.title`, values),
    message: `<p>${escapeHtml(t(`notices.${name}.message`, values))}</p>`,
  };
}
