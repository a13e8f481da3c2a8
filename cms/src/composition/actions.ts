import { actions as account } from '../api/account/controllers/account.js';
import { actions as accountInformation } from '../api/account/controllers/information.js';
import { actions as accountPasswords } from '../api/account/controllers/passwords.js';
import { actions as accountProviders } from '../api/account/controllers/providers.js';
import { actions as registration } from '../api/account/controllers/registration.js';
import { actions as announcements } from '../api/announcement/controllers/announcements.js';
import { actions as backoffice } from '../api/backoffice/controllers/backoffice.js';
import { actions as captcha } from '../api/captcha/controllers/captcha.js';
import { actions as contactMessages } from '../api/contact-message/controllers/contact-us.js';
import { actions as degreeTypes } from '../api/degree-type/controllers/degree-types.js';
import { actions as events } from '../api/event/controllers/events.js';
import { actions as eventInvitations } from '../api/event-invitation/controllers/answers.js';
import { actions as foundingFellows } from '../api/founding-fellows-profile/controllers/submit.js';
import { actions as globalKeys } from '../api/global-key/controllers/global-keys.js';
import { actions as mailJobs } from '../api/mail-job/controllers/mail-jobs.js';
import { actions as members } from '../api/member/controllers/members.js';
import { actions as newsletter } from '../api/newsletter-subscriber/controllers/newsletter.js';
import { actions as notifications } from '../api/notification/controllers/user-notifications.js';
import { actions as opportunities } from '../api/opportunity/controllers/job-opportunities.js';
import { actions as organizationRequests } from '../api/organization-request/controllers/join-us.js';
import { actions as organizations } from '../api/organization/controllers/organizations.js';
import { actions as pages } from '../api/page/controllers/pages.js';
import { actions as overview } from '../api/page/controllers/site-overview.js';
import { actions as search } from '../api/search/controllers/search.js';
import { actions as siteIndex } from '../api/site-index/controllers/site-index.js';
import { actions as thematicAreas } from '../api/thematic-area/controllers/thematic-areas.js';
import { actions as travelIntake } from '../api/travel-intake/controllers/submit.js';
import type { Action } from '../contract/define-action.js';

/** The calls of the contract that have code behind them. */
export const actions: Readonly<Record<string, Action>> = {
  ...account,
  ...accountInformation,
  ...accountPasswords,
  ...accountProviders,
  ...registration,
  ...announcements,
  ...backoffice,
  ...captcha,
  ...contactMessages,
  ...degreeTypes,
  ...events,
  ...eventInvitations,
  ...foundingFellows,
  ...globalKeys,
  ...mailJobs,
  ...members,
  ...newsletter,
  ...notifications,
  ...opportunities,
  ...organizationRequests,
  ...organizations,
  ...pages,
  ...overview,
  ...search,
  ...siteIndex,
  ...thematicAreas,
  ...travelIntake,
};

// Strapi's own core answers these two (see `queueRoutes`).
const answeredByStrapi = ['listSubmissions', 'getSubmission'];

/** Names of the contract's calls that are answered; the others say 501. */
export const builtNames: ReadonlySet<string> = new Set([...Object.keys(actions), ...answeredByStrapi]);
