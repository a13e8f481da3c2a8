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

export const formPages = [
  '/organizations/join-us',
  '/contact-us',
  '/founding-fellows-profile',
  '/travel-intake',
  '/auth/login',
  '/auth/register',
  '/auth/reset-password',
];

/**
 * Other states of these pages, each with an address of its own: a list without a match, links of mails that work no
 * more.
 */
export const readingStates = ['/opportunities?q=zzzzzz&country=ZZ'];
export const formStates = [
  `/auth/reset-password?token=${'x'.repeat(43)}`,
  '/auth/set-password?token=none',
  '/auth/confirm-email?token=none',
  '/auth/orcid/callback',
];

export const visitorPages = [...readingPages, ...formPages];
export const languages = ['en', 'ar'] as const;
