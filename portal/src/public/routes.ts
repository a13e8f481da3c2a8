import { index, prefix, route, type RouteConfigEntry } from '@react-router/dev/routes';

/** The visitors' routes (spec §2), below the language. */
export const publicRoutes: RouteConfigEntry[] = [
  index('public/home/home.tsx'),
  ...['about', 'privacy', 'terms-and-conditions', 'contact-us'].map((slug) =>
    route(slug, 'public/pages/content-page.tsx', { id: `page:${slug}` }),
  ),
  ...['education', 'research', 'innovation'].map((category) =>
    route(category, 'public/categories/category.tsx', { id: `category:${category}` }),
  ),
  route('focus-areas/:category/:area', 'public/focus-areas/focus-area.tsx'),
  ...prefix('opportunities', [
    index('public/opportunities/opportunity-list.tsx'),
    route(':slug', 'public/opportunities/opportunity-detail.tsx'),
  ]),
  ...prefix('organizations', [
    index('public/organizations/organization-list.tsx'),
    route('join-us', 'public/pages/content-page.tsx', { id: 'page:join-us' }),
    route(':slug', 'public/organizations/organization-detail.tsx'),
  ]),
  ...prefix('members', [
    index('public/members/member-list.tsx'),
    route(':slug', 'public/members/member-detail.tsx'),
  ]),
  route('founding-fellows-profile', 'public/founding-fellows-profile/founding-fellows-profile.tsx'),
  route('travel-intake', 'public/travel-intake/travel-intake.tsx'),
  ...prefix('newsletter', [
    route('confirm', 'public/newsletter/confirm.tsx'),
    route('unsubscribe', 'public/newsletter/unsubscribe.tsx'),
  ]),
  route('auth/login', 'public/auth/login.tsx'),
  route('logout', 'public/auth/logout.tsx'),
  route('*', 'public/not-found.tsx'),
];
