import type { Page } from '@playwright/test';
import { kindNames } from '@scholars/contract/queues/submission-kinds';
import { readers } from './accounts';
import { openAsCoordinator } from './coordinator';
import { expect, expectAccessible, test } from './fixtures';
import { strangeWords } from './strange-words';

/** Lists whose first entry is a screen of its own. */
const lists = [...kindNames, 'member-accounts'];
const screens = [
  '',
  'statistics',
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

for (const { locale, viewport } of readers) {
  const office = `/${locale}/admin`;

  async function lookAt(page: Page, address: string) {
    await openAsCoordinator(page, address);
    await page.waitForLoadState('networkidle');
    for (const { viewport: size } of readers) {
      await page.setViewportSize(size);
      expect(await strangeWords(page, locale)).toEqual([]);
    }
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page);
    expect(await unmarkedLinks(page)).toEqual([]);
    // Nothing but colours hangs on the theme.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, ['color-contrast']);
  }

  test.describe(`The back office, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport });

    test.describe('has no barrier that a machine can find, in light and in dark, and no word of another language or of code,', () => {
      for (const screen of screens)
        test(`on the screen ${screen || 'overview'}`, async ({ page }) => {
          await lookAt(page, screen === '' ? office : `${office}/${screen}`);
        });

      for (const list of lists)
        test(`on the list ${list} and its first entry`, async ({ page }) => {
          await lookAt(page, `${office}/${list}`);
          const first = page.getByRole('main').locator(`a[href*="${office}/${list}/"]`).first();
          await lookAt(page, (await first.getAttribute('href')) ?? '');
        });
    });
  });
}

/** The links at which the keyboard may be without anybody seeing it, neither at them nor at their row. */
async function unmarkedLinks(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab');
  return page.locator('a:visible').evaluateAll((links: HTMLElement[]) =>
    links
      .filter((link) => {
        link.focus();
        return [link, link.closest('tr')].every((one) => !one || getComputedStyle(one).outlineStyle === 'none');
      })
      .map((link) => link.textContent ?? ''),
  );
}
