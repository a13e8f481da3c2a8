import type { Page } from '@playwright/test';
import { button, demoPassword, goodPassword, main, openAccount, readers, signInQuietly } from './accounts';
import { expect, expectAccessible, pdfFile, test } from './fixtures';
import { word, type Locale } from './words';

const text = (locale: Locale, key: string) => word(locale, 'profile-view', key);
const own = (locale: Locale, viewer = '') => `/${locale}/my-profile/view${viewer && `?as=${viewer}`}`;
const layla = (locale: Locale) => `/${locale}/members/layla-haddad`;
const address = 'member@scholars.example';

/** A4 sheets that the page is printed on, as Chromium writes them. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

for (const reader of readers) {
  const { locale, viewport } = reader;

  test.describe(`A profile as others see it, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport });

    test('is what its owner sees through their eyes, from the section that they choose for', async ({
      page,
      context,
    }) => {
      await signInQuietly(context, locale, address, demoPassword);
      await page.goto(`/${locale}/my-profile`);
      await main(page)
        .getByRole('link', { name: word(locale, 'my-profile', 'seeItSo') })
        .first()
        .click();
      await expect(page).toHaveURL(/\/my-profile\/view\?as=visitor#/);
      await expect(main(page)).toContainText(text(locale, 'through.visitor'));
      await expect(main(page)).not.toContainText(address);
      await expectAccessible(page);

      const viewer = (name: string) =>
        main(page).getByRole('link', { name: text(locale, `viewer.${name}`), exact: true });
      await viewer('connection').click();
      await expect(main(page)).toContainText(text(locale, 'through.connection'));
      await expect(viewer('connection')).toHaveAttribute('aria-current', 'page');
      await expect(main(page)).toContainText(address);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, ['color-contrast']);
      await page.setViewportSize({ width: 320, height: 640 });
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overflow()).toBe(0);
    });

    test('shows each viewer no more than is for them, on the page and in its source', async ({
      page,
      context,
      browser,
    }) => {
      await page.goto(layla(locale));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.content()).not.toContain(address);
      await page.goto(own(locale));
      await expect(page).toHaveURL(new RegExp(`/${locale}/auth/login\\?nextUrl=`));

      const email = await openAccount(context, reader);
      await signInQuietly(context, locale, email, goodPassword);
      await page.goto(layla(locale));
      expect(await page.content()).not.toContain(address);
      expect(await page.content()).not.toContain('"@type":"Person"');

      const hers = await browser.newContext({ baseURL: new URL(page.url()).origin, viewport });
      await signInQuietly(hers, locale, address, demoPassword);
      const owner = await hers.newPage();
      await owner.goto(layla(locale));
      await expect(main(owner)).toContainText(text(locale, 'own'));
      await expect(main(owner)).toContainText(address);
      await expectAccessible(owner);
      await hers.close();
    });

    test('is printed as a CV on one sheet', async ({ page, context }) => {
      await signInQuietly(context, locale, address, demoPassword);
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
      });
      await page.goto(`/${locale}/my-profile`);
      await main(page)
        .getByRole('link', { name: word(locale, 'my-profile', 'print'), exact: true })
        .click();
      await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
      await page.goto(own(locale, 'connection'));
      await button(page, text(locale, 'print')).click();
      await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
      expect(await sheetsOf(page)).toBe(1);
      await page.emulateMedia({ media: 'print' });
      await expect(main(page)).toContainText(address);
      await expect(button(page, text(locale, 'print'))).toBeHidden();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
    });
  });
}

test.describe('The CV of a member', () => {
  test('is opened by members, and leads visitors to the login', async ({ page, context }) => {
    const email = await openAccount(context, readers[0]);
    await signInQuietly(context, 'en', email, goodPassword);
    const sent = await context.request.post('/api/user-profile/upload-cv', {
      multipart: { cv: pdfFile() },
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
    const { data } = (await sent.json()) as { data: { id: string; slug: string } };
    await page.goto(`/en/members/${data.slug}`);
    const download = page.waitForEvent('download');
    await main(page)
      .getByRole('link', { name: word('en', 'member-profile', 'contact.openCv') })
      .click();
    expect((await download).suggestedFilename()).toBe(`${data.slug}-cv.pdf`);

    await context.request.post('/api/user-profile', {
      data: { visibility: { cv: 'public' } },
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
    await context.clearCookies();
    await page.goto(`/en/members/${data.slug}`);
    await main(page)
      .getByRole('link', { name: word('en', 'member-profile', 'contact.signInForCv') })
      .click();
    await expect(page).toHaveURL(/\/en\/auth\/login\?nextUrl=/);
    expect((await context.request.get(`/api/members/${data.id}/cv`)).status()).toBe(401);
  });
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('one looks through others’ eyes all the same', { tag: '@thorough' }, async ({ page, context }) => {
    await signInQuietly(context, 'en', address, demoPassword);
    await page.goto(own('en', 'member'));
    await expect(main(page)).toContainText(text('en', 'through.member'));
    await main(page)
      .getByRole('link', { name: text('en', 'viewer.connection'), exact: true })
      .click();
    await expect(main(page)).toContainText(text('en', 'through.connection'));
    await expect(button(page, text('en', 'print'))).toHaveCount(0);
  });
});
