import { getOpportunityCalendar } from '@scholars/contract/opportunities';
import { isLocale, localeOfHeader } from '@scholars/contract/locale';
import { invalidFields, notFound } from '../../platform/errors/contract-error.js';
import type { Action } from '../../platform/contract/define-action.js';
import { getRow } from '../../platform/listing/get-row.js';
import { opportunityListing } from './opportunity-listing.js';
import { deadlineCalendar } from './deadline-calendar.js';
import { listCards } from './opportunity-entries.js';

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
