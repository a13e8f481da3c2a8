import type { Page } from '@playwright/test';
import { desk, deskErrors, entries, signInAtDesk } from './desk';
import { expect, test } from './fixtures';
import { findViolations } from './violations';

/** Of the demo, published in both languages; it is looked at, and nothing of it is changed. */
const opportunity = 'Classroom Technology Pilot Programme';

test.use({ expectedConsoleErrors: deskErrors });

interface Screen {
  open(page: Page): Promise<unknown>;
  /** What is there once the screen is. */
  shows: string;
  /** What cannot be mended from outside of Strapi: the rule and the elements that break it, all of them and no others. */
  left?: { rule: string; where: string };
}

/** What staff use every day. */
const screens: Record<string, Screen> = {
  home: {
    open: (page) => page.goto(desk),
    shows: 'section[aria-labelledby$="profile-info"]',
    // A panel of the home page is a `main` within the page's own (Strapi 5.54, WidgetRoot). `role="none"` takes it out of
    // what is read out; that HTML allows a `main` no other role is what is left, and nobody hears of it.
    left: { rule: 'aria-allowed-role', where: 'main main' },
  },
  'the list of opportunities': { open: (page) => page.goto(entries('opportunity')), shows: 'table tbody a' },
  'an opportunity': {
    async open(page) {
      await page.goto(`${entries('opportunity')}?_q=${encodeURIComponent(opportunity)}&plugins[i18n][locale]=en`);
      await page.locator('table').getByText(opportunity).click();
    },
    shows: '[data-slate-editor]',
  },
  'a new opportunity': { open: (page) => page.goto(`${entries('opportunity')}/create`), shows: '[data-slate-editor]' },
  'the media library': { open: (page) => page.goto(`${desk}/plugins/upload`), shows: 'main input[type="file"]' },
  announcements: { open: (page) => page.goto(entries('announcement')), shows: 'table tbody a' },
  'their own profile': { open: (page) => page.goto(`${desk}/me`), shows: 'input[name="currentPassword"]' },
};

// What is read out hangs on the language and colours on the theme, so two of the four show all there is.
for (const [language, theme] of [
  ['en', 'light'],
  ['ar', 'dark'],
] as const) {
  test(
    `Staff meet no barrier at the desk that a machine can find, in ${language}`,
    { tag: '@thorough' },
    async ({ page }) => {
      // Eight screens of an application that is large to load.
      test.slow();
      await page.addInitScript(
        ([chosenLanguage = '', chosenTheme = '']) => {
          localStorage.setItem('strapi-admin-language', chosenLanguage);
          localStorage.setItem('STRAPI_THEME', chosenTheme);
        },
        [language, theme],
      );
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(`${desk}/auth/login`);
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expect(page.locator('input[name="email"]')).toBeVisible();
      expect(await findViolations(page), 'signing in').toEqual([]);
      await signInAtDesk(page);

      for (const [name, { open, shows, left }] of Object.entries(screens)) {
        await open(page);
        await expect(page.locator(shows).first()).toBeAttached();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        // Panels come one after the other: a screen is judged once all of it is there.
        await expect(async () => {
          const found = await findViolations(page);
          if (!left) expect(found, name).toEqual([]);
          else expect(found.map(ruleAndCount), name).toEqual([[left.rule, await page.locator(left.where).count()]]);
        }).toPass({ timeout: 30_000 });
      }
    },
  );
}

test('Staff who use the keyboard alone come to the entries of a list', async ({ page }) => {
  await signInAtDesk(page);
  await page.goto(entries('announcement'));
  const entry = page.locator('table tbody a').first();
  await expect(entry).toHaveAttribute('tabindex', '0');
  await page.locator('table thead button').first().focus();
  for (let stop = 0; stop < 10; stop += 1) {
    await page.keyboard.press('Tab');
    if (await entry.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(entry).toBeFocused();
});

/** `rule: where, where` as the rule and how many break it. */
function ruleAndCount(violation: string): [rule: string, count: number] {
  const [rule = '', where = ''] = violation.split(/: (.*)/s);
  return [rule, where.split(', ').length];
}
