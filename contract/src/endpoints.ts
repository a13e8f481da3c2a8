import * as account from './account.js';
import * as applications from './applications.js';
import * as askedInformation from './asked-information.js';
import * as calendarFeed from './calendar-feed.js';
import * as captcha from './captcha.js';
import * as chat from './chat.js';
import * as connections from './connections.js';
import * as emailChange from './email-change.js';
import type { Endpoint } from './endpoint.js';
import * as eventArrivals from './event-arrivals.js';
import * as eventBadges from './event-badges.js';
import * as eventGuests from './event-guests.js';
import * as events from './events.js';
import * as mailJobs from './mail-jobs.js';
import * as memberAccounts from './member-accounts.js';
import * as messageReports from './message-reports.js';
import * as messageTemplates from './message-templates.js';
import * as members from './members.js';
import * as newsletter from './newsletter.js';
import * as notificationPreferences from './notification-preferences.js';
import * as notifications from './notifications.js';
import * as opportunities from './opportunities.js';
import * as organizations from './organizations.js';
import * as pages from './pages.js';
import * as privacy from './privacy.js';
import * as profile from './profile.js';
import * as profileImports from './profile-imports.js';
import * as push from './push.js';
import * as queueViews from './queue-views.js';
import * as queueWork from './queue-work.js';
import * as recommendations from './recommendations.js';
import * as search from './search.js';
import * as searchAlerts from './search-alerts.js';
import * as sheetImports from './sheet-imports.js';
import * as secondFactor from './second-factor.js';
import * as site from './site.js';
import * as siteIndex from './site-index.js';
import * as statistics from './statistics.js';
import * as submissions from './submissions.js';
import * as thematicAreas from './thematic-areas.js';

const modules = [
  account,
  askedInformation,
  calendarFeed,
  captcha,
  emailChange,
  profile,
  profileImports,
  mailJobs,
  memberAccounts,
  messageReports,
  messageTemplates,
  thematicAreas,
  opportunities,
  applications,
  organizations,
  members,
  newsletter,
  notifications,
  notificationPreferences,
  chat,
  connections,
  push,
  recommendations,
  search,
  searchAlerts,
  site,
  siteIndex,
  pages,
  events,
  statistics,
  eventArrivals,
  eventBadges,
  eventGuests,
  submissions,
  queueViews,
  queueWork,
  sheetImports,
  privacy,
  secondFactor,
];

/** Every call of the API by its name. The name is the export's, and the handler's in the CMS. */
export const endpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  modules.flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
  ),
);

/** The same as types, each with its own schemas. */
export type Calls = CallsOf<
  typeof account &
    typeof askedInformation &
    typeof calendarFeed &
    typeof captcha &
    typeof emailChange &
    typeof profile &
    typeof profileImports &
    typeof mailJobs &
    typeof memberAccounts &
    typeof messageReports &
    typeof messageTemplates &
    typeof thematicAreas &
    typeof opportunities &
    typeof applications &
    typeof organizations &
    typeof members &
    typeof newsletter &
    typeof notifications &
    typeof notificationPreferences &
    typeof chat &
    typeof connections &
    typeof push &
    typeof recommendations &
    typeof search &
    typeof searchAlerts &
    typeof site &
    typeof siteIndex &
    typeof pages &
    typeof events &
    typeof statistics &
    typeof eventArrivals &
    typeof eventBadges &
    typeof eventGuests &
    typeof submissions &
    typeof queueViews &
    typeof queueWork &
    typeof sheetImports &
    typeof privacy &
    typeof secondFactor
>;
type CallsOf<Exports> = { [Name in keyof Exports as Exports[Name] extends Endpoint ? Name : never]: Exports[Name] };

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

/** Literal paths before those with parameters, so that `/categories` is not taken for an id. */
export function byPathPrecision(a: Endpoint, b: Endpoint): number {
  const key = (path: string) => path.replace(/\{/g, '\uffff');
  return key(a.path) < key(b.path) ? -1 : key(a.path) > key(b.path) ? 1 : 0;
}
