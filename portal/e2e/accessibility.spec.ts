import { expect, expectAccessible, test } from './fixtures';
import { languages, visitorPages } from './visitor-pages';

/** The forms' and the back office's own states are in their journeys. */
for (const language of languages) {
  for (const path of visitorPages) {
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

  for (const language of languages) {
    test(`/${language}/nothing-here has no fault that axe finds`, async ({ page }) => {
      const response = await page.goto(`/${language}/nothing-here`);
      expect(response?.status()).toBe(404);
      await expectAccessible(page);
    });
  }
});
