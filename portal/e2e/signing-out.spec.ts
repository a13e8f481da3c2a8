import {
  button,
  demoPassword,
  information,
  main,
  openAccount,
  readers,
  goodPassword,
  sessionCookie,
  signInQuietly,
  title,
} from './accounts';
import { expect, expectAccessible, test } from './fixtures';
import { word } from './words';

const member = 'member@scholars.example';
/** Served by the test itself: its pages are of another site. */
const elsewhere = 'http://elsewhere.example/';

for (const reader of readers) {
  const { locale, viewport } = reader;
  const auth = (key: string) => word(locale, 'auth', key);

  test.describe(`The address of the logout, in ${locale} at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('typed into the browser ends the session, also for a copy of the cookie, and says so in its language', async ({
      page,
      context,
      browser,
    }) => {
      const email = await openAccount(context, reader);
      await signInQuietly(context, locale, email, goodPassword);
      await page.goto(information(locale));
      const { cookies } = await context.storageState();
      // As a message that could not be sent.
      await page.evaluate(() => localStorage.setItem('chat:one', 'sealed'));

      await page.goto(`/${locale}/logout`);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await expect(title(page, auth('logout.done'))).toBeVisible();
      await expect(page).toHaveURL(`/${locale}/logout`);
      expect(await sessionCookie(context)).toBeUndefined();
      await expectAccessible(page);
      await page.reload();
      await expect(title(page, auth('logout.done'))).toBeVisible();

      const copy = await browser.newContext({ baseURL: new URL(page.url()).origin });
      await copy.addCookies(cookies);
      const stolen = await copy.newPage();
      await stolen.goto(information(locale));
      await expect(stolen).toHaveURL(/\/auth\/login\?nextUrl=/);
      await copy.close();

      // The way back in leads home, not out again.
      await page
        .getByRole('banner')
        .locator(`a[href*="/auth/login"]`)
        .first()
        .evaluate((link: HTMLAnchorElement) => link.click());
      await main(page).locator('[name="email"]').fill(member);
      await main(page).locator('[name="password"]').fill(demoPassword);
      await button(page, auth('login.submit')).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/?$`));
      expect(await sessionCookie(context)).toBeDefined();
    });

    test('asks first where another site leads to it, and signs nobody out that only looks ahead', async ({
      page,
      context,
    }) => {
      await signInQuietly(context, locale, member, demoPassword);
      await page.goto(`/${locale}/about`);
      const { origin } = new URL(page.url());
      const isAhead = page.waitForResponse(`**/${locale}/logout`);
      await page.evaluate((path) => {
        document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: path }));
        return fetch(path);
      }, `/${locale}/logout`);
      expect((await isAhead).status()).toBe(200);

      await page.route(elsewhere, (route) =>
        route.fulfill({ contentType: 'text/html', body: `<a href="${origin}/${locale}/logout">x</a>` }),
      );
      await page.goto(elsewhere);
      await page.getByRole('link').click();
      await expect(title(page, auth('logout.title'))).toBeVisible();
      await expect(main(page)).toContainText(auth('logout.question'));
      expect(await sessionCookie(context)).toBeDefined();
      await expectAccessible(page);

      await page.evaluate(() => localStorage.setItem('chat:one', 'sealed'));
      await button(page, auth('logout.submit')).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/?$`));
      expect(await sessionCookie(context)).toBeUndefined();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });
  });
}

test('A page of who was signed in before sends nothing in the name of who signs in in another window', async ({
  page,
  context,
}) => {
  const [reader] = readers;
  const email = await openAccount(context, reader);
  await signInQuietly(context, reader.locale, email, goodPassword);
  // By then it is known for whom the page was made.
  const channel = page.waitForEvent('websocket');
  await page.goto(information(reader.locale));
  await channel;
  const city = main(page).locator('[name="city"]');
  await city.fill('Nobody else lives here');

  await signInQuietly(context, reader.locale, member, demoPassword);
  await city.press('Enter');
  await expect(main(page)).toContainText(member);
  await page.reload();
  await expect(city).not.toHaveValue('Nobody else lives here');
});
