import type { Locale } from '@scholars/contract/locale';
import type { OpportunityCard } from '@scholars/contract/opportunities';
import { renderCalendar } from '../../platform/calendar/render-calendar.js';
import { siteUrl } from '../../platform/site/site-url.js';

const words: Record<Locale, { deadline: (title: string) => string }> = {
  en: { deadline: (title) => `Deadline: ${title}` },
  ar: { deadline: (title) => `آخر موعد للتقديم: ${title}` },
};
const remindDaysBefore = 3;

/** The whole day of a deadline, by the calendar of Doha, with a reminder; in the page's language. */
export function deadlineCalendar(card: OpportunityCard, deadline: string, locale: Locale): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Qatar' }).format(new Date(deadline));
  const url = siteUrl(locale, `/opportunities/${card.slug}`);
  return renderCalendar({
    name: card.title,
    locale,
    events: [
      {
        uid: `deadline-${card.id}`,
        title: words[locale].deadline(card.title),
        description: [card.partner?.name, card.summary, url].filter(Boolean).join('\n'),
        url,
        changedAt: new Date(card.publishedAt),
        isFree: true,
        remindDaysBefore,
        allDay: { from: day, to: day },
      },
    ],
  });
}
