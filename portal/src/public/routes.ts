import { index, layout, prefix, route, type RouteConfigEntry } from '@react-router/dev/routes';

/** The visitors' routes (spec §2), below the language. */
export const publicRoutes: RouteConfigEntry[] = [
  index('public/home/home.tsx'),
  ...['about', 'privacy', 'terms-and-conditions'].map((slug) =>
    route(slug, 'public/pages/content-page.tsx', { id: `page:${slug}` }),
  ),
  route('pages/:slug', 'public/pages/content-page.tsx', { id: 'page:added' }),
  route('contact-us', 'public/contact/contact.tsx'),
  ...['education', 'research', 'innovation'].map((category) =>
    route(category, 'public/categories/category.tsx', { id: `category:${category}` }),
  ),
  route('focus-areas/:category/:area', 'public/focus-areas/focus-area.tsx'),
  route('site.webmanifest', 'public/install/web-manifest.ts'),
  route('offline', 'public/install/offline.tsx'),
  route('opportunities.atom', 'public/feeds/opportunity-feed.ts'),
  ...prefix('opportunities', [
    index('public/opportunities/opportunity-list.tsx'),
    route(':slug.ics', 'public/opportunities/opportunity-calendar.ts'),
    route(':slug', 'public/opportunities/opportunity-detail.tsx'),
  ]),
  ...prefix('organizations', [
    index('public/organizations/organization-list.tsx'),
    route('join-us', 'public/join-us/join-us.tsx'),
    route(':slug', 'public/organizations/organization-detail.tsx'),
  ]),
  ...prefix('members', [index('public/members/member-list.tsx'), route(':slug', 'public/members/member-detail.tsx')]),
  ...prefix('search', [index('public/search/search.tsx'), route('suggestions', 'public/search/suggestions.ts')]),
  route('founding-fellows-profile', 'public/founding-fellows-profile/founding-fellows-profile.tsx'),
  route('annual-gathering-24', 'public/annual-gathering/annual-gathering.tsx'),
  route('travel-intake', 'public/travel-intake/travel-intake.tsx'),
  ...prefix('newsletter', [
    route('confirm', 'public/newsletter/confirm.tsx'),
    route('unsubscribe', 'public/newsletter/unsubscribe.tsx'),
  ]),
  route('asked-information', 'public/asked-information/asked-information.tsx'),
  route('notification-preferences', 'public/notification-preferences/notification-preferences.tsx'),
  layout('public/auth/auth-layout.tsx', [
    ...prefix('auth', [
      route('login', 'public/auth/login.tsx'),
      route('register', 'public/auth/register.tsx'),
      route('confirm-email', 'public/auth/confirm-email.tsx'),
      route('reset-password', 'public/auth/reset-password.tsx'),
      route('set-password', 'public/auth/set-password.tsx'),
      route('orcid/callback', 'public/auth/orcid-callback.tsx'),
    ]),
    route('logout', 'public/auth/logout.tsx'),
  ]),
  route('auth/orcid', 'public/auth/orcid.tsx'),
  route('*', 'public/not-found.tsx'),
];

/** Files about the whole site, which have no language (`siteFile` in session/root-middleware.server.ts). */
export const siteFileRoutes: RouteConfigEntry[] = [
  route('robots.txt', 'public/robots/robots.ts'),
  route('.well-known/security.txt', 'public/security-contact/security-txt.ts'),
  route('sitemap.xml', 'public/sitemap/sitemap-index.ts'),
  route('sitemaps/:name.xml', 'public/sitemap/sitemap.ts'),
];
