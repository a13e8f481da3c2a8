import { escapeHtml } from '../../platform/mail/letter-html.js';
import type { NoticeTable } from '../notification/notices.js';
import { recommendationTexts } from './recommendation-texts.js';

/** What members are told who have new recommendations. */
interface RecommendationNotices {
  'new-recommendations': Record<string, never>;
}

declare module '../notification/notices.js' {
  interface Notices extends RecommendationNotices {}
}

export const recommendationNotices: NoticeTable<RecommendationNotices> = {
  'new-recommendations': {
    type: 'recommendation',
    leadsTo: '/account/recommendations',
    words(_, locale) {
      const t = recommendationTexts(locale);
      return {
        title: t('notices.new-recommendations.title'),
        message: `<p>${escapeHtml(t('notices.new-recommendations.message'))}</p>`,
      };
    },
  },
};
