import { messageText } from '@scholars/contract/message-catalogues';
import { openAsCoordinator } from './coordinator';
import { expect, expectAccessible, test } from './fixtures';
import { typeDate } from './public-forms';
import { word } from './words';

const shown = { en: '6 Apr 2027 – 7 Apr 2027', ar: '٦ أبريل ٢٠٢٧ – ٧ أبريل ٢٠٢٧' };

// Arabic has digits and months of its own.
for (const locale of ['en', 'ar'] as const) {
  const text = (key: string) => word(locale, 'admin', `queue.${key}`);

  test(`a queue is narrowed by days as the site writes them (${locale})`, { tag: '@thorough' }, async ({ page }) => {
    await openAsCoordinator(page, `/${locale}/admin/travel-intakes`);
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name: text('dates') });
    const range = page.getByRole('dialog', { name: text('dates') });
    await button.click();
    await typeDate(page, 'from', '2027-04-06', locale, range);
    await typeDate(page, 'to', '2027-04-05', locale, range);
    await range.getByRole('button', { name: text('showDays') }).click();
    await expect(range).toContainText(text('endBeforeStart'));
    await expect(range.locator('[name="to-day"]')).toBeFocused();
    await expectAccessible(page);

    await range.locator('[name="to-month"]').fill('');
    await range.getByRole('button', { name: text('showDays') }).click();
    await expect(range).toContainText(messageText(locale, 'date.missing.month'));
    await expect(range.locator('[name="to-month"]')).toBeFocused();

    // The calendar lies over the dialog, and goes alone.
    await range
      .getByRole('button', { name: word(locale, 'shell', 'kit.date.open') })
      .last()
      .click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('grid')).toBeHidden();
    await expect(range).toBeVisible();

    await typeDate(page, 'to', '2027-04-07', locale, range);
    await page.keyboard.press('Enter');
    await expect(range).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toContainText(shown[locale]);
    const address = decodeURIComponent(page.url());
    expect(address).toContain('2027-04-06');
    expect(address).toContain('2027-04-07');

    // The address carries the days, and the dialog shows them again.
    await page.reload();
    await button.click();
    await expect(range.locator('#field-from-read')).not.toBeEmpty();
    await expect(range.locator('[name="from-year"]')).toHaveValue(locale === 'en' ? '2027' : '٢٠٢٧');
    await range.getByRole('button', { name: text('anyDay') }).click();
    await expect(button).toHaveText(text('dates'));
    expect(page.url()).not.toContain('2027');
  });
}
