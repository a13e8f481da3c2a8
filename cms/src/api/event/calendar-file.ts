import { getEventCalendar } from '@scholars/contract/events';
import { isLocale, localeOfHeader } from '@scholars/contract/locale';
import { invalidFields } from '../../platform/errors/contract-error.js';
import type { Action } from '../../platform/contract/define-action.js';
import { eventCalendar } from './event-calendar.js';
import { getEventEntry } from './get-event.js';

/** Sends an event's days as a file for calendars, the same for everybody. */
export const calendarFile: Action = {
  endpoint: getEventCalendar,
  async handler(ctx) {
    const { lang } = ctx.query;
    if (lang !== undefined && lang !== '' && !(typeof lang === 'string' && isLocale(lang)))
      throw invalidFields({ lang: ['value.invalid'] });
    const locale = typeof lang === 'string' && isLocale(lang) ? lang : localeOfHeader(ctx.get('Language'));
    const event = await getEventEntry(ctx.params.slug ?? '', locale);
    ctx.set({
      'Content-Disposition': `attachment; filename="${event.slug}.ics"`,
      'Cache-Control': 'public, max-age=300',
      'X-Content-Type-Options': 'nosniff',
    });
    ctx.type = 'text/calendar; charset=utf-8';
    ctx.status = 200;
    ctx.body = eventCalendar(event);
  },
};
