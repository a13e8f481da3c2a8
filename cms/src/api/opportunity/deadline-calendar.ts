import { siteTimeZone } from '@scholars/contract/format';
import type { Locale } from '@scholars/contract/locale';
import type { OpportunityCard } from '@scholars/contract/opportunities';
import { dateIn } from '@scholars/contract/zoned-instant';
import { renderCalendar, type CalendarEvent } from '../../platform/calendar/render-calendar.js';
import { siteUrl } from '../../platform/site/site-url.js';
import { opportunityTexts } from './opportunity-texts.js';

const remindDaysBefore = 3;

/** The whole day of a deadline, by the calendar of Doha, with a reminder; in the page's language. */
export function deadlineCalendar(card: OpportunityCard, deadline: string, locale: Locale): string {
  return renderCalendar({ name: card.title, locale, events: [deadlineEvent(card, deadline, locale)] });
}

/** The same as an entry of a calendar. */
export function deadlineEvent(card: OpportunityCard, deadline: string, locale: Locale) {
  const day = dateIn(siteTimeZone, new Date(deadline));
  const url = siteUrl(locale, `/opportunities/${card.slug}`);
  return {
    uid: `deadline-${card.id}`,
    title: opportunityTexts(locale)('calendar.deadline', { title: card.title }),
    description: [card.partner?.name, card.summary, url].filter(Boolean).join('\n'),
    url,
    changedAt: new Date(card.publishedAt),
    isFree: true,
    remindDaysBefore,
    allDay: { from: day, to: day },
  } satisfies CalendarEvent;
}
