import {
  button,
  field,
  fillPasswords,
  goodPassword,
  information,
  linkFor,
  mailReset,
  main,
  openAccount,
  readers,
  sessionCookie,
  signIn,
  signInQuietly,
  title,
} from './accounts';
import { expect, expectAccessible, test } from './fixtures';
import { waitForMails } from './outbox';
import { word } from './words';

const anotherPassword = 'منارة البستان والمدّ الهادئ';

for (const reader of readers) {
  const { locale, viewport } = reader;
  const auth = (key: string) => word(locale, 'auth', key);
  const account = (key: string) => word(locale, 'account', key);

  test.describe(`A password, in ${locale} at ${viewport.width} px`, () => {
    test.use({ viewport, expectedConsoleErrors: [/status of (401|410|422)/] });

    test('that was forgotten is replaced by a mailed link, once, and every session ends', async ({
      page,
      context,
      browser,
    }) => {
      const email = await openAccount(context, reader);
      await page.goto(`/${locale}/auth/login`);
      const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
      await signInQuietly(elsewhere, locale, email, goodPassword);

      await main(page)
        .getByRole('link', { name: auth('login.forgotten') })
        .click();
      // Both pages ask for the address.
      await expect(title(page, auth('reset.title'))).toBeVisible();
      await field(page, 'email').fill(email);
      await button(page, auth('reset.submit')).click();
      await expect(title(page, auth('sent.title'))).toBeFocused();
      const link = await linkFor(email, 'reset-password', 'reset-password');
      await page.goto(link);
      await fillPasswords(page, 'short');
      await button(page, auth('set.submit')).click();
      await expect(main(page).locator('#field-password-error')).toBeVisible();
      await expectAccessible(page);
      await fillPasswords(page, anotherPassword);
      await button(page, auth('set.submit')).click();
      await expect(title(page, auth('set.done'))).toBeFocused();
      await waitForMails(email, 'password-changed');

      const left = await elsewhere.newPage();
      await left.goto(information(locale));
      await expect(left).toHaveURL(/\/auth\/login\?nextUrl=/);
      await elsewhere.close();
      await page.goto(link);
      await expect(title(page, auth('gone.title'))).toBeVisible();
      await signIn(page, locale, email, anotherPassword, information(locale));
      await expect(title(page, account('information.title'))).toBeVisible();
    });

    test('is asked to be replaced in the same words for an address that nobody has', async ({ page }) => {
      await page.goto(`/${locale}/auth/reset-password`);
      await field(page, 'email').fill('nobody@lakeside.example');
      await button(page, auth('reset.submit')).click();
      await expect(title(page, auth('sent.title'))).toBeVisible();
      await expect(main(page)).toContainText(auth('reset.mailed'));
    });

    test('is changed by who knows the old one; every other device is signed out, and a mail tells', async ({
      page,
      context,
      browser,
    }) => {
      const email = await openAccount(context, reader);
      await signInQuietly(context, locale, email, goodPassword);
      await page.goto(information(locale));
      const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
      await signInQuietly(elsewhere, locale, email, goodPassword);

      await field(page, 'oldPassword').fill('not the password');
      await fillPasswords(page, anotherPassword);
      await button(page, account('password.submit')).click();
      await expect(main(page).locator('#field-oldPassword-error')).toBeVisible();
      await expect(field(page, 'firstName')).toHaveValue(reader.first);
      await expectAccessible(page);
      await field(page, 'oldPassword').fill(goodPassword);
      await fillPasswords(page, anotherPassword);
      await button(page, account('password.submit')).click();
      await expect(main(page)).toContainText(account('password.saved'));
      await expect(field(page, 'oldPassword')).toHaveValue('');
      await waitForMails(email, 'password-changed');

      const left = await elsewhere.newPage();
      await left.goto(information(locale));
      await expect(left).toHaveURL(/\/auth\/login\?nextUrl=/);
      expect(await sessionCookie(elsewhere)).toBeUndefined();
      await elsewhere.close();
      await page.reload();
      await expect(title(page, account('information.title'))).toBeVisible();
    });
  });
}

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const reader of readers) {
    test(`a mailed link sets a new password, in ${reader.locale}`, async ({ page, context }) => {
      const { locale } = reader;
      const auth = (key: string) => word(locale, 'auth', key);
      const email = await openAccount(context, reader);
      await mailReset(context, locale, email);
      await page.goto(await linkFor(email, 'reset-password', 'reset-password'));
      await fillPasswords(page, anotherPassword);
      await button(page, auth('set.submit')).click();
      await expect(title(page, auth('set.done'))).toBeVisible();
    });
  }
});
