import { personalAccount, personalSessions } from '../api/account/personal-account.js';
import { personalApplications } from '../api/application/personal-applications.js';
import { personalCalendar } from '../api/calendar-feed/personal-calendar.js';
import { personalChatSettings } from '../api/chat/chat-people.js';
import { personalChat } from '../api/chat/personal-chat.js';
import { personalConnections } from '../api/connection/personal-connections.js';
import { personalInvitations } from '../api/event-invitation/personal-invitations.js';
import { personalHistory } from '../api/member-account/personal-history.js';
import { personalReports } from '../api/message-report/personal-reports.js';
import { personalCvOpenings } from '../api/member/personal-cv-openings.js';
import { personalSubscription } from '../api/newsletter-subscriber/personal-subscription.js';
import { personalPushDevices } from '../api/notification/push-devices.js';
import { personalNotifications, personalPreferences } from '../api/notification/personal-notifications.js';
import { personalSaved } from '../api/opportunity/personal-saved.js';
import { personalFollowings } from '../api/organization/personal-followings.js';
import { personalProfile } from '../api/profile/personal-profile.js';
import { personalViews } from '../api/queue-view/personal-views.js';
import { personalRecommendations } from '../api/recommendation/personal-recommendations.js';
import { personalAlerts } from '../api/search-alert/personal-alerts.js';
import { personalRows } from '../api/sheet-import/personal-rows.js';
import { personalSubmissions } from '../api/submission/personal-submissions.js';
import { personalRequests } from '../api/travel-request/personal-requests.js';
import { registerPersonalParts } from '../platform/personal-data/personal-parts.js';

/**
 * Tells the floor what each subject keeps of a person. Whatever keeps something by an account or an address stands here:
 * it is in the copy that people take, and goes when they go. Call while Strapi registers.
 */
export function registerPersonalData(): void {
  // In the order in which they are erased: by the profile and the account the others find what is theirs.
  registerPersonalParts({
    applications: personalApplications,
    'travel-requests': personalRequests,
    submissions: personalSubmissions,
    'event-invitations': personalInvitations,
    tables: personalRows,
    newsletter: personalSubscription,
    'saved-opportunities': personalSaved,
    'saved-searches': personalAlerts,
    calendar: personalCalendar,
    recommendations: personalRecommendations,
    following: personalFollowings,
    'account-history': personalHistory,
    reports: personalReports,
    messages: personalChat,
    'chat-settings': personalChatSettings,
    connections: personalConnections,
    notifications: personalNotifications,
    'notification-preferences': personalPreferences,
    'push-devices': personalPushDevices,
    'queue-views': personalViews,
    'cv-openings': personalCvOpenings,
    profile: personalProfile,
    sessions: personalSessions,
    account: personalAccount,
  });
}
