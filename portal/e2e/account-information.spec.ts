import {
  button,
  field,
  goodPassword,
  information,
  main,
  openAccount,
  readers,
  sessionCookie,
  signInQuietly,
  title,
} from './accounts';
import { expect, expectAccessible, test } from './fixtures';
import { word } from './words';

for (const reader of readers) {
  const { locale, viewport } = reader;
  const account = (key: string) => word(locale, 'account', key);

  test.describe(`One’s information, in ${locale} at ${viewport.width} px`, () => {
    test.use({ viewport, expectedConsoleErrors: [/status of 422/] });

    test('is changed, refused with what was typed, and kept', async ({ page, context }) => {
      const email = await openAccount(context, reader);
      await signInQuietly(context, locale, email, goodPassword);
      await page.goto(information(locale));
      await expect(main(page)).toContainText(email);
      await field(page, 'city').fill('الدوحة');
      await field(page, 'firstName').fill('');
      await button(page, account('information.submit')).click();
      await expect(main(page).locator('#field-firstName-error')).toBeVisible();
      await expect(field(page, 'city')).toHaveValue('الدوحة');
      await expectAccessible(page);

      await field(page, 'firstName').fill('سلمى');
      await field(page, 'phoneNumber').fill('55512345');
      await button(page, account('information.submit')).click();
      await expect(main(page)).toContainText(account('information.saved'));
      await page.reload();
      await expect(field(page, 'city')).toHaveValue('الدوحة');
      await expect(field(page, 'phoneNumber')).toHaveValue('55512345');
      await expect(page.getByRole('banner')).toContainText('سلمى');
    });

    test('shows where one is signed in; one place or all are ended', async ({ page, context, browser }) => {
      const email = await openAccount(context, reader);
      await signInQuietly(context, locale, email, goodPassword);
      await page.goto(information(locale));
      await expect(main(page)).toContainText(account('sessions.current'));
      await expect(button(page, account('sessions.end'))).toHaveCount(0);
      const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
      await signInQuietly(elsewhere, locale, email, goodPassword);

      await page.reload();
      await button(page, account('sessions.end')).click();
      await expect(main(page)).toContainText(account('sessions.ended'));
      await expect(button(page, account('sessions.end'))).toHaveCount(0);
      const left = await elsewhere.newPage();
      await left.goto(information(locale));
      await expect(left).toHaveURL(/\/auth\/login\?nextUrl=/);
      await elsewhere.close();

      await button(page, account('sessions.endAll')).click();
      await expect(title(page, word(locale, 'auth', 'login.title'))).toBeVisible();
      expect(await sessionCookie(context)).toBeUndefined();
    });
  });
}

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('one’s information is changed all the same', { tag: '@thorough' }, async ({ page, context }) => {
    const [reader] = readers;
    const email = await openAccount(context, reader);
    await signInQuietly(context, 'en', email, goodPassword);
    await page.goto(information('en'));
    await field(page, 'city').fill('Doha');
    await button(page, word('en', 'account', 'information.submit')).click();
    await expect(main(page)).toContainText(word('en', 'account', 'information.saved'));
    await expect(field(page, 'city')).toHaveValue('Doha');
  });
});
