import { actions as account } from '../api/account/account-actions.js';
import { actions as accountInformation } from '../api/account/information-actions.js';
import { actions as accountPasswords } from '../api/account/password-actions.js';
import { actions as accountProviders } from '../api/account/provider-actions.js';
import { actions as registration } from '../api/account/registration-actions.js';
import { actions as announcements } from '../api/announcement/actions.js';
import { actions as applications } from '../api/application/actions.js';
import { findApplied } from '../api/application/applications.js';
import { actions as backoffice } from '../api/submission/actions.js';
import { actions as askedInformation } from '../api/submission/asked-information-actions.js';
import { formActions } from '../api/submission/form-actions.js';
import { actions as calendarFeed } from '../api/calendar-feed/actions.js';
import { actions as captcha } from '../api/captcha/actions.js';
import { actions as chat } from '../api/chat/actions.js';
import { actions as connections } from '../api/connection/actions.js';
import { findRelation } from '../api/connection/connected.js';
import { actions as degreeTypes } from '../api/degree-type/actions.js';
import { actions as emailChange } from '../api/email-change/actions.js';
import { eventActions } from '../api/event/actions.js';
import { openInvitation } from '../api/event-invitation/present-invitation.js';
import { actions as eventInvitations } from '../api/event-invitation/actions.js';
import { actions as globalKeys } from '../api/global-key/actions.js';
import { actions as memberAccounts } from '../api/member-account/actions.js';
import { actions as messageReports } from '../api/message-report/actions.js';
import { actions as messageTemplates } from '../api/message-template/actions.js';
import { actions as mailJobs } from '../api/mail-job/actions.js';
import { memberActions } from '../api/member/actions.js';
import { actions as newsletter } from '../api/newsletter-subscriber/actions.js';
import { actions as notificationPreferences } from '../api/notification/preference-actions.js';
import { actions as push } from '../api/notification/push-actions.js';
import { actions as notifications } from '../api/notification/actions.js';
import { opportunityActions } from '../api/opportunity/actions.js';
import { savedOpportunityActions } from '../api/opportunity/saved-actions.js';
import { actions as organizations } from '../api/organization/actions.js';
import { actions as followings } from '../api/organization/following-actions.js';
import { actions as pages } from '../api/page/actions.js';
import { actions as overview } from '../api/page/site-overview.js';
import { actions as privacy } from '../api/privacy/actions.js';
import { actions as profile } from '../api/profile/actions.js';
import { actions as queueViews } from '../api/queue-view/actions.js';
import { actions as queueWork } from '../api/submission/queue-work-actions.js';
import { actions as recommendations } from '../api/recommendation/actions.js';
import { actions as searchAlerts } from '../api/search-alert/actions.js';
import { actions as profileImports } from '../api/profile-import/actions.js';
import { actions as secondFactor } from '../api/second-factor/actions.js';
import { actions as search } from '../api/search/actions.js';
import { actions as sheetImports } from '../api/sheet-import/actions.js';
import { actions as siteIndex } from '../api/site-index/actions.js';
import { actions as statistics } from '../api/statistics/actions.js';
import { countOpenByArea } from '../api/opportunity/count-open.js';
import { actions as travelRequests } from '../api/travel-request/actions.js';
import { actions as uiActions } from '../api/ui-action/actions.js';
import { thematicAreaActions } from '../api/thematic-area/actions.js';
import type { Action } from '../platform/contract/define-action.js';

/** The calls of the contract that have code behind them. */
export const actions: Readonly<Record<string, Action>> = {
  ...account,
  ...accountInformation,
  ...accountPasswords,
  ...accountProviders,
  ...registration,
  ...announcements,
  ...askedInformation,
  ...applications,
  ...backoffice,
  ...formActions,
  ...calendarFeed,
  ...captcha,
  ...chat,
  ...connections,
  ...degreeTypes,
  ...emailChange,
  ...eventActions(openInvitation),
  ...eventInvitations,
  ...globalKeys,
  ...mailJobs,
  ...memberAccounts,
  ...messageReports,
  ...messageTemplates,
  ...memberActions(findRelation),
  ...newsletter,
  ...notifications,
  ...notificationPreferences,
  ...push,
  ...opportunityActions(findApplied),
  ...savedOpportunityActions(findApplied),
  ...organizations,
  ...followings,
  ...pages,
  ...overview,
  ...privacy,
  ...profile,
  ...profileImports,
  ...queueViews,
  ...queueWork,
  ...recommendations,
  ...search,
  ...secondFactor,
  ...searchAlerts,
  ...sheetImports,
  ...siteIndex,
  ...statistics,
  ...thematicAreaActions(countOpenByArea),
  ...travelRequests,
  ...uiActions,
};

// A route for each kind answers these (see `queueRoutes`).
const answeredByKind = ['listSubmissions', 'getSubmission', 'exportSubmissions'];

/** Names of the contract's calls that are answered; the others say 501. */
export const builtNames: ReadonlySet<string> = new Set([...Object.keys(actions), ...answeredByKind]);
