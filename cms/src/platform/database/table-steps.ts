import type { TableStep } from './take-table-steps.js';
import { makeAddressTables, makeProvenAddresses } from './account-tables.js';
import { makeFirstTables } from './first-tables.js';
import { makeAlertTables, makeCalendarFeeds, makeDeadlineReminders, nameOpportunitiesById } from './alert-tables.js';
import { addDraftWriters, makeApplicationTables } from './application-tables.js';
import { joinNamesInMessages, makeChatTables } from './chat-tables.js';
import { makeConnections } from './connection-tables.js';
import { addArrivedPeople, makeArrivals, makeGuestMarks, makeGuestReminders, makeWaitingList } from './event-tables.js';
import { leaveTurnsOutOfNames } from './name-tables.js';
import { makeFanOuts, makeFollowings, makeUiActions } from './network-tables.js';
import { makeInformationRequests } from './information-tables.js';
import { makeLiveAttachments } from './live-tables.js';
import { makeCvOpenings } from './member-tables.js';
import { makeMessageTemplates } from './message-template-tables.js';
import { makeOwnIndexes } from './own-indexes.js';
import { makeModerationTables } from './moderation-tables.js';
import { makePreferenceTables } from './preference-tables.js';
import { markSealingSecrets } from './private-file-tables.js';
import { makePrivacyTables } from './privacy-tables.js';
import { makePublishingPlans, makeTextMarks } from './publishing-tables.js';
import { makePushTables } from './push-tables.js';
import { makeQueueViews } from './queue-tables.js';
import { makeRecommendationTables } from './recommendation-tables.js';
import { makeCountedTries, makeListingRenames, makeScheduledJobs } from './process-tables.js';
import { makeSecondFactors } from './second-factor-tables.js';
import { addSheetMakers, makeSheetTables } from './sheet-tables.js';

/**
 * How our own tables, beside Strapi's, came to be as they are: each step is taken once, in this order. A step that was
 * released is never changed, as databases have taken it; what is to be otherwise is another step at the end. What a row
 * holds is declared beside the code that keeps it.
 */
export const tableSteps: readonly TableStep[] = [
  { name: '0001-first-tables', take: makeFirstTables },
  { name: '0002-scheduled-jobs', take: makeScheduledJobs },
  { name: '0003-followings', take: makeFollowings },
  { name: '0004-fan-outs', take: makeFanOuts },
  { name: '0005-application-drafts', take: makeApplicationTables },
  { name: '0006-ui-actions', take: makeUiActions },
  { name: '0007-notification-preferences', take: makePreferenceTables },
  { name: '0008-cv-openings', take: makeCvOpenings },
  { name: '0009-search-alerts', take: makeAlertTables },
  { name: '0010-connections', take: makeConnections },
  { name: '0011-privacy', take: makePrivacyTables },
  { name: '0012-deadline-reminders', take: makeDeadlineReminders },
  { name: '0013-calendar-feeds', take: makeCalendarFeeds },
  { name: '0014-chat', take: makeChatTables },
  { name: '0015-recommendations', take: makeRecommendationTables },
  { name: '0016-moderation', take: makeModerationTables },
  { name: '0017-live-attachments', take: makeLiveAttachments },
  { name: '0018-push', take: makePushTables },
  { name: '0019-sheets', take: makeSheetTables },
  { name: '0020-guest-marks', take: makeGuestMarks },
  { name: '0021-message-templates', take: makeMessageTemplates },
  { name: '0022-queue-views', take: makeQueueViews },
  { name: '0023-guest-reminders', take: makeGuestReminders },
  { name: '0024-waiting-list', take: makeWaitingList },
  { name: '0025-second-factors', take: makeSecondFactors },
  { name: '0026-information-requests', take: makeInformationRequests },
  { name: '0027-arrivals', take: makeArrivals },
  { name: '0028-publishing-plans', take: makePublishingPlans },
  { name: '0029-text-marks', take: makeTextMarks },
  { name: '0030-counted-tries', take: makeCountedTries },
  { name: '0031-sealing-secrets', take: markSealingSecrets },
  { name: '0032-listing-renames', take: makeListingRenames },
  { name: '0033-names-in-messages', take: joinNamesInMessages },
  { name: '0034-sheet-makers', take: addSheetMakers },
  { name: '0035-arrived-people', take: addArrivedPeople },
  { name: '0036-indexes-strapi-has-not', take: makeOwnIndexes },
  { name: '0037-email-changes', take: makeAddressTables },
  { name: '0038-draft-writers', take: addDraftWriters },
  { name: '0039-proven-addresses', take: makeProvenAddresses },
  { name: '0040-names-without-turns', take: leaveTurnsOutOfNames },
  { name: '0041-opportunities-by-id', take: nameOpportunitiesById },
];
