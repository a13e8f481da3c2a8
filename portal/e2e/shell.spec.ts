import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import { signInAsStaff } from './staff-accounts';
import { startReact } from './start-react';

/** The words by which the frame's parts are found, in each language. */
const languages = [
  {
    locale: 'en',
    dir: 'ltr',
    other: { locale: 'ar', link: 'العربية' },
    nav: 'Main',
    education: 'Education',
    research: 'Research',
    members: 'Members',
    organizations: 'Organizations',
    contact: 'Contact us',
    home: 'Home',
    area: 'Artificial Intelligence',
    opportunities: 'Opportunities in education',
    login: 'Member Login',
    menu: 'Menu',
    closeMenu: 'Close the menu',
    signIn: 'Sign in / sign up',
    search: 'Search the site',
    theme: 'Switch between light and dark',
    light: 'Switch between light and dark (light is on)',
    dark: 'Switch between light and dark (dark is on)',
    gathering: 'Gathering',
    toTop: 'Back to top',
    year: String(new Date().getUTCFullYear()),
    privacy: 'Privacy',
    terms: 'Terms and conditions',
    loading: 'Loading',
    forward: 'ArrowRight',
    back: 'ArrowLeft',
  },
  {
    locale: 'ar',
    dir: 'rtl',
    other: { locale: 'en', link: 'English' },
    nav: 'القائمة الرئيسية',
    education: 'التعليم',
    research: 'البحث',
    members: 'الأعضاء',
    organizations: 'المؤسسات',
    contact: 'اتصلوا بنا',
    home: 'الرئيسية',
    area: 'الذكاء الاصطناعي',
    opportunities: 'فرص التعليم',
    login: 'دخول الأعضاء',
    menu: 'القائمة',
    closeMenu: 'إغلاق القائمة',
    signIn: 'تسجيل الدخول / إنشاء حساب',
    search: 'البحث في الموقع',
    theme: 'التبديل بين المظهر الفاتح والداكن',
    light: 'التبديل بين المظهر الفاتح والداكن (المظهر الحالي: الفاتح)',
    dark: 'التبديل بين المظهر الفاتح والداكن (المظهر الحالي: الداكن)',
    gathering: 'اللقاء السنوي',
    toTop: 'العودة إلى الأعلى',
    year: String(new Date().getUTCFullYear()).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit),
    privacy: 'الخصوصية',
    terms: 'الشروط والأحكام',
    loading: 'جارٍ التحميل',
    forward: 'ArrowLeft',
    back: 'ArrowRight',
  },
] as const;

/** The frame works by the page's own few lines; React, which starts with the first touch, must change nothing. */
type Stage = 'before React' | 'with React';
/**
 * What React must leave as it was does not depend on the language: the language written from right to left stands for
 * both.
 */
const stagesOf: Record<'en' | 'ar', Stage[]> = { en: ['before React'], ar: ['before React', 'with React'] };

async function open(page: Page, path: string, stage: Stage): Promise<void> {
  if (stage === 'before React') await page.route(/\/assets\/entry\.client-[\w-]+\.js$/, (route) => route.abort());
  await page.goto(path);
  if (stage === 'with React') await startReact(page);
}

const header = (page: Page) => page.locator('header').first();
const scrollBy = (page: Page, y: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const background = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);
const transparent = 'rgba(0, 0, 0, 0)';
const overlayPages = ['', '/organizations', '/organizations/join-us', '/members', '/contact-us'];
const plainPages = ['/about', '/opportunities', '/research', '/travel-intake'];

for (const words of languages) {
  const { locale } = words;
  const nav = (page: Page) => header(page).getByRole('navigation', { name: words.nav });
  const name = (page: Page, label: string) => nav(page).locator('summary', { hasText: label });
  const dialog = (page: Page) => page.getByRole('dialog', { name: words.menu });

  for (const stage of stagesOf[locale]) {
    test.describe(`the header in ${locale}, ${stage}`, () => {
      test.use({ expectedConsoleErrors: [/net::ERR_FAILED|Failed to fetch dynamically imported module/] });

      test('opens a dropdown by a click, one at a time, and closes it by a click elsewhere', async ({ page }) => {
        await open(page, `/${locale}/about`, stage);
        await name(page, words.education).click();
        const area = nav(page).getByRole('link', { name: words.area });
        await expect(area).toBeVisible();
        await expect(area).toHaveAttribute('href', `/${locale}/focus-areas/education/artificial-intelligence`);
        await expect(nav(page).getByRole('link', { name: words.opportunities })).toHaveAttribute(
          'href',
          `/${locale}/opportunities?agsCategory=education`,
        );
        await name(page, words.members).click();
        await expect(area).toBeHidden();
        await expect(nav(page).locator('details[open] a')).toHaveText([words.organizations, words.members]);
        await page.locator('main').click({ position: { x: 5, y: 5 } });
        await expect(nav(page).locator('details[open]')).toHaveCount(0);
      });

      test('opens a dropdown under the mouse; a click keeps it', async ({ page }) => {
        await open(page, `/${locale}/about`, stage);
        await name(page, words.education).hover();
        const area = nav(page).getByRole('link', { name: words.area });
        await expect(area).toBeVisible();
        await page.mouse.move(400, 600);
        await expect(area).toBeHidden();
        await name(page, words.education).hover();
        await expect(area).toBeVisible();
        await name(page, words.education).click();
        await page.mouse.move(400, 600);
        await name(page, words.research).hover();
        await expect(area).toBeVisible();
        await name(page, words.education).click();
        await expect(area).toBeHidden();
      });

      test('is used by the keyboard alone', async ({ page }) => {
        await open(page, `/${locale}/about`, stage);
        const { forward, back } = words;
        await nav(page).getByRole('link', { name: words.home }).focus();
        await page.keyboard.press(forward);
        await page.keyboard.press(forward);
        await expect(name(page, words.education)).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(nav(page).getByRole('link', { name: words.area })).toBeVisible();
        await page.keyboard.press('ArrowDown');
        const links = nav(page).locator('details[open] a');
        await expect(links.first()).toBeFocused();
        await page.keyboard.press('End');
        await expect(links.last()).toBeFocused();
        await page.keyboard.press('Home');
        await page.keyboard.press('ArrowUp');
        await expect(name(page, words.education)).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Escape');
        await expect(nav(page).locator('details[open]')).toHaveCount(0);
        await expect(name(page, words.education)).toBeFocused();
        await page.keyboard.press(back);
        await page.keyboard.press('End');
        await expect(nav(page).getByRole('link', { name: words.contact })).toBeFocused();
        const outline = await page.evaluate(
          () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
        );
        expect(outline).toBe('solid');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(`/${locale}/contact-us`);
      });

      test('closes a dropdown when the focus leaves it', async ({ page }) => {
        await open(page, `/${locale}/about`, stage);
        await name(page, words.members).focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect(nav(page).locator('details[open]')).toHaveCount(1);
        await page.keyboard.press('Tab');
        await expect(nav(page).locator('details[open]')).toHaveCount(0);
      });

      test('stays in view and draws its ground after more than 100 px', async ({ page }) => {
        await open(page, `/${locale}`, stage);
        expect(await background(header(page))).toBe(transparent);
        await scrollBy(page, 100);
        await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
        await scrollBy(page, 101);
        await expect(page.locator('html')).toHaveAttribute('data-scrolled');
        await expect.poll(() => background(header(page))).not.toBe(transparent);
        await scrollBy(page, 1200);
        expect((await header(page).boundingBox())?.y).toBe(0);
      });

      test('switches the theme and keeps it for a year', async ({ page, context }) => {
        await open(page, `/${locale}/about`, stage);
        const before = await background(page.locator('html'));
        await page.getByRole('button', { name: words.theme }).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        expect(await background(page.locator('html'))).not.toBe(before);
        const kept = async () => (await context.cookies()).find((one) => one.name === 'theme');
        // The browser keeps it in another process.
        await expect.poll(async () => (await kept())?.value).toBe('dark');
        const cookie = await kept();
        expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
        await page.goto(`/${locale}/privacy`);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      });

      test('says which theme is on, also where the device decides it', async ({ page }) => {
        const button = (words: string) => page.getByRole('button', { name: words, exact: true });
        await page.emulateMedia({ colorScheme: 'dark' });
        await open(page, `/${locale}/about`, stage);
        await expect(button(words.dark)).toBeVisible();
        await page.emulateMedia({ colorScheme: 'light' });
        await expect(button(words.light)).toBeVisible();
        await button(words.light).click();
        await expect(button(words.dark)).toBeFocused();
        await page.reload();
        await button(words.dark).click();
        await expect(button(words.light)).toBeVisible();
      });

      test('leads to the gathering that is to come', async ({ page }) => {
        await open(page, `/${locale}/about`, stage);
        await nav(page).getByRole('link', { name: words.gathering, exact: true }).click();
        await expect(page).toHaveURL(`/${locale}/annual-gathering-24`);
        await expect(nav(page).getByRole('link', { name: words.gathering, exact: true })).toHaveAttribute(
          'aria-current',
          'page',
        );
        for (const width of [1025, 1089, 1153, 1280, 1344]) {
          await page.setViewportSize({ width, height: 700 });
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
            `${width} px`,
          ).toBe(0);
        }
        await page.setViewportSize({ width: 390, height: 844 });
        await page.getByRole('button', { name: words.menu }).click();
        await expect(dialog(page).getByRole('link', { name: words.gathering, exact: true })).toBeVisible();
      });

      test('switches the language and keeps path, query and place', async ({ page }) => {
        await open(page, `/${locale}/opportunities?agsCategory=research#results`, stage);
        await header(page).getByRole('link', { name: words.other.link }).first().click();
        await expect(page).toHaveURL(`/${words.other.locale}/opportunities?agsCategory=research#results`);
        await expect(page.locator('html')).toHaveAttribute('lang', words.other.locale);
        await expect(page.locator('html')).toHaveAttribute('dir', words.dir === 'ltr' ? 'rtl' : 'ltr');
      });

      test('leads to the search and to the login, and the login knows the way back', async ({ page }) => {
        await open(page, `/${locale}/members?q=a`, stage);
        await expect(header(page).getByRole('link', { name: words.search })).toHaveAttribute(
          'href',
          `/${locale}/search`,
        );
        await expect(header(page).getByRole('link', { name: words.login })).toHaveAttribute(
          'href',
          `/${locale}/auth/login?nextUrl=${encodeURIComponent(`/${locale}/members?q=a`)}`,
        );
      });

      test('has a menu of its own below 1025 px', async ({ page }) => {
        await page.setViewportSize({ width: 1024, height: 800 });
        await open(page, `/${locale}/about`, stage);
        await expect(nav(page).first()).toBeHidden();
        const button = header(page).getByRole('button', { name: words.menu });
        await button.click();
        await expect(dialog(page)).toBeVisible();
        // From the inline end.
        await expect
          .poll(() =>
            dialog(page).evaluate(
              (menu, dir) => Math.round(menu.getBoundingClientRect()[dir === 'ltr' ? 'right' : 'left']),
              words.dir,
            ),
          )
          .toBe(words.dir === 'ltr' ? 1024 : 0);
        await expect(dialog(page).getByRole('link', { name: words.signIn })).toHaveAttribute(
          'href',
          new RegExp(`^/${locale}/auth/login`),
        );

        const area = dialog(page).getByRole('link', { name: words.area });
        await expect(area).toBeHidden();
        await dialog(page).locator('summary', { hasText: words.education }).click();
        await expect(area).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toBeHidden();
        await expect(button).toBeFocused();

        await button.click();
        await dialog(page).getByRole('button', { name: words.closeMenu }).click();
        await expect(dialog(page)).toBeHidden();
        await expect(button).toBeFocused();

        await button.click();
        await page.mouse.click(words.dir === 'ltr' ? 40 : 980, 700);
        await expect(dialog(page)).toBeHidden();
        await expect(button).toBeFocused();

        await page.setViewportSize({ width: 1025, height: 800 });
        await expect(button).toBeHidden();
        await expect(name(page, words.education)).toBeVisible();
      });

      test('holds the focus in the menu, and lets it go with a window that becomes wide', async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await open(page, `/${locale}/about`, stage);
        await header(page).getByRole('button', { name: words.menu }).click();
        for (let i = 0; i < 20; i += 1) {
          await page.keyboard.press('Tab');
          // The browser's own controls are between the last and the first.
          expect(
            await page.evaluate(
              () => document.activeElement === document.body || document.activeElement?.closest('dialog') != null,
            ),
          ).toBe(true);
        }
        await page.setViewportSize({ width: 1280, height: 844 });
        await expect(dialog(page)).toBeHidden();
      });

      test('searches from the menu', async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await open(page, `/${locale}/about`, stage);
        await header(page).getByRole('button', { name: words.menu }).click();
        await dialog(page).getByRole('searchbox', { name: words.search }).fill('water');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(`/${locale}/search?q=water`);
      });
    });

    test.describe(`the footer in ${locale}, ${stage}`, () => {
      test.use({ expectedConsoleErrors: [/net::ERR_FAILED|Failed to fetch dynamically imported module/] });

      test('offers the way back to the top after 100 px, and takes 1800 ms for it', async ({ page }) => {
        await open(page, `/${locale}`, stage);
        const toTop = page.getByRole('link', { name: words.toTop });
        await expect(toTop).toBeHidden();
        await scrollBy(page, 2000);
        await expect(toTop).toBeVisible();
        const lasts = await toTop.evaluate(async (link) => {
          const startedAt = performance.now();
          (link as HTMLElement).click();
          while (window.scrollY > 0 && performance.now() - startedAt < 10_000) await new Promise(requestAnimationFrame);
          return performance.now() - startedAt;
        });
        expect(lasts).toBeGreaterThan(1500);
        expect(lasts).toBeLessThan(3000);
        await expect(toTop).toBeHidden();
        await expect(page).toHaveURL(new RegExp(`/${locale}/?$`));
      });

      test('gives the window back to who scrolls meanwhile', async ({ page }) => {
        await open(page, `/${locale}`, stage);
        await scrollBy(page, 2000);
        const left = await page.getByRole('link', { name: words.toTop }).evaluate(async (link) => {
          (link as HTMLElement).click();
          while (window.scrollY > 1500) await new Promise(requestAnimationFrame);
          window.dispatchEvent(new WheelEvent('wheel', { deltaY: 1 }));
          const at = window.scrollY;
          for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
          return { at, after: window.scrollY };
        });
        expect(left.after).toBe(left.at);
        expect(left.after).toBeGreaterThan(0);
      });

      test('goes to the top at once where less motion is asked for', async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, `/${locale}`, stage);
        await scrollBy(page, 2000);
        const y = await page.getByRole('link', { name: words.toTop }).evaluate((link) => {
          (link as HTMLElement).click();
          return window.scrollY;
        });
        expect(y).toBe(0);
      });
    });
  }

  test.describe(`the frame in ${locale}`, () => {
    test('lays its header over the pages that ask for it, and puts it before the others', async ({ page }) => {
      for (const path of overlayPages) {
        await page.goto(`/${locale}${path}`);
        expect(await background(header(page)), path).toBe(transparent);
        expect(await page.locator('main').evaluate((main) => main.getBoundingClientRect().top), path).toBeLessThan(5);
      }
      for (const path of plainPages) {
        await page.goto(`/${locale}${path}`);
        expect(await background(header(page)), path).not.toBe(transparent);
        const top = await page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
        expect(top, path).toBeGreaterThanOrEqual((await header(page).boundingBox())?.height ?? 0);
      }
    });

    test('ends with the year, privacy and terms', async ({ page }) => {
      await page.goto(`/${locale}/about`);
      const footer = page.locator('footer').last();
      await expect(footer.getByText(`© ${words.year}`)).toBeVisible();
      await expect(footer.getByRole('link', { name: words.privacy })).toHaveAttribute('href', `/${locale}/privacy`);
      await expect(footer.getByRole('link', { name: words.terms })).toHaveAttribute(
        'href',
        `/${locale}/terms-and-conditions`,
      );
      await expect(footer.getByRole('link', { name: 'contact@scholars.example' })).toHaveAttribute(
        'href',
        'mailto:contact@scholars.example',
      );
    });

    test('has no fault that axe finds with a menu open, in both themes', async ({ page }) => {
      await page.goto(`/${locale}`);
      await name(page, words.education).click();
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, ['color-contrast']);
      await page.setViewportSize({ width: 390, height: 844 });
      await header(page).getByRole('button', { name: words.menu }).click();
      await dialog(page).locator('summary', { hasText: words.education }).click();
      await expectAccessible(page);
    });

    test('puts the focus on a page that one comes to, and reads its title', async ({ page }) => {
      await open(page, `/${locale}/about`, 'with React');
      await nav(page).getByRole('link', { name: words.contact }).click();
      await expect(page).toHaveURL(`/${locale}/contact-us`);
      await expect(page.locator('main')).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: words.contact })).toBeAttached();
      expect(await scrolled(page)).toBe(0);
    });

    test('shows a line for a page that takes its time, says so later, and not for a quick one', async ({ page }) => {
      await open(page, `/${locale}/about`, 'with React');
      const line = page.locator('[data-print="no"][data-active]');
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/contact-us\.data/, async (route) => {
        await released;
        await route.continue();
      });
      await nav(page).getByRole('link', { name: words.contact }).click();
      await expect(line).toHaveCSS('opacity', '1');
      await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
      await expect(page.getByRole('status').filter({ hasText: words.loading })).toBeAttached();
      release();
      await expect(page).toHaveURL(`/${locale}/contact-us`);
      await expect(line).toHaveCount(0);
      await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
    });

    test('finds the place again where one was, by the browser’s back and forward', async ({ page }) => {
      await open(page, `/${locale}/opportunities`, 'with React');
      await scrollBy(page, 900);
      await page
        .locator('#results article a')
        .nth(3)
        .evaluate((link) => (link as HTMLElement).click());
      await expect(page).toHaveURL(new RegExp(`/${locale}/opportunities/[\\w-]+$`));
      await expect.poll(() => scrolled(page)).toBe(0);
      await page.goBack();
      await expect.poll(() => scrolled(page)).toBe(900);
      await page.goForward();
      await expect.poll(() => scrolled(page)).toBe(0);
    });

    test('reads a page anew when its own address is followed again', async ({ page }) => {
      await open(page, `/${locale}/contact-us`, 'with React');
      const again = page.waitForRequest(/\/contact-us\.data/);
      await nav(page).getByRole('link', { name: words.contact }).click();
      await again;
    });
  });
}

test('A page of the messages is loaded anew when the theme changes', async ({ page }) => {
  // In place of the messages, whose page React would compare with another.
  await page.route(/\/assets\/entry\.client-[\w-]+\.js$/, (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  );
  await page.route('**/en/messages', async (route) => {
    const response = await route.fetch({ url: new URL('/en/about', route.request().url()).href });
    await route.fulfill({ response });
  });
  await page.goto('/en/messages');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await loaded;
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('What staff publish', () => {
  const cms = `http://127.0.0.1:${process.env.E2E_CMS_PORT}`;
  const entries = `${cms}/content-manager/collection-types/api::page.page`;

  test('is at an address of its own where it is a page that the site did not have', async ({ page, request }) => {
    const headers = await signInAsStaff(request);
    const made = await request.post(`${entries}/actions/publish?locale=en`, {
      headers,
      data: { slug: 'code-of-conduct', title: 'Code of conduct', summary: 'How we treat each other.' },
    });
    const { data } = (await made.json()) as { data: { documentId: string } };
    try {
      await page.goto('/en/pages/code-of-conduct');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code of conduct');
      await expect(page).toHaveTitle(/^Code of conduct/);
      await expectAccessible(page);
    } finally {
      await request.delete(`${entries}/${data.documentId}?locale=en`, { headers });
    }
    await page.goto('/ar/pages/about');
    await expect(page).toHaveURL('/ar/about');
    expect((await request.get('/en/pages/nothing-here')).status()).toBe(404);
  });

  test('is on the page within two seconds', async ({ page, request }) => {
    const headers = await signInAsStaff(request);
    const found = await request.get(`${entries}?filters[slug][$eq]=privacy&locale=en`, { headers });
    const [entry] = ((await found.json()) as { results: { documentId: string; title: string }[] }).results;
    expect(entry).toBeDefined();
    const publish = (title: string) =>
      request.post(`${entries}/${entry?.documentId}/actions/publish?locale=en`, { headers, data: { title } });

    await page.goto('/en/privacy');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(entry?.title ?? '');
    try {
      expect((await publish('Privacy, told anew')).status()).toBe(200);
      await expect(async () => {
        await page.reload();
        await expect(heading).toHaveText('Privacy, told anew', { timeout: 100 });
      }).toPass({ timeout: 2000, intervals: [200] });
    } finally {
      await publish(entry?.title ?? '');
    }
  });
});
