import { isShortRun } from '@scholars/contract/tests/short-run';
import { main } from './accounts';
import { openAsCoordinator } from './coordinator';
import { expect, expectAccessible, test } from './fixtures';
import { strangeWords } from './strange-words';
import { word } from './words';

// In Arabic a word shows that was not translated.
for (const locale of isShortRun ? (['ar'] as const) : (['en', 'ar'] as const)) {
  const admin = `/${locale}/admin`;

  test.describe(`the back office in ${locale} says nothing in another language or in code`, { tag: '@both' }, () => {
    test('in the menu on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openAsCoordinator(page, admin);
      await page.locator('header button[aria-expanded]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await strangeWords(page, locale)).toEqual([]);
    });

    test('in a queue that is sorted and turned to its second page, with each of its lists and its calendar open', async ({
      page,
    }) => {
      await openAsCoordinator(page, `${admin}/travel-intakes?pageSize=10&currentPage=2`);
      await expect(page.locator('.ant-pagination-item-active')).toBeVisible();
      await page.getByRole('columnheader', { name: word(locale, 'admin', 'field.reference') }).click();
      expect(await strangeWords(page, locale)).toEqual([]);
      const boxes = main(page).locator('.ant-select');
      expect(await boxes.count()).toBeGreaterThan(1);
      for (const box of await boxes.all()) {
        await box.click();
        await expect(page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)').first()).toBeVisible();
        expect(await strangeWords(page, locale)).toEqual([]);
        await page.keyboard.press('Escape');
      }
      await main(page)
        .getByRole('button', { name: word(locale, 'admin', 'queue.dates') })
        .click();
      const range = page.getByRole('dialog', { name: word(locale, 'admin', 'queue.dates') });
      await expect(range).toBeVisible();
      expect(await strangeWords(page, locale)).toEqual([]);
      await range
        .getByRole('button', { name: word(locale, 'shell', 'kit.date.open') })
        .first()
        .click();
      await expect(page.getByRole('grid')).toBeVisible();
      expect(await strangeWords(page, locale)).toEqual([]);
      await page.keyboard.press('Escape');
      await range.getByRole('button', { name: word(locale, 'admin', 'queue.today') }).click();
      await expect(range).toBeHidden();
      expect(await strangeWords(page, locale)).toEqual([]);
      await expectAccessible(page);
    });

    test('in a queue where nothing is found', { tag: '@thorough' }, async ({ page }) => {
      await openAsCoordinator(page, `${admin}/contact-messages`);
      await main(page).getByRole('searchbox').fill('qqqqq');
      await expect(main(page).getByRole('row')).toHaveCount(0);
      expect(await strangeWords(page, locale)).toEqual([]);
    });

    test.describe('while the service is away', () => {
      test.use({ expectedConsoleErrors: [/503/] });

      test('in what it says of it', { tag: '@thorough' }, async ({ page }) => {
        await openAsCoordinator(page, admin);
        await page.route('**/api/backoffice/**', (route) =>
          route.fulfill({ status: 503, json: { success: false, message: '' } }),
        );
        await page.goto(`${admin}/travel-intakes`);
        await expect(page.getByRole('alert').first()).toBeVisible();
        expect(await strangeWords(page, locale)).toEqual([]);
      });
    });
  });
}
