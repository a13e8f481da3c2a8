import { expect, expectAccessible, test } from './fixtures';
import { startReact } from './start-react';
import { readNumber } from './words';
import type { Page } from '@playwright/test';

const languages = [
  {
    locale: 'en',
    box: 'Search the whole site',
    button: 'Search',
    words: 'sustainabilty',
    corrected: /Showing results for .*sustainability.*: nothing has .*sustainabilty.* as it was typed/,
    count: /^\d+ results for “.sustainability.”$/u,
    mark: /^sustainab/i,
    members: 'Members',
    nothing: /Nothing was found for/,
    alone: 'water',
    typed: 'groundw',
    other: 'العربية',
  },
  {
    locale: 'ar',
    box: 'البحث في الموقع كله',
    button: 'بحث',
    words: 'الاستدمة',
    corrected: /نعرض نتائج .*الاستدامة.*، إذ لم نجد .*الاستدمة.* كما كُتب/,
    count: /^[٠-٩]+ نتائج عن «.الاستدامة.»$/u,
    mark: /استدامة/,
    members: 'الأعضاء',
    nothing: /لم نجد شيئًا عن/,
    alone: 'مياه',
    typed: 'الجوف',
    other: 'English',
  },
] as const;

const main = (page: Page) => page.getByRole('main');
const hits = (page: Page) => page.locator('#results article');
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });

for (const words of languages) {
  test.describe(`the search in ${words.locale}`, () => {
    test('forgives a typing error, says so, and marks what it found', async ({ page }) => {
      await page.goto(`/${words.locale}/search`);
      await startReact(page);
      await field(page, words.box).fill(words.words);
      await field(page, words.box).press('Enter');
      await expect(page).toHaveURL(`/${words.locale}/search?q=${encodeURIComponent(words.words)}`);
      await expect(main(page).getByText(words.corrected)).toBeVisible();
      await expect(page.locator('#count')).toHaveText(words.count);
      await expect(page.locator('#count')).toBeFocused();
      await expect(hits(page).first().locator('h3 mark')).toHaveText(words.mark);
      await expect(field(page, words.box)).toHaveValue(words.words);
      await expectAccessible(page);
    });

    test('leads on a phone from a word with vowel signs to an opportunity', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/${words.locale}/search`);
      await field(page, words.box).fill('الذّكاء');
      await main(page).getByRole('search').getByRole('button', { name: words.button }).click();
      // Only the Arabic texts have the word: whoever reads English is told so, and nothing is marked in vain.
      if (words.locale === 'ar')
        await expect(hits(page).locator('mark').filter({ hasText: 'الذكاء' }).first()).toBeVisible();
      else await expect(hits(page).getByText('Found in its Arabic text').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      await hits(page).locator('a[href*="/opportunities/"]').first().click();
      await expect(page).toHaveURL(new RegExp(`/${words.locale}/opportunities/[\\w-]+$`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        { en: 'Artificial', ar: 'الذكاء' }[words.locale],
      );
    });

    test('suggests while one types, and opens what the arrow keys choose', async ({ page }) => {
      await page.goto(`/${words.locale}/search`);
      const box = field(page, words.box);
      await box.focus();
      await expect(box).toHaveRole('combobox');
      await expect(box).toHaveAttribute('aria-expanded', 'false');
      await box.pressSequentially(words.typed);
      const options = page.getByRole('option');
      await expect(options.first()).toBeVisible();
      expect(await options.count()).toBeLessThanOrEqual(6);
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      await expectAccessible(page);

      await box.press('ArrowDown');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await expect(box).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
      await box.press('ArrowUp');
      await expect(box).not.toHaveAttribute('aria-activedescendant');
      await box.press('Escape');
      await expect(options.first()).toBeHidden();
      await expect(box).toHaveValue(words.typed);
      await expect(box).toBeFocused();

      await box.press('ArrowDown');
      const title = await options.first().locator('span').first().innerText();
      await box.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });

    test('opens a suggestion that is clicked, and searches for the text where none is chosen', async ({ page }) => {
      await page.goto(`/${words.locale}/search`);
      const box = field(page, words.box);
      await box.focus();
      await expect(box).toHaveRole('combobox');
      await box.pressSequentially(words.typed);
      const option = page.getByRole('option').first();
      const title = await option.locator('span').first().innerText();
      await option.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.goBack();
      await field(page, words.box).fill(words.typed);
      await field(page, words.box).press('Enter');
      await expect(page).toHaveURL(`/${words.locale}/search?q=${encodeURIComponent(words.typed)}`);
      await expect(page.getByRole('option')).toHaveCount(0);
    });

    test('keeps its words over tabs, pages and languages', async ({ page }) => {
      const q = { en: 'research', ar: 'بحث' }[words.locale];
      await page.goto(`/${words.locale}/search?q=${encodeURIComponent(q)}`);
      await main(page).getByRole('link', { name: words.members }).click();
      await expect(page).toHaveURL(`/${words.locale}/search?q=${encodeURIComponent(q)}&type=members`);
      await expect(hits(page).locator('a:not([href*="/members/"])')).toHaveCount(0);
      await page.getByRole('link', { name: words.other }).first().click();
      await expect(page).toHaveURL(new RegExp(`/(en|ar)/search\\?q=.*&type=members$`));
      await page.goto(`/${words.locale}/search?q=${encodeURIComponent(q)}`);
      await page.locator('a[rel="next"]').click();
      await expect(page).toHaveURL(`/${words.locale}/search?q=${encodeURIComponent(q)}&page=2#results`);
      await expect(hits(page).first()).toBeVisible();
    });

    test('finds the same by a word of the other language, in the language of the page', async ({ page }) => {
      const count = async (q: string) => {
        await page.goto(`/${words.locale}/search?q=${encodeURIComponent(q)}&type=opportunities`);
        return readNumber(await page.locator('a[aria-current="page"][href$="type=opportunities"]').innerText());
      };
      expect(await count('fellowship')).toBe(await count('fellowships'));
      expect(await count('جامعات')).toBe(await count('وجامعة'));
      const found = await count({ en: 'الاستدامة', ar: 'sustainability' }[words.locale]);
      expect(found).toBeGreaterThan(0);
      await expect(hits(page).first()).toContainText(
        { en: 'Found in its Arabic text', ar: 'المطابقة في النص الإنجليزي' }[words.locale],
      );
      await expect(hits(page).locator('[lang]')).toHaveCount(0);
    });

    test('says when nothing is found, and which word would find something', async ({ page }) => {
      await page.goto(`/${words.locale}/search?q=${encodeURIComponent(`xyzzyplugh ${words.alone}`)}`);
      await expect(main(page).getByText(words.nothing)).toBeVisible();
      await expectAccessible(page);
      await main(page).getByRole('link', { name: words.alone, exact: true }).click();
      await expect(hits(page).first()).toBeVisible();
    });

    test('is not for search engines once something is searched for', async ({ page }) => {
      await page.goto(`/${words.locale}/search`);
      await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
      await page.goto(`/${words.locale}/search?q=water`);
      await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1);
    });

    test('takes whatever is typed as text', async ({ page }) => {
      for (const q of ['<img src=x onerror=alert(1)>', '"*:^&|%_\\', '{{xyzzy}} $t(plugh)', '🙂', 'x'.repeat(5000)]) {
        const response = await page.goto(`/${words.locale}/search?q=${encodeURIComponent(q)}&page=0&type=x`);
        expect(response?.status()).toBe(200);
        await expect(main(page).getByText(words.nothing)).toBeVisible();
        await expect(field(page, words.box)).toHaveValue(q.slice(0, 200));
      }
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('finds, and leads on', async ({ page }) => {
        await page.goto(`/${words.locale}/search?q=x&type=opportunities`);
        await field(page, words.box).fill(words.words);
        await main(page).getByRole('search').getByRole('button', { name: words.button }).click();
        await expect(page).toHaveURL(new RegExp(`/${words.locale}/search\\?q=[^&]+&type=opportunities$`));
        await hits(page).first().getByRole('link').click();
        await expect(page).toHaveURL(/\/opportunities\/[\w-]+$/);
      });
    });
  });
}

test('An empty search box runs in the direction of its page, and a full one in that of its words', async ({ page }) => {
  const directionOf = async (path: string, text: string) => {
    await page.goto(path);
    const box = main(page).locator('input[name="q"]').first();
    await box.fill(text);
    return box.evaluate((input) => getComputedStyle(input).direction);
  };
  expect(await directionOf('/ar/search', '')).toBe('rtl');
  expect(await directionOf('/ar/search', 'water')).toBe('ltr');
  expect(await directionOf('/ar/opportunities', '')).toBe('rtl');
  expect(await directionOf('/en/search', '')).toBe('ltr');
  expect(await directionOf('/en/search', 'مياه')).toBe('rtl');
});
