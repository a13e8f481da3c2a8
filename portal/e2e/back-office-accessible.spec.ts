import { kindNames } from '@scholars/contract/queues/submission-kinds';
import { readers } from './accounts';
import { openAsCoordinator } from './coordinator';
import { expect, expectAccessible, test } from './fixtures';

const screens = [
  '',
  'statistics',
  ...kindNames,
  'member-accounts',
  'guests',
  'guests/badges',
  'guests/door',
  'guests/sheet',
  'sheets',
  'message-templates',
  'message-templates/new',
  'mail-jobs',
  'nowhere',
];
/** Lists whose first entry is a screen of its own. */
const listed = [...kindNames, 'member-accounts'];

for (const { locale, viewport } of readers) {
  test.describe(`The back office, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport });

    test('has no barrier on any screen that a machine can find, in light and in dark', async ({ page }) => {
      // Some twenty screens, each looked at twice.
      test.slow();
      const office = `/${locale}/admin`;
      const lookAt = async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        await expectAccessible(page);
        // Nothing but colours hangs on the theme.
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectAccessible(page, ['color-contrast']);
      };
      await openAsCoordinator(page, office);
      for (const screen of screens)
        await test.step(screen || 'overview', async () => {
          await page.goto(screen === '' ? office : `${office}/${screen}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          await lookAt();
          if (!listed.includes(screen)) return;
          const first = page.getByRole('main').locator(`a[href*="${office}/${screen}/"]`).first();
          const address = (await first.getAttribute('href')) ?? '';
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          await lookAt();
        });
    });
  });
}
