import type { Page } from '@playwright/test';
import { kindNames } from '@scholars/contract/queues/submission-kinds';
import { isReasonNeeded, nextStatuses } from '@scholars/contract/submission-status';
import { openAsCoordinator } from './coordinator';
import { expect, expectAccessible, test } from './fixtures';
import { spokenOn, type Spoken } from './spoken';
import { word } from './words';

const screens = [
  '',
  ...kindNames.map((kind) => `/${kind}`),
  '/member-accounts',
  '/guests',
  '/mail-jobs',
  '/sheets',
  '/nowhere',
];

/** The same in every language: addresses, references, types of files, the name of the desk where content is written. */
const codes = /\S+@\S+|https?:\/\/\S+|\b[A-Z]{2}-\d{4}-\d{6}\b|\b(?:PDF|PNG|JPEG|XLSX|CSV|Strapi)\b/g;

const isStrange = {
  /** A word in Latin letters where Arabic is meant. */
  ar: ({ text }: Spoken) => /[A-Za-z]{2}/.test(text.replaceAll(codes, '')),
  /**
   * The name of a drawing or of a text in code where a word is meant: caret-up, left, queue.title. One small word may
   * stand within a sentence.
   */
  en: ({ role, text }: Spoken) =>
    /^[a-z]+(?:[-_.][a-zA-Z]+)+$/.test(text.trim()) || (role !== 'StaticText' && /^[a-z]+$/.test(text.trim())),
};

for (const locale of ['en', 'ar'] as const) {
  const admin = `/${locale}/admin`;
  const main = (page: Page) => page.getByRole('main');

  /** What is told on the page as it stands that is not of its language. */
  async function strangeWords(page: Page): Promise<string[]> {
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.ant-skeleton, .ant-spin, .ant-btn-loading')).toHaveCount(0);
    const spoken = await spokenOn(page);
    // A scan that reads nothing would find nothing.
    expect(spoken.length).toBeGreaterThan(10);
    return spoken.filter(isStrange[locale]).map(({ role, text }) => `${role}: ${text}`);
  }

  test.describe(`the back office in ${locale} says nothing in another language or in code`, () => {
    for (const screen of screens) {
      test(`on ${screen || 'the overview'}, wide and on a phone`, async ({ page }) => {
        await openAsCoordinator(page, `${admin}${screen}`);
        expect(await strangeWords(page)).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await strangeWords(page)).toEqual([]);
      });
    }

    test('in the menu on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openAsCoordinator(page, admin);
      await page.locator('header button[aria-expanded]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await strangeWords(page)).toEqual([]);
    });

    test('in a queue that is sorted and turned to its second page, with each of its lists and its calendar open', async ({
      page,
    }) => {
      await openAsCoordinator(page, `${admin}/travel-intakes?pageSize=10&currentPage=2`);
      await expect(page.locator('.ant-pagination-item-active')).toBeVisible();
      await page.getByRole('columnheader', { name: word(locale, 'admin', 'field.reference') }).click();
      expect(await strangeWords(page)).toEqual([]);
      const boxes = main(page).locator('.ant-select');
      expect(await boxes.count()).toBeGreaterThan(1);
      for (const box of await boxes.all()) {
        await box.click();
        await expect(page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)').first()).toBeVisible();
        expect(await strangeWords(page)).toEqual([]);
        await page.keyboard.press('Escape');
      }
      await main(page)
        .getByRole('button', { name: word(locale, 'admin', 'queue.dates') })
        .click();
      const range = page.getByRole('dialog', { name: word(locale, 'admin', 'queue.dates') });
      await expect(range).toBeVisible();
      expect(await strangeWords(page)).toEqual([]);
      await range
        .getByRole('button', { name: word(locale, 'shell', 'kit.date.open') })
        .first()
        .click();
      await expect(page.getByRole('grid')).toBeVisible();
      expect(await strangeWords(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await range.getByRole('button', { name: word(locale, 'admin', 'queue.today') }).click();
      await expect(range).toBeHidden();
      expect(await strangeWords(page)).toEqual([]);
      await expectAccessible(page);
    });

    test('in a queue where nothing is found', async ({ page }) => {
      await openAsCoordinator(page, `${admin}/contact-messages`);
      await main(page).getByRole('searchbox').fill('qqqqq');
      await expect(main(page).getByRole('row')).toHaveCount(0);
      expect(await strangeWords(page)).toEqual([]);
    });

    for (const kind of kindNames) {
      // Nobody looks into a report of the demo yet.
      const from = kind === 'message-reports' ? 'new' : 'in_review';
      test(`in a submission of ${kind} and in the form of its next step`, async ({ page }) => {
        await openAsCoordinator(
          page,
          `${admin}/${kind}?filters[0][field]=status&filters[0][operator]=eq&filters[0][value]=${from}`,
        );
        await main(page).locator('td a').first().click();
        await expect(page).toHaveURL(new RegExp(`${kind}/[a-z0-9]+$`));
        await expect(main(page).getByRole('heading', { name: word(locale, 'admin', 'history.title') })).toBeVisible();
        expect(await strangeWords(page)).toEqual([]);
        // One that the person is told the reason of.
        const step = nextStatuses(kind, from).find(isReasonNeeded) ?? '';
        await main(page)
          .getByRole('button', { name: word(locale, 'admin', `step.${step}`) })
          .click();
        const form = main(page).getByRole('form', { name: word(locale, 'admin', `step.${step}`) });
        await form.locator('textarea').press('Tab');
        await form.locator('button[type=submit]').click();
        await expect(main(page).getByRole('alert')).toBeVisible();
        expect(await strangeWords(page)).toEqual([]);
      });
    }

    test.describe('while the service is away', () => {
      test.use({ expectedConsoleErrors: [/503/] });

      test('in what it says of it', async ({ page }) => {
        await openAsCoordinator(page, admin);
        await page.route('**/api/backoffice/**', (route) =>
          route.fulfill({ status: 503, json: { success: false, message: '' } }),
        );
        await page.goto(`${admin}/travel-intakes`);
        await expect(page.getByRole('alert').first()).toBeVisible();
        expect(await strangeWords(page)).toEqual([]);
      });
    });
  });
}
