import * as calls from '@scholars/contract/calendar-feed';
import { renderCalendar } from '../../platform/calendar/render-calendar.js';
import { defineAction } from '../../platform/contract/define-action.js';
import { notFound } from '../../platform/errors/contract-error.js';
import { siteRoot } from '../../platform/site/site-url.js';
import { listFeedEvents } from './feed-events.js';
import { feedTexts } from './feed-texts.js';
import { findFeed, findFeedOwner, renewFeed, revokeFeed } from './feeds.js';

export const actions = {
  getCalendarFeed: defineAction(calls.getCalendarFeed, async ({ signedIn }) => ({
    madeAt: (await findFeed(signedIn.userId))?.toISOString() ?? null,
  })),

  renewCalendarFeed: defineAction(calls.renewCalendarFeed, async ({ signedIn, locale }) => {
    const query = new URLSearchParams({ token: await renewFeed(signedIn.userId), lang: locale });
    return { url: `${siteRoot()}${calls.readCalendarFeed.path}?${query.toString()}` };
  }),

  revokeCalendarFeed: defineAction(calls.revokeCalendarFeed, async ({ signedIn }) => {
    await revokeFeed(signedIn.userId);
    return undefined;
  }),

  readCalendarFeed: defineAction(calls.readCalendarFeed, async ({ query, locale: header }) => {
    const locale = query.lang ?? header;
    const owner = query.token ? await findFeedOwner(query.token) : undefined;
    if (!owner) throw notFound();
    const name = feedTexts(locale)('calendar.name');
    return {
      name: 'dates.ics',
      content: renderCalendar({ name, locale, events: await listFeedEvents(owner, locale) }),
    };
  }),
};
