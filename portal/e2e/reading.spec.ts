import { expect, expectAccessible, test } from './fixtures';
import { startReact } from './start-react';
import { readNumber } from './words';
import type { Page } from '@playwright/test';

/** The words that a visitor reads, in each language. */
const languages = [
  {
    locale: 'en',
    dir: 'ltr',
    other: { locale: 'ar', link: 'العربية' },
    area: { id: '3', title: 'Artificial Intelligence' },
    words: 'water',
    marked: /water/i,
    closesOrNot: /Apply|Applications are closed/,
    search: 'Search opportunities',
    searchButton: 'Search',
    apply: 'Show results',
    remove: 'Remove filter',
    filters: 'Filters',
    page2: 'Page 2',
    opportunities: 'Opportunities',
    nothing: /Nothing was found for “.zzzzzz.”/u,
    empty: 'Nothing matches all of these filters',
    hidden: 'Nothing under these filters',
    found: /^Without them: \d+ opportunit(y|ies)\.$/,
    keep: /^Remove the filters, keep “.water.”$/u,
    clear: 'Clear all filters',
    notFound: 'This page does not exist',
    leftOut: /was left out: Country\./,
    signIn: 'Sign in to apply',
  },
  {
    locale: 'ar',
    dir: 'rtl',
    other: { locale: 'en', link: 'English' },
    area: { id: '3', title: 'الذكاء الاصطناعي' },
    words: 'المياه',
    marked: /مياه/,
    closesOrNot: /التقديم/,
    search: 'ابحثوا في الفرص',
    searchButton: 'بحث',
    apply: 'عرض النتائج',
    remove: 'إزالة عامل التصفية',
    filters: 'تصفية النتائج',
    page2: 'الصفحة ٢',
    opportunities: 'الفرص',
    nothing: /لم نجد شيئًا عن «.zzzzzz.»/u,
    empty: 'لا شيء يطابق عوامل التصفية هذه مجتمعة',
    hidden: 'لا شيء ضمن عوامل التصفية هذه',
    found: /^ومن دونها: (فرصة واحدة|فرصتان|[٠-٩]+ (فرص|فرصة))\.$/,
    keep: /^إزالة عوامل التصفية وإبقاء «.المياه.»$/u,
    clear: 'مسح جميع عوامل التصفية',
    notFound: 'هذه الصفحة غير موجودة',
    leftOut: /فأُهمل: البلد/,
    signIn: 'سجّلوا الدخول للتقديم',
  },
] as const;

/** Pages that staff write in blocks: a sentence of their words and one of their last blocks, in each language. */
const wordPages = [
  {
    path: '',
    en: ['In the company of scholars', 'Have you been invited as a founding fellow?'],
    ar: ['في صحبة العلماء', 'هل دُعيتم لتكونوا من الزملاء المؤسسين؟'],
  },
  {
    path: '/about',
    en: ['Our mission', 'Bring your organization into the network'],
    ar: ['رسالتنا', 'أدخلوا مؤسستكم إلى الشبكة'],
  },
  {
    path: '/education',
    en: ['It begins with teachers', 'Do you run a school or a programme?'],
    ar: ['البداية من المعلّم', 'هل تديرون مدرسة أو برنامجًا؟'],
  },
  {
    path: '/research',
    en: ['Questions before departments', 'Is your group hiring?'],
    ar: ['الأسئلة قبل الأقسام', 'هل يبحث فريقكم عن باحثين؟'],
  },
  {
    path: '/innovation',
    en: ['Out of the paper', 'Do you have a problem worth solving?'],
    ar: ['من الورق إلى الواقع', 'هل لديكم مسألة تستحق الحل؟'],
  },
  { path: '/privacy', en: ['2. What we collect', '11. Changes'], ar: ['٢. البيانات التي نجمعها', '١١. التعديلات'] },
  {
    path: '/terms-and-conditions',
    en: ['1. Accounts', '12. Law and language'],
    ar: ['١. الحسابات', '١٢. القانون واللغة'],
  },
] as const;

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => page.locator('#results article');
const resultCount = (page: Page) => page.locator('#count');

for (const words of languages) {
  test.describe(`reading in ${words.locale}`, () => {
    test('leads from the home page over a focus area to an opportunity', async ({ page }) => {
      await page.goto(`/${words.locale}`);
      await main(page).locator('a[href*="/focus-areas/"]').first().click();
      await expect(page).toHaveURL(new RegExp(`/${words.locale}/focus-areas/`));
      await main(page).locator('article a[href*="/opportunities/"]').first().click();
      await expect(page).toHaveURL(new RegExp(`/${words.locale}/opportunities/[\\w-]+$`));
      await expect(page.locator('html')).toHaveAttribute('dir', words.dir);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main(page).getByRole('heading', { level: 2, name: words.closesOrNot }).first()).toBeVisible();
    });

    test('shows the five areas, the newest opportunities and the countries of members on the home page', async ({
      page,
    }) => {
      await page.goto(`/${words.locale}`);
      await expect(main(page).locator('[data-area]:has(a[href*="/focus-areas/education/"])')).toHaveCount(5);
      await expect(main(page).locator('article a[href*="/opportunities/"]')).toHaveCount(6);
      await main(page).locator('a[href$="/members?country=QA"]').click();
      await expect(page).toHaveURL(`/${words.locale}/members?country=QA`);
      await expect(cards(page).first()).toBeVisible();
    });

    test('leads from a category to its own areas, opportunities and organizations', async ({ page }) => {
      await page.goto(`/${words.locale}/innovation`);
      await expect(main(page).locator('a[href*="/focus-areas/innovation/"]')).toHaveCount(5);
      await expect(main(page).locator('article a[href*="/opportunities/"]').first()).toBeVisible();
      await expect(main(page).locator('a[href*="/organizations/"]').first()).toBeVisible();
      await main(page).locator('a[href$="/opportunities?agsCategory=innovation"]').click();
      await expect(page.locator('input[name="agsCategory"][value="innovation"]')).toBeChecked();
    });

    test('leads both spellings of sustainability to one address, and between the three views of it', async ({
      page,
    }) => {
      await page.goto(`/${words.locale}/focus-areas/research/sustainibility`);
      await expect(page).toHaveURL(`/${words.locale}/focus-areas/research/sustainability`);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`/${words.locale}/focus-areas/research/sustainability$`),
      );
      await main(page).locator('a[href$="/focus-areas/innovation/sustainability"]').first().click();
      await expect(page).toHaveURL(`/${words.locale}/focus-areas/innovation/sustainability`);
      await expect(
        main(page).locator('a[aria-current="page"][href$="/focus-areas/innovation/sustainability"]'),
      ).toBeVisible();
    });

    test('narrows the list by an area to the number that its filter promises', async ({ page }) => {
      await page.goto(`/${words.locale}/opportunities`);
      const option = page.locator('label', { has: page.locator(`input[name="ta"][value="${words.area.id}"]`) });
      const promised = readNumber(await option.innerText());
      await option.click();
      await expect(page).toHaveURL(`/${words.locale}/opportunities?ta=${words.area.id}`);
      await expect.poll(async () => readNumber(await resultCount(page).innerText())).toBe(promised);
      await expect(page.locator(`input[name="ta"][value="${words.area.id}"]`)).toBeFocused();

      await page.getByRole('link', { name: `${words.remove}: ${words.area.title}` }).click();
      await expect(page).toHaveURL(`/${words.locale}/opportunities`);
      await expect(page.locator(`input[name="ta"][value="${words.area.id}"]`)).not.toBeChecked();
      // The link is gone; the focus is not lost with it.
      await expect(resultCount(page)).toBeFocused();
      await expect.poll(async () => readNumber(await resultCount(page).innerText())).toBeGreaterThan(promised);
    });

    test('goes back through the filters with the browser’s own button', async ({ page }) => {
      await page.goto(`/${words.locale}/opportunities`);
      await page.locator('input[name="agsCategory"][value="research"]').check();
      await expect(page).toHaveURL(/agsCategory=research$/);
      await page.locator('input[name="ta"][value="2"]').check();
      await expect(page).toHaveURL(/agsCategory=research&ta=2$/);
      await page.goBack();
      await expect(page).toHaveURL(/agsCategory=research$/);
      await expect(page.locator('input[name="ta"][value="2"]')).not.toBeChecked();
      await expect(page.locator('input[name="agsCategory"][value="research"]')).toBeChecked();
    });

    test('leaves a second choice as it is that comes before the first is shown', async ({ page }) => {
      await page.goto(`/${words.locale}/opportunities`);
      await page.locator('input[name="agsCategory"][value="research"]').check();
      await expect(page).toHaveURL(/agsCategory=research$/);
      const seen = await page.evaluate(async () => {
        const box = (value: string) => document.querySelector<HTMLInputElement>(`input[name="ta"][value="${value}"]`);
        // The address has the first choice, the page does not show it yet.
        const push = history.pushState.bind(history);
        history.pushState = (...args) => {
          history.pushState = push;
          push(...args);
          queueMicrotask(() => box('2')?.click());
        };
        box('1')?.click();
        const states: (boolean | undefined)[] = [];
        while (!/ta=1.*2$/.test(decodeURIComponent(location.search))) {
          await new Promise(requestAnimationFrame);
          if (location.search.includes('ta=1')) states.push(box('2')?.checked);
        }
        return [...new Set(states)];
      });
      expect(seen).toEqual([true]);
      await expect(page.locator('input[name="ta"]:checked')).toHaveCount(2);
    });

    test('keeps page and filters when the language is switched', async ({ page }) => {
      await page.goto(`/${words.locale}/opportunities?isProgram=false`);
      await page.getByRole('link', { name: words.page2 }).click();
      await expect(page).toHaveURL(/isProgram=false&page=2/);
      const here = new URL(page.url());
      await page.getByRole('link', { name: words.other.link }).first().click();
      await expect(page).toHaveURL(new RegExp(`/${words.other.locale}/opportunities\\${here.search}`));
      await expect(page.locator('html')).toHaveAttribute('lang', words.other.locale);
      await expect(page.locator('input[name="isProgram"][value="false"]')).toBeChecked();
    });

    test('finds by words', async ({ page }) => {
      await page.goto(`/${words.locale}/opportunities`);
      await page.getByRole('searchbox', { name: words.search }).fill(words.words);
      await page.getByRole('searchbox', { name: words.search }).press('Enter');
      await expect(page).toHaveURL(new RegExp(`\\?q=${encodeURIComponent(words.words)}$`));
      await expect(cards(page).locator('mark').filter({ hasText: words.marked }).first()).toBeVisible();
      await expect(cards(page).first().locator('mark').first()).toHaveText(words.marked);
      await expectAccessible(page);
    });

    test('orders by deadline at once', async ({ page }) => {
      await page.goto(`/${words.locale}/opportunities`);
      await page.locator('select[name="sort"]').selectOption('deadline');
      await expect(page).toHaveURL(/\?sort=deadline$/);
      await expect(page.locator('select[name="sort"]')).toHaveValue('deadline');
    });

    test('offers a way out where nothing matches', async ({ page }) => {
      await page.goto(`/${words.locale}/opportunities?country=FJ&ta=${words.area.id}`);
      await expect(page.getByText(words.empty)).toBeVisible();
      await page.goto(`/${words.locale}/opportunities?q=zzzzzz&ta=${words.area.id}`);
      await expect(page.getByText(words.nothing)).toBeVisible();
      await expect(page.getByRole('link', { name: `${words.remove}: ${words.area.title}` })).toBeVisible();
      await page.getByRole('link', { name: words.clear }).click();
      await expect(cards(page)).toHaveCount(12);
    });

    test('says what the words find without the filters, and leads there', async ({ page }) => {
      await page.goto(`/${words.locale}/opportunities?q=${encodeURIComponent(words.words)}&country=FJ&sort=deadline`);
      await expect(main(page).getByText(words.hidden)).toBeVisible();
      const promised = readNumber(
        (await main(page).getByText(words.found).innerText()).replace('فرصتان', '2').replace('فرصة واحدة', '1'),
      );
      await expectAccessible(page);
      await startReact(page);
      await main(page).getByRole('link', { name: words.keep }).click();
      await expect(page).toHaveURL(`/${words.locale}/opportunities?q=${encodeURIComponent(words.words)}&sort=deadline`);
      await expect(resultCount(page)).toBeFocused();
      expect(readNumber(await resultCount(page).innerText())).toBe(promised);
    });

    test('finds by words of the other language, and says so', async ({ page }) => {
      for (const list of ['opportunities', 'organizations', 'members']) {
        // Who joins in another journey says where they work in English, within their Arabic page.
        const english = list === 'members' ? 'pupils' : 'universities';
        await page.goto(
          `/${words.locale}/${list}?q=${encodeURIComponent({ en: 'جامعات', ar: english }[words.locale])}`,
        );
        await expect(cards(page).first()).toContainText(
          { en: 'Found in its Arabic text', ar: 'المطابقة في النص الإنجليزي' }[words.locale],
        );
      }
      await expectAccessible(page);
    });

    test('leaves out a filter that is not one, and says so', async ({ page }) => {
      const response = await page.goto(`/${words.locale}/opportunities?country=ZZ&ta=${words.area.id}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByText(words.leftOut)).toBeVisible();
      await expect(cards(page).first()).toBeVisible();
    });

    test('shows all that an opportunity is related to, in full lines', async ({ page, request }) => {
      const slug = 'groundwater-sustainability-fellowships';
      const { data } = (await (
        await request.get(`/api/job-opportunities/related/${slug}`, { headers: { Language: words.locale } })
      ).json()) as { data: { slug: string }[] };
      expect(data).toHaveLength(6);
      await page.goto(`/${words.locale}/opportunities/${slug}`);
      const cards = main(page)
        .locator('section', { has: page.locator('article a') })
        .last()
        .locator('article');
      await expect(cards).toHaveCount(6);
      for (const [at, related] of data.entries())
        await expect(cards.nth(at).locator('a').first()).toHaveAttribute(
          'href',
          `/${words.locale}/opportunities/${related.slug}`,
        );
      const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
      const lines = new Map<number, number>();
      for (const box of boxes) lines.set(Math.round(box?.y ?? 0), (lines.get(Math.round(box?.y ?? 0)) ?? 0) + 1);
      expect(new Set(lines.values()).size).toBe(1);
    });

    test('sends a visitor who wants to apply to the login and says where they go on', async ({ page }) => {
      await page.goto(`/${words.locale}/opportunities/senior-lecturer-precision-medicine`);
      const link = page.getByRole('link', { name: words.signIn });
      await expect(link).toHaveAttribute(
        'href',
        `/${words.locale}/auth/login?nextUrl=${encodeURIComponent(`/${words.locale}/opportunities/senior-lecturer-precision-medicine/apply`)}`,
      );
    });

    test('leads from an organization to its opportunities and members', async ({ page }) => {
      await page.goto(`/${words.locale}/organizations/doha-institute-of-science`);
      await expect(main(page).locator('article article a[href*="/opportunities/"]').first()).toBeVisible();
      await main(page).locator('article article a[href*="/members/"]').first().click();
      await expect(page).toHaveURL(new RegExp(`/${words.locale}/members/[\\w-]+$`));
    });

    test('shows a member with both names and their publications', async ({ page }) => {
      await page.goto(`/${words.locale}/members/ibrahim-musa`);
      const names = { en: 'Ibrahim Musa', ar: 'إبراهيم موسى' };
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[words.locale]);
      await expect(
        main(page).locator(`[lang="${words.other.locale}"]`, { hasText: names[words.other.locale] }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: /10\.5555/ })).toHaveAttribute(
        'href',
        'https://doi.org/10.5555/afe.2024.2062',
      );
      await expect(page.getByRole('link', { name: /0000-0006-3024-836X/ })).toHaveAttribute('rel', 'noopener nofollow');
    });

    test('folds the filters away on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/${words.locale}/organizations`);
      const box = page.locator('input[name="type"][value="company"]');
      await expect(box).toBeHidden();
      await page.locator('summary', { hasText: words.filters }).click();
      await box.check();
      await expect(page).toHaveURL(/\?type=company$/);
      await expect(cards(page)).toHaveCount(4);
    });

    test.describe('an address that nobody has', () => {
      test.use({ expectedConsoleErrors: [/404/] });

      test('says so', async ({ page }) => {
        for (const path of ['/opportunities/no-such-thing', '/organizations/no-such-thing', '/members/no-such-thing']) {
          const response = await page.goto(`/${words.locale}${path}`);
          expect(response?.status()).toBe(404);
          await expect(page.getByRole('heading', { level: 1, name: words.notFound })).toBeVisible();
        }
      });
    });

    test.describe('an address that no route knows', () => {
      test.use({ expectedConsoleErrors: [/404/] });

      test('leads on by search and by links', async ({ page }) => {
        await page.goto(`/${words.locale}/no-such-page`);
        await expect(page.getByRole('heading', { level: 1, name: words.notFound })).toBeVisible();
        await expect(main(page).locator(`a[href="/${words.locale}/opportunities"]`)).toBeVisible();
        await main(page).getByRole('searchbox').fill(words.words);
        await main(page).getByRole('searchbox').press('Enter');
        await expect(page).toHaveURL(new RegExp(`/${words.locale}/search\\?q=${encodeURIComponent(words.words)}`));
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('shows the words that staff wrote', async ({ page }) => {
        for (const { path, ...said } of wordPages) {
          await page.goto(`/${words.locale}${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          for (const title of said[words.locale])
            await expect(main(page).getByRole('heading', { name: title })).toBeVisible();
        }
      });

      test('opens an answer', async ({ page }) => {
        await page.goto(`/${words.locale}/about`);
        const question = main(page).locator('details').first();
        await expect(question.locator('p')).toBeHidden();
        await question.locator('summary').click();
        await expect(question.locator('p')).toBeVisible();
      });

      test('filters, pages and reads', async ({ page }) => {
        await page.goto(`/${words.locale}/opportunities`);
        await page.locator(`input[name="ta"][value="${words.area.id}"]`).check();
        await page.locator('input[name="isProgram"][value="false"]').check();
        await page.getByRole('button', { name: words.apply }).click();
        // Empty controls are gone from the address.
        await expect(page).toHaveURL(`/${words.locale}/opportunities?ta=${words.area.id}&isProgram=false`);
        await expect(page.locator(`input[name="ta"][value="${words.area.id}"]`)).toBeChecked();
        await page.getByRole('link', { name: `${words.remove}: ${words.area.title}` }).click();
        await expect(page).toHaveURL(`/${words.locale}/opportunities?isProgram=false`);
        await page.getByRole('link', { name: words.page2 }).click();
        await expect(page).toHaveURL(/isProgram=false&page=2/);
        await cards(page).first().getByRole('link').first().click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });

      test('finds by words', async ({ page }) => {
        await page.goto(`/${words.locale}/opportunities`);
        await page.getByRole('searchbox', { name: words.search }).fill(words.words);
        await page.getByRole('search').getByRole('button', { name: words.searchButton }).click();
        await expect(page).toHaveURL(new RegExp(`\\?q=${encodeURIComponent(words.words)}$`));
        await expect(cards(page).locator('mark').filter({ hasText: words.marked }).first()).toBeVisible();
        await expect(cards(page).first().locator('mark').first()).toHaveText(words.marked);
      });
    });
  });
}
