import { main, readers } from './accounts';
import { openAsCoordinator } from './coordinator';
import { expect, expectAccessible, test } from './fixtures';
import { readNumber, word } from './words';

for (const { locale, viewport } of readers) {
  const text = (key: string) => word(locale, 'statistics', key);

  test.describe(`The figures of the back office, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport });

    test('are of the days that one chooses, and lead to their rows', { tag: '@thorough' }, async ({ page }) => {
      await openAsCoordinator(page, `/${locale}/admin/statistics`);
      await main(page)
        .getByRole('button', { name: text('thisYear') })
        .click();
      await expect(page).toHaveURL(/from=\d{4}-01-01/);
      await expect(main(page).getByRole('heading', { level: 2, name: text('countries.title') })).toBeVisible();
      await expectAccessible(page);

      const queue = word(locale, 'admin', 'kind.founding-fellows-profiles');
      const declined = word(locale, 'admin', 'status.declined');
      const row = main(page).getByRole('table', { name: queue }).getByRole('row', { name: declined });
      const count = readNumber((await row.getByRole('link').textContent()) ?? '');
      expect(count).toBeGreaterThan(0);
      await row.getByRole('link').click();
      await expect(page).toHaveURL(/founding-fellows-profiles\?.*declined/);
      // A phone has cards in the place of rows; both name the reference.
      await expect(main(page).locator('a[href*="founding-fellows-profiles/"]').first()).toBeVisible();
      await expect
        .poll(async () => new Set((await main(page).textContent())?.match(/FF-\d{4}-\d{6}/g)).size)
        .toBe(count);
    });
  });
}
