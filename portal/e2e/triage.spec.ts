import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { openAsCoordinator, panel } from './coordinator';
import { expect, expectAccessible, test } from './fixtures';
import { sendTravelIntake } from './travel-intakes';
import { readNumber, word, type Locale } from './words';

const intakes = 200;
const sentAtOnce = 20;

for (const locale of ['en', 'ar'] as const) {
  test.describe(`two hundred travel intakes, in ${locale},`, () => {
    test.slow();

    test('are triaged by filter, all together and by keys, on one page that is never loaded anew', async ({
      page,
      request,
    }) => {
      const traveller = `Delegation ${randomUUID()}`;
      for (let from = 0; from < intakes; from += sentAtOnce)
        await Promise.all(Array.from({ length: sentAtOnce }, () => sendTravelIntake(request, { fullName: traveller })));
      await openAsCoordinator(page, `/${locale}/admin/travel-intakes`);
      await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
      const lists = (key: string) => word(locale, 'lists', key);
      const admin = (key: string) => word(locale, 'admin', key);
      const things = counted(admin('counted.travel-intakes_other'), intakes, locale);
      const bar = page.getByRole('region', { name: lists('bulk.title') });
      const rows = page.getByRole('main').locator('[data-row-link]');

      await page.getByRole('searchbox', { name: admin('queue.search') }).fill(traveller);
      await page.getByRole('button', { name: admin('status.new') }).click();
      await expect(rows.first()).toContainText(traveller);
      await expect.poll(() => totalOf(page, locale)).toBe(intakes);

      // On a laptop a narrowed list takes no line more.
      const topOf = async (name: string) => (await page.getByRole('button', { name: admin(name) }).boundingBox())?.y;
      const search = await page.getByRole('searchbox', { name: admin('queue.search') }).boundingBox();
      expect(Math.abs(((await topOf('queue.clear')) ?? 0) - (search?.y ?? 0))).toBeLessThan(search?.height ?? 0);
      expect(await topOf('queue.refresh')).toBe(await topOf('queue.export'));

      // All are taken on by one coordinator, and into review.
      const markAll = async () => {
        await page.keyboard.press('x');
        await bar.getByRole('button', { name: counted(lists('bulk.markAll_other'), intakes, locale) }).click();
        await expect(bar.getByRole('status')).toHaveText(lists('bulk.marked').replace('{{things}}', things));
      };
      await page.keyboard.press('j');
      await expect(rows.first()).toBeFocused();
      await markAll();
      await choose(page, lists('bulk.assign'), lists('bulk.toMe'));
      const outcome = page
        .getByRole('status')
        .filter({ hasText: lists('bulk.done_other').replace('{{things}}', things) });
      await expect(page.locator(':focus').filter({ has: outcome })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('j');
      await markAll();
      await choose(page, lists('bulk.status'), new RegExp(`^${admin('status.in_review')}`));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: counted(lists('bulk.go_other'), intakes, locale) })
        .click();
      await expect(page.getByText(lists('bulk.done_other').replace('{{things}}', things))).toBeVisible();
      // Four calls of fifty rows.
      await expect(page.getByText(admin('queue.noMatch'))).toBeVisible({ timeout: 60_000 });

      // One after the other by keys, and back to where one was.
      await page.getByRole('button', { name: admin('status.in_review') }).click();
      await expect(rows.first()).toContainText(traveller);
      for (let row = 1; row <= 15; row += 1) await page.keyboard.press('j');
      await expect(rows.nth(14)).toBeFocused();
      const top = await page.evaluate(() => window.scrollY);
      expect(top).toBeGreaterThan(0);
      const title = page.getByRole('heading', { level: 1, name: traveller });
      for (const back of [() => page.keyboard.press('u'), () => page.goBack()]) {
        await page.keyboard.press('Enter');
        await expect(title).toBeFocused();
        await back();
        await expect(rows.nth(14)).toBeFocused();
        expect(await page.evaluate(() => window.scrollY)).toBe(top);
      }
      await page.keyboard.press('Enter');
      await expect(title).toBeFocused();
      const first = page.url();
      const step = panel(page, admin('next.title')).getByRole('button', { name: admin('step.approved') });
      await step.click();
      await step.click();
      await expect(panel(page, admin('history.title'))).toContainText(admin('status.approved'));
      await page.keyboard.press('j');
      await expect(page).not.toHaveURL(first);
      await expect(title).toBeFocused();
      await page.keyboard.press('u');
      await expect(rows.nth(14)).toBeFocused();
      await expect.poll(() => totalOf(page, locale)).toBe(intakes - 1);

      // What was one too many goes back by another step, as its senders were told.
      await page.keyboard.press('x');
      await page.keyboard.press('j');
      await page.keyboard.press('x');
      await choose(page, lists('bulk.status'), new RegExp(`^${admin('status.needs_info')}`));
      await page.getByRole('dialog').getByRole('textbox').fill('Please send the picture of the passport once more.');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: counted(lists(`bulk.go_${two(locale)}`), 2, locale) })
        .click();
      await expect.poll(() => totalOf(page, locale)).toBe(intakes - 3);
      const back = lists('bulk.back').replace('{{status, quoted}}', admin('status.in_review'));
      await page.getByRole('button', { name: counted(back, 2, locale) }).click();
      await expect.poll(() => totalOf(page, locale)).toBe(intakes - 1);
      expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(true);
    });
  });
}

/** How many rows the list says that it has on all its pages. */
async function totalOf(page: Page, locale: Locale): Promise<number> {
  const unit = locale === 'ar' ? /^[\d٠-٩]+ استمار/ : /^\d+ travel intakes?$/;
  return readNumber(
    (await page.getByRole('main').getByRole('status').filter({ hasText: unit }).first().textContent()) ?? '',
  );
}

async function choose(page: Page, list: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: list }).click();
  await page.getByTitle(option, { exact: true }).click();
}

const two = (locale: Locale) => new Intl.PluralRules(locale).select(2);

function counted(text: string, count: number, locale: Locale): string {
  return text.replace('{{count}}', new Intl.NumberFormat(locale === 'ar' ? 'ar-QA' : 'en').format(count));
}
