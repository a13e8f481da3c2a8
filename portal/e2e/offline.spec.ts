import type { Page } from '@playwright/test';
import { endSessionsElsewhere, goodPassword, main, openAccount, readers, signInQuietly } from './accounts';
import { expect, expectAccessible, test } from './fixtures';
import { startReact } from './start-react';
import { word, type Locale } from './words';

// A page that was loaded with a connection asks for its scripts when it is first touched without one.
test.use({ serviceWorkers: 'allow', expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

const [looked, saved] = ['groundwater-sustainability-fellowships', 'volunteer-tutors-digital-literacy'];
const programme = (locale: Locale) => `/${locale}/annual-gathering-24`;
const opportunity = (locale: Locale, slug: string) => `/${locale}/opportunities/${slug}`;
const banner = (page: Page, locale: Locale) =>
  page.getByText(new RegExp(`^${word(locale, 'offline', 'banner').split('{{')[0]}.*[0-9٠-٩]{2}:[0-9٠-٩]{2}$`));

/**
 * The first page of a browser is not the worker's; from here on all are. A worker that a sign-out has just removed may
 * be on its way out while the next page asks for it: then the page after that brings it back.
 */
async function openWithWorker(page: Page, locale: Locale): Promise<void> {
  await expect(async () => {
    await page.goto(`/${locale}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 8_000 });
  }).toPass({ timeout: 40_000 });
}

/** Which pages lie in which stores, and whether a text stands in any of them. */
async function storedPages(page: Page, text = ''): Promise<{ paths: string[]; own: string[]; holdsText: boolean }> {
  return page.evaluate(async (words) => {
    const found = { paths: [] as string[], own: [] as string[], holdsText: false };
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url);
        const response = await cache.match(request);
        if (words && (await response?.text())?.includes(words)) found.holdsText = true;
        found.paths.push(pathname + search);
        if (name.startsWith('copies-own-')) found.own.push(pathname + search);
      }
    }
    return found;
  }, text);
}
const isStored = (page: Page, path: string) =>
  expect.poll(async () => (await storedPages(page)).paths, { timeout: 20_000 }).toContain(path);
const ownPages = async (page: Page) => (await storedPages(page)).own;

for (const reader of readers) {
  const { locale, viewport } = reader;
  const text = (key: string) => word(locale, 'offline', key);

  test.describe(`Without a connection, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport });

    test('a visitor reads what they have looked at, and is told what there is', async ({ page, context }) => {
      await openWithWorker(page, locale);
      for (const path of [opportunity(locale, looked), programme(locale)]) {
        await page.goto(path);
        await isStored(page, path);
      }
      await isStored(page, `/${locale}/offline`);
      await context.setOffline(true);
      await page.goto(opportunity(locale, looked));
      await expect(banner(page, locale)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await page.goto(programme(locale));
      await expect(banner(page, locale)).toBeVisible();
      await page.goto(`/${locale}/about`);
      await expect(main(page).getByText(text('missing.text'))).toBeVisible();
      await expect(main(page).getByRole('link', { name: text('missing.retry') })).toHaveAttribute(
        'href',
        `/${locale}/about`,
      );
      await expectAccessible(page);
      await main(page)
        .locator(`a[href="${opportunity(locale, looked)}"]`)
        .click();
      await expect(banner(page, locale)).toBeVisible();
      await context.setOffline(false);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(banner(page, locale)).toHaveCount(0);
      await page.goto(`/${locale}/offline`);
      await expect(main(page).locator(`a[href="${programme(locale)}"]`)).toBeVisible();
      await main(page)
        .getByRole('link', { name: text('forget') })
        .click();
      await expect(page).toHaveURL(`/${locale}/offline`);
      await expect(main(page).getByText(text('none'))).toBeVisible();
      expect((await storedPages(page)).paths).not.toContain(programme(locale));
    });

    test('a list stays as it is, and the page that a link leads to opens by itself once there is a connection', async ({
      page,
      context,
    }) => {
      await openWithWorker(page, locale);
      await isStored(page, `/${locale}/offline`);
      await page.goto(`/${locale}/opportunities`);
      await startReact(page);
      await context.setOffline(true);
      await page.waitForFunction(() => !navigator.onLine);
      await main(page).locator('a[href*="page=2"]').first().click();
      await expect(page.getByRole('status').getByText(word(locale, 'errors', 'offline'))).toBeVisible();
      await expect(main(page).locator('article').first()).toBeVisible();
      await expect(page).toHaveURL(`/${locale}/opportunities`);
      await page.locator(`footer a[href="/${locale}/privacy"]`).click();
      await expect(main(page).getByText(text('missing.text'))).toBeVisible();
      await expect(page.getByRole('status').getByText(text('opensItself'))).toBeVisible();
      await context.setOffline(false);
      await expect(page).toHaveURL(`/${locale}/privacy`);
      await expect(main(page).getByText(text('missing.text'))).toHaveCount(0);
    });

    test.describe('where the browser still believes in its connection', () => {
      // The router tells of each script that it misses.
      test.use({ expectedConsoleErrors: [/ERR_|route module|dynamically imported/] });
      test('nothing ends in the page of an error', async ({ page, context }) => {
        await openWithWorker(page, locale);
        await isStored(page, `/${locale}/offline`);
        await page.goto(`/${locale}/search`);
        await startReact(page);
        await context.setOffline(true);
        await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
        const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('/suggestions'));
        await main(page).getByRole('combobox').pressSequentially('research');
        await asked;
        await page.locator(`footer a[href="/${locale}/privacy"]`).click();
        await expect(main(page).getByText(text('missing.text'))).toBeVisible();
        await expect(page).toHaveURL(`/${locale}/privacy`);
        await context.setOffline(false);
      });
    });

    test('a member reads what they have saved; nothing of it stays once they are signed out', async ({
      page,
      context,
    }) => {
      const email = await openAccount(context, reader);
      await signInQuietly(context, locale, email, goodPassword);
      const headers = { 'Sec-Fetch-Site': 'same-origin' };
      await context.request.post(`/api/job-opportunities/${saved}/save`, { data: {}, headers });
      await openWithWorker(page, locale);
      await page.goto(`/${locale}/account/preferences`);
      await isStored(page, opportunity(locale, saved));
      await isStored(page, programme(locale));
      expect((await storedPages(page, reader.first)).holdsText).toBe(false);
      await context.setOffline(true);
      await page.goto(opportunity(locale, saved));
      await expect(banner(page, locale)).toBeVisible();
      await page.goto(`/${locale}/account/notifications`);
      await expect(main(page).getByText(text('missing.text'))).toBeVisible();
      await context.setOffline(false);
      await page.goto(`/${locale}/logout`);
      await expect.poll(() => ownPages(page)).toEqual([]);
      // The worker itself goes with what it kept, and comes back with a page.
      await openWithWorker(page, locale);
      await isStored(page, `/${locale}/offline`);
      await context.setOffline(true);
      await page.goto(opportunity(locale, saved));
      await expect(main(page).getByText(text('missing.text'))).toBeVisible();
      await context.setOffline(false);
    });

    test('a guest reads the invitation that they asked to keep', async ({ page, context }) => {
      const invitation = `${programme(locale)}?invitation=DEMO-GATHERING-${locale.toUpperCase()}`;
      await openWithWorker(page, locale);
      await page.goto(invitation);
      expect((await storedPages(page)).paths).not.toContain(invitation);
      await main(page)
        .getByRole('link', { name: word(locale, 'event', 'invitation.keep') })
        .click();
      await expect(page).toHaveURL(`/${locale}/offline`);
      await context.setOffline(true);
      await main(page).locator(`a[href="${invitation}"]`).click();
      await expect(page.locator('#invitation')).toBeVisible();
      await expect(banner(page, locale)).toBeVisible();
      await context.setOffline(false);
    });
  });
}

test('What a session kept goes with it, wherever it is ended', async ({ page, context, browser }) => {
  const email = await openAccount(context, readers[0]);
  await signInQuietly(context, 'en', email, goodPassword);
  await openWithWorker(page, 'en');
  await page.goto(opportunity('en', looked));
  await expect.poll(() => ownPages(page), { timeout: 20_000 }).toContain(opportunity('en', looked));
  await endSessionsElsewhere(browser, page, 'en', email);
  await page.goto('/en/account/preferences');
  await expect(page).toHaveURL(/auth\/login/);
  await page.goto('/en/about');
  await expect.poll(() => ownPages(page)).toEqual([]);
});
