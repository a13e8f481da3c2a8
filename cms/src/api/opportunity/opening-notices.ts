import type { Locale } from '@scholars/contract/locale';
import { escapeHtml } from '../../platform/mail/letter-html.js';
import type { NoticeTable } from '../notification/notices.js';
import { opportunityTexts } from './opportunity-texts.js';

/** What followers of an organization are notified of, and what its words need. */
interface OpeningNotices {
  'organization-opening': { id: string; title: Record<Locale, string>; organization: Record<Locale, string> };
}

declare module '../notification/notices.js' {
  interface Notices extends OpeningNotices {}
}

export const openingNotices: NoticeTable<OpeningNotices> = {
  'organization-opening': {
    type: 'new-opportunity',
    // Its page leads on to its address of now, which staff may change.
    leadsTo: ({ id }) => `/opportunities/${id}`,
    words({ title, organization }, locale) {
      const t = opportunityTexts(locale);
      const values = { title: title[locale], organization: organization[locale] };
      return {
        title: t('notices.organization-opening.title', values),
        message: `<p>${escapeHtml(t('notices.organization-opening.message', values))}</p>`,
      };
    },
    together: {
      about: ({ organization }) => organization.en,
      words(all, locale) {
        const organization = all[0]?.organization[locale] ?? '';
        return {
          title: opportunityTexts(locale)('notices.organization-opening.together.title', {
            organization,
            count: all.length,
          }),
          message: `<ul>${all.map(({ title }) => `<li>${escapeHtml(title[locale])}</li>`).join('')}</ul>`,
        };
      },
      leadsTo: '/opportunities',
    },
  },
};
