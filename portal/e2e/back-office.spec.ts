import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { demoPassword, field, signInQuietly } from './accounts';
import { openAsCoordinator, panel } from './coordinator';
import { expect, expectAccessible, pdfFile, test } from './fixtures';
import { sendTravelIntake } from './travel-intakes';

/** The words that a coordinator reads, in each language. */
const languages = [
  {
    locale: 'en',
    overview: 'Overview',
    queue: 'Travel intakes',
    profiles: 'Founding Fellows Profiles',
    total: '1 travel intake',
    search: 'Search',
    noMatch: 'No submission matches these filters.',
    clear: 'Clear filters',
    status: { new: 'New', inReview: 'In review', needsInfo: 'Needs information' },
    openPassport: 'Open Passport document',
    opened: 'File opened: Passport document',
    startReview: 'Start review',
    ask: 'Ask for information',
    reason: 'Reason',
    reasonMissing: 'Please give a reason.',
    why: 'Please send a clearer picture of the page.',
    nextStep: 'Next step',
    files: 'Files',
    history: 'History',
    conflict: 'You have changed this in another window in the meantime',
    present: 'Show the present state',
    unavailable: /not available at the moment/,
    retry: 'Try again',
    menu: 'Open the menu',
    signOut: 'Sign out',
    dark: 'Dark theme',
    other: { locale: 'ar', link: 'العربية' },
  },
  {
    locale: 'ar',
    overview: 'نظرة عامة',
    queue: 'استمارات السفر',
    profiles: 'ملفات الزملاء المؤسسين',
    total: 'استمارة واحدة',
    search: 'بحث',
    noMatch: 'لا نتائج تطابق عوامل التصفية هذه.',
    clear: 'مسح عوامل التصفية',
    status: { new: 'جديد', inReview: 'قيد المراجعة', needsInfo: 'بانتظار معلومات' },
    openPassport: 'فتح وثيقة جواز السفر',
    opened: 'فُتح الملف: وثيقة جواز السفر',
    startReview: 'بدء المراجعة',
    ask: 'طلب معلومات',
    reason: 'السبب',
    reasonMissing: 'يُرجى ذكر السبب.',
    why: 'يُرجى إرسال صورة أوضح للصفحة.',
    nextStep: 'الخطوة التالية',
    files: 'الملفات',
    history: 'السجل',
    conflict: 'أجريتم تغييرًا في نافذة أخرى في هذه الأثناء',
    present: 'عرض الوضع الحالي',
    unavailable: /الخدمة غير متاحة/,
    retry: 'إعادة المحاولة',
    menu: 'فتح القائمة',
    signOut: 'تسجيل الخروج',
    dark: 'المظهر الداكن',
    other: { locale: 'en', link: 'English' },
  },
] as const;

for (const words of languages) {
  const { locale } = words;
  const admin = `/${locale}/admin`;

  test.describe(`the back office in ${locale}`, () => {
    test('a coordinator takes a new travel intake into review', { tag: '@thorough' }, async ({ page, request }) => {
      const { reference, fullName } = await sendTravelIntake(request);
      await openAsCoordinator(page, admin);
      await expect(page.getByRole('heading', { level: 1, name: words.overview })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
      await expectAccessible(page);

      await page.getByRole('navigation').getByRole('link', { name: words.queue }).click();
      await page.getByRole('searchbox', { name: words.search }).fill(reference);
      await expect(page.getByRole('status').filter({ hasText: words.total })).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('link', { name: fullName }).click();
      await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible();
      const passport = page.waitForEvent('download');
      await page.getByRole('button', { name: words.openPassport }).click();
      expect((await passport).suggestedFilename()).toBe(`${reference}-passport.pdf`);
      await expect(panel(page, words.history)).toContainText(words.opened);

      await panel(page, words.nextStep).getByRole('button', { name: words.startReview }).click();
      const line = panel(page, words.history).getByRole('listitem').first();
      await expect(line).toContainText(words.status.new);
      await expect(line).toContainText(words.status.inReview);
      await expect(line).toContainText('Mariam Al-Sayed');
      await expectAccessible(page);
    });

    test('a passport is saved under our name, whatever its sender called it', async ({ page, request }) => {
      const { reference } = await sendTravelIntake(request, {
        passportDocument: { ...pdfFile(), name: 'سفر\u202Efdp.\u2066hta' },
      });
      await openAsCoordinator(page, admin);
      const id = await idOf(page, reference);
      await page.goto(`${admin}/travel-intakes/${id}`);
      await expect(panel(page, words.files).locator('bdi')).toHaveText('سفرfdp.hta');
      expect(await panel(page, words.files).textContent()).not.toMatch(/[\p{Cf}\p{Cc}]/u);

      const handed = page.waitForEvent('download');
      await page.getByRole('button', { name: words.openPassport }).click();
      expect((await handed).suggestedFilename()).toBe(`${reference}-passport.pdf`);

      const { files } = (
        (await (await page.request.get(`/api/backoffice/travel-intakes/${id}/detail`)).json()) as {
          data: { files: { id: string }[] };
        }
      ).data;
      const address = `/api/backoffice/travel-intakes/${id}/files/${files[0]?.id}`;
      const answer = await page.request.get(address);
      expect(answer.headers()).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'content-disposition': `attachment; filename="${reference}-passport.pdf"`,
      });
      const opened = page.waitForEvent('download');
      await page.evaluate((to) => window.location.assign(to), address);
      expect((await opened).suggestedFilename()).toBe(`${reference}-passport.pdf`);
    });

    test(
      'asking for information needs a reason, which the history keeps',
      { tag: '@thorough' },
      async ({ page, request }) => {
        const { id } = await openedInReview(page, request, admin);
        await page.goto(`${admin}/travel-intakes/${id}`);
        const next = panel(page, words.nextStep);
        await next.getByRole('button', { name: words.ask }).click();
        await next.getByRole('button', { name: words.ask }).click();
        await expect(next.getByRole('alert')).toHaveText(words.reasonMissing);
        await expect(next.getByRole('textbox', { name: words.reason })).toBeFocused();
        await expectAccessible(page);

        await next.getByRole('textbox', { name: words.reason }).fill(words.why);
        await next.getByRole('button', { name: words.ask }).click();
        await expect(panel(page, words.history)).toContainText(words.why);
        await expect(panel(page, words.history).getByRole('listitem').first()).toContainText(words.status.needsInfo);
      },
    );

    test.describe('when another window was faster', () => {
      test.use({ expectedConsoleErrors: [/409/] });

      test(
        'a step from a stale page is not taken, and the page says what happened',
        { tag: '@thorough' },
        async ({ page, request }) => {
          const { id } = await openedInReview(page, request, admin);
          await page.goto(`${admin}/travel-intakes/${id}`);
          const next = panel(page, words.nextStep);
          await next.getByRole('button', { name: words.ask }).click();
          await next.getByRole('textbox', { name: words.reason }).fill(words.why);
          await move(page, id, 'approved', 'Everything is in order.');

          await next.getByRole('button', { name: words.ask }).click();
          await expect(next.getByRole('alert')).toContainText(words.conflict);
          await expect(next.getByRole('alert')).toContainText('Everything is in order.');
          await expectAccessible(page);
          await next.getByRole('button', { name: words.present }).click();
          await expect(panel(page, words.history)).toContainText('Everything is in order.');
          await expect(panel(page, words.history)).not.toContainText(words.why);
        },
      );
    });

    test.describe('while the CMS is down', () => {
      test.use({ expectedConsoleErrors: [/503/] });

      test('says so in place and keeps the coordinator signed in', { tag: '@thorough' }, async ({ page }) => {
        await openAsCoordinator(page, admin);
        await expect(page.getByRole('heading', { level: 1, name: words.overview })).toBeVisible();
        await page.route('**/api/backoffice/**', (route) => route.fulfill({ status: 503, json: { success: false } }));
        await page.getByRole('navigation').getByRole('link', { name: words.profiles }).click();
        await expect(page.getByRole('alert')).toContainText(words.unavailable);
        await page.unroute('**/api/backoffice/**');
        await page.getByRole('button', { name: words.retry }).click();
        await expect(page.getByRole('table')).toBeVisible();
      });
    });

    test('what narrows a queue stands in the address', { tag: '@thorough' }, async ({ page }) => {
      await openAsCoordinator(page, `${admin}/travel-intakes`);
      await page.getByRole('button', { name: words.status.inReview }).click();
      await page.getByRole('searchbox', { name: words.search }).fill('R&D #1');
      await expect(page.getByText(words.noMatch)).toBeVisible();
      await expect(page).toHaveURL(/R%26D%20%231/);

      await page.reload();
      await expect(page.getByRole('searchbox', { name: words.search })).toHaveValue('R&D #1');
      await expect(page.getByRole('button', { name: words.status.inReview })).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('button', { name: words.clear }).first().click();
      await expect(page.getByText(words.noMatch)).toBeHidden();
    });

    test('fits a phone, with its menu in a drawer', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openAsCoordinator(page, `${admin}/travel-intakes`);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await expectAccessible(page);

      await page.getByRole('button', { name: words.menu }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.dark }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('link', { name: words.profiles }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: words.profiles })).toBeVisible();
    });

    test('is printed as what a list and a record say, without what is done with them', async ({ page }) => {
      await openAsCoordinator(page, `${admin}/travel-intakes`);
      const main = page.getByRole('main');
      const first = main.locator('[data-row-link]').first();
      await expect(first).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      const done = main.locator('button:visible:not([aria-pressed="true"]), input:visible, textarea:visible');
      await expect(done).toHaveCount(0);
      await expect(main.locator('button[aria-pressed="true"]')).toBeVisible();
      await page.setViewportSize({ width: 720, height: 1018 });
      await expect(done).toHaveCount(0);
      const widthOf = async (row: Locator) => (await row.boundingBox())?.width ?? 0;
      // A row reaches from side to side also without its box.
      expect(await widthOf(first)).toBeGreaterThan(0.95 * (await widthOf(first.locator('xpath=ancestor::ul'))));
      await page.emulateMedia({ media: 'screen' });
      await first.click();
      await expect(main.locator('form textarea').first()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(main.locator('button:visible, textarea:visible')).toHaveCount(0);
      await expect(main.locator('section:has(h2):visible').first()).toBeVisible();
    });

    test('changes the language and keeps the page', async ({ page }) => {
      await openAsCoordinator(page, `${admin}/travel-intakes`);
      await expect(page.getByRole('heading', { level: 1, name: words.queue })).toBeVisible();
      await page.getByRole('link', { name: words.other.link }).click();
      await expect(page).toHaveURL(new RegExp(`/${words.other.locale}/admin/travel-intakes`));
      await expect(page.locator('html')).toHaveAttribute('lang', words.other.locale);
    });

    test('signing out closes it', async ({ page }) => {
      // A session of its own: others go on with the one that they share.
      await signInQuietly(page.context(), locale, 'coordinator@scholars.example', demoPassword);
      await page.goto(admin);
      await page.getByRole('button', { name: words.signOut }).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/?$`));
      await page.goto(admin);
      await expect(page).toHaveURL(/\/auth\/login/);
    });

    test('a visitor is led to the sign-in and comes back to the same place', async ({ page }) => {
      await page.goto(`${admin}/travel-intakes`);
      await expect(page).toHaveURL(
        `/${locale}/auth/login?nextUrl=${encodeURIComponent(`${admin}/travel-intakes`)}&reason=required`,
      );
      await field(page, 'email').fill('coordinator@scholars.example');
      await field(page, 'password').fill(demoPassword);
      await field(page, 'password').press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: words.queue })).toBeVisible();
    });

    test.describe('for a member', () => {
      test.use({ expectedConsoleErrors: [/404/] });

      test('does not exist', async ({ page }) => {
        await signInQuietly(page.context(), locale, 'member@scholars.example', demoPassword);
        const answer = await page.goto(admin);
        expect(answer?.status()).toBe(404);
        const call = await page.request.get('/api/backoffice/travel-intakes/counts');
        expect(call.status()).toBe(403);
      });
    });
  });
}

/** Opens the back office as a coordinator, who has a submission of this test in review. */
async function openedInReview(page: Page, request: APIRequestContext, admin: string): Promise<{ id: string }> {
  const { reference } = await sendTravelIntake(request);
  await openAsCoordinator(page, admin);
  const id = await idOf(page, reference);
  await move(page, id, 'in_review');
  return { id };
}

/** The id of a travel intake, as a coordinator who is signed in may read it. */
async function idOf(page: Page, reference: string): Promise<string> {
  const found = await page.request.get(`/api/backoffice/travel-intakes?filters[reference][$eq]=${reference}`);
  const { data } = (await found.json()) as { data: { documentId: string }[] };
  return data[0]?.documentId ?? '';
}

/** Moves a submission past the page that shows it. */
async function move(page: Page, id: string, to: string, reason = ''): Promise<void> {
  const path = `/api/backoffice/travel-intakes/${id}`;
  const { data } = (await (await page.request.get(`${path}/detail`)).json()) as { data: { version: number } };
  const headers = { Origin: new URL(page.url()).origin };
  const answer = await page.request.post(`${path}/transition`, {
    headers,
    data: { to, reason, version: data.version },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
