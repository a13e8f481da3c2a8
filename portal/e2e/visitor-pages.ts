/**
 * Every page that a visitor can open, below the language: what axe, the script budgets and the screenshots go through.
 * A page that is only read costs almost no script before its first use; the others are forms.
 */
export const readingPages = [
  '',
  '/about',
  '/education',
  '/research',
  '/innovation',
  '/focus-areas/research/sustainability',
  '/opportunities',
  '/opportunities/groundwater-sustainability-fellowships',
  '/organizations',
  '/organizations/noor-genomics',
  '/members',
  '/members/layla-haddad',
  '/annual-gathering-24',
  '/annual-gathering-24?invitation=DEMO-GATHERING-AR',
  '/search',
  '/search?q=sustainabilty',
  '/privacy',
  '/terms-and-conditions',
];

export const formPages = ['/organizations/join-us', '/contact-us', '/founding-fellows-profile', '/travel-intake', '/auth/login', '/auth/register', '/auth/reset-password'];

export const visitorPages = [...readingPages, ...formPages];
export const languages = ['en', 'ar'] as const;
