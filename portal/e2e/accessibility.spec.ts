import { expect, expectAccessible, test } from './fixtures';

/** Every page that a visitor can open; the forms' and the back office's own states are in their journeys. */
const pages = [
  '',
  '/about',
  '/education',
  '/focus-areas/research/sustainability',
  '/opportunities',
  '/opportunities/groundwater-sustainability-fellowships',
  '/organizations',
  '/organizations/noor-genomics',
  '/organizations/join-us',
  '/members',
  '/members/layla-haddad',
  '/contact-us',
  '/privacy',
  '/terms-and-conditions',
  '/founding-fellows-profile',
  '/travel-intake',
  '/auth/login',
];

for (const language of ['en', 'ar']) {
  for (const path of pages) {
    test(`/${language}${path} has no fault that axe finds, in both themes, and no sideways scroll at 320 px`, async ({ page }) => {
      await page.goto(`/${language}${path}`);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      // The themes differ in colours alone.
      await expectAccessible(page, ['color-contrast']);
      await page.setViewportSize({ width: 320, height: 640 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow).toBe(0);
    });
  }
}

test.describe('A page that does not exist', () => {
  test.use({ expectedConsoleErrors: [/404/] });

  for (const language of ['en', 'ar']) {
    test(`/${language}/nothing-here has no fault that axe finds`, async ({ page }) => {
      const response = await page.goto(`/${language}/nothing-here`);
      expect(response?.status()).toBe(404);
      await expectAccessible(page);
    });
  }
});
