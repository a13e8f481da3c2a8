import { layout, prefix, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { publicRoutes, siteFileRoutes } from './public/routes';

/** The members' own routes (spec §2), below the language. */
export const memberRoutes: RouteConfigEntry[] = [
  layout('member/member-pages.tsx', [
    route('my-profile', 'member/profile/my-profile.tsx'),
    route('my-profile/view', 'member/profile-view/profile-view.tsx'),
    route('my-profile/import', 'member/profile-import/profile-import.tsx'),
    ...prefix('account', [
      route('my-information', 'member/account/my-information.tsx'),
      route('change-email', 'member/email-change/change-email.tsx'),
      route('my-connections', 'member/connections/my-connections.tsx'),
      route('my-organizations', 'member/organizations/my-organizations.tsx'),
      route('my-searches', 'member/searches/my-searches.tsx'),
      route('my-calendar', 'member/calendar/my-calendar.tsx'),
      route('recommendations', 'member/recommendations/recommendations.tsx'),
      route('my-applications', 'member/applications/my-applications.tsx'),
      route('my-applications/:id', 'member/applications/my-application.tsx'),
      route('my-travel-requests', 'member/travel/my-travel-requests.tsx'),
      route('notifications', 'member/notifications/notifications.tsx'),
      route('second-factor', 'member/second-factor/second-factor.tsx'),
      route('preferences', 'member/preferences/preferences.tsx'),
    ]),
    route('messages', 'member/chat/messages.tsx'),
    route('travel-request', 'member/travel/travel-request.tsx'),
    // Below the page of the member, for the same reason as the next.
    route('members/:slug/connect', 'member/connections/connect.tsx'),
    // Below the page of the opportunity, and apart from it: that one is kept for everybody.
    ...prefix('opportunities/:slug', [
      route('apply', 'member/applications/apply.tsx'),
      route('apply/review', 'member/applications/apply-review.tsx'),
    ]),
  ]),
  route('opportunities/:slug/save', 'member/applications/save-opportunity.ts'),
  // What it says of an account's end it says itself.
  route('account/privacy', 'member/privacy/privacy.tsx'),
  route('account/closed', 'member/privacy/account-closed.tsx'),
  // From a mail, and rare: not in the list of routes that every visitor loads.
  route('auth/change-email', 'member/email-change/confirm-change.tsx'),
  // Where no script is, and rare.
  route('auth/unsent', 'member/unsent/unsent-form.tsx'),
  // Coordinators' alone, so not in the list of routes that every visitor loads.
  route('auth/second-step', 'member/second-factor/second-step.tsx'),
];

/**
 * The first path segment is the language (spec §2); the root's middleware sends every other one but files about the
 * site to /en.
 */
export default [
  ...siteFileRoutes,
  // The back office's own routes are the browser's (Refine): the server knows one address.
  route(':lang/admin/*', 'admin/admin.tsx'),
  route(':lang', 'shell/site-layout.tsx', [...memberRoutes, ...publicRoutes]),
] satisfies RouteConfig;
