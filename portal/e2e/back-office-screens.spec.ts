import type { Page } from '@playwright/test';
import { kindNames, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { isReasonNeeded, nextStatuses } from '@scholars/contract/submission-status';
import { isShortRun, someOf } from '@scholars/contract/tests/short-run';
import { main, readers } from './accounts';
import { openAsCoordinator } from './coordinator';
import { expect, expectAccessible, test } from './fixtures';
import { strangeWords } from './strange-words';
import { word } from './words';

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

const [wide, phone] = readers;
/** Both look at each screen at both widths. In a short run the one that would see a word that was not translated. */
const lookers = isShortRun ? [phone] : readers;

for (const { locale, viewport } of lookers) {
  const office = `/${locale}/admin`;

  /**
   * @param turn in a short run every second look for barriers is at a wide window, and the others at a phone
   * @param people who are named there
   */
  async function lookAt(page: Page, turn: number, people?: string[]) {
    await page.waitForLoadState('networkidle');
    // A table and its columns, or cards: what there is hangs on the width, and nothing but colours on the theme.
    const looks = [
      { size: wide.viewport, colorScheme: 'light' },
      { size: phone.viewport, colorScheme: 'dark' },
    ] as const;
    for (const [place, { size, colorScheme }] of looks.entries()) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      expect(await strangeWords(page, locale, people)).toEqual([]);
      if (!isShortRun || place === turn % looks.length) await expectAccessible(page);
    }
    await page.setViewportSize(viewport);
    expect(await unmarkedLinks(page)).toEqual([]);
  }

  test.describe(`The back office, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport });

    test.describe('has no barrier that a machine can find, in light and in dark, and no word of another language or of code,', () => {
      // Each looks at up to two pages in two widths and two themes.
      test.describe.configure({ timeout: 120_000 });

      for (const [turn, screen] of screens.entries())
        test(`on the screen ${screen || 'overview'}`, async ({ page }) => {
          await openAsCoordinator(page, screen === '' ? office : `${office}/${screen}`);
          await lookAt(page, turn);
        });

      for (const [turn, kind] of someOf(kindNames).entries())
        test(`on the list ${kind}, one of its entries and the form of its next step`, async ({ page }) => {
          await openAsCoordinator(page, `${office}/${kind}`);
          await lookAt(page, turn);
          // Nobody looks into a report of the demo yet.
          const from = kind === 'message-reports' ? 'new' : 'in_review';
          await openAsCoordinator(
            page,
            `${office}/${kind}?filters[0][field]=status&filters[0][operator]=eq&filters[0][value]=${from}`,
          );
          await openFirst(page, kind);
          await expect(main(page).getByRole('heading', { name: word(locale, 'admin', 'history.title') })).toBeVisible();
          await lookAt(page, turn + 1);
          // One that the person is told the reason of.
          const step = nextStatuses(kind, from).find(isReasonNeeded) ?? '';
          await main(page)
            .getByRole('button', { name: word(locale, 'admin', `step.${step}`) })
            .click();
          const form = main(page).getByRole('form', { name: word(locale, 'admin', `step.${step}`) });
          await form.locator('textarea').press('Tab');
          await form.locator('button[type=submit]').click();
          await expect(main(page).getByRole('alert')).toBeVisible();
          expect(await strangeWords(page, locale)).toEqual([]);
        });

      test('on the list of accounts and one of them', async ({ page }) => {
        await openAsCoordinator(page, `${office}/member-accounts`);
        await expect(entries(page, 'member-accounts').first()).toBeVisible();
        const people = await entries(page, 'member-accounts').allTextContents();
        await lookAt(page, 0, people);
        await openFirst(page, 'member-accounts');
        await lookAt(page, 1, people);
      });
    });
  });

  type List = SubmissionKind | 'member-accounts';
  const entries = (page: Page, list: List) => main(page).locator(`a[href*="${office}/${list}/"]`);

  async function openFirst(page: Page, list: List) {
    await entries(page, list).first().click();
    await expect(page).toHaveURL(new RegExp(`${list}/[a-z0-9]+$`));
  }
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
