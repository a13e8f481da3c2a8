import { getOpportunityCalendar } from '@scholars/contract/opportunities';
import { isLocale, localeOfHeader } from '@scholars/contract/locale';
import { invalidFields, notFound } from '../../../contract/contract-error.js';
import type { Action } from '../../../contract/define-action.js';
import { getRow } from '../../../listings/get-row.js';
import { opportunityListing } from '../../../listings/opportunity-listing.js';
import { deadlineCalendar } from '../presenters/deadline-calendar.js';
import { listCards } from '../queries/opportunity-entries.js';

/** Sends an opportunity's deadline as a file for calendars. */
export const calendarFile: Action = {
  endpoint: getOpportunityCalendar,
  async handler(ctx) {
    const { lang } = ctx.query;
    if (lang !== undefined && lang !== '' && !(typeof lang === 'string' && isLocale(lang)))
      throw invalidFields({ lang: ['value.invalid'] });
    const locale = typeof lang === 'string' && isLocale(lang) ? lang : localeOfHeader(ctx.get('Language'));
    const [card] = await listCards([await getRow(opportunityListing, ctx.params.id ?? '', locale)], locale);
    if (!card?.deadline) throw notFound();
    ctx.set({
      'Content-Disposition': `attachment; filename="${card.slug}.ics"`,
      'Cache-Control': 'public, max-age=300',
      'X-Content-Type-Options': 'nosniff',
    });
    ctx.type = 'text/calendar; charset=utf-8';
    ctx.status = 200;
    ctx.body = deadlineCalendar(card, card.deadline, locale);
  },
};
