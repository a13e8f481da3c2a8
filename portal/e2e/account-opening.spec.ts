import {
  button,
  field,
  fillPasswords,
  fillPerson,
  goodPassword,
  linkFor,
  main,
  newEmail,
  openAccount,
  readers,
  register,
  signIn,
  title,
} from './accounts';
import { expect, expectAccessible, test } from './fixtures';
import { findMails, waitForMails } from './outbox';
import { word } from './words';

for (const reader of readers) {
  const { locale, viewport } = reader;
  const auth = (key: string) => word(locale, 'auth', key);

  test.describe(`Opening an account, in ${locale} at ${viewport.width} px`, () => {
    test.use({ viewport, expectedConsoleErrors: [/status of (410|422)/] });

    test('keeps what was typed when it is refused, mails a link, and the link opens the account', async ({ page }) => {
      const email = newEmail();
      await page.goto(`/${locale}/auth/register`);
      await fillPerson(page, reader);
      await field(page, 'email').fill(email);
      await page.reload();
      await expect(main(page)).toContainText(word(locale, 'submission-form', 'restored.passwords'));
      await expect(field(page, 'email')).toHaveValue(email);
      await fillPasswords(page, goodPassword);
      await field(page, 'passwordConfirmation').fill('something else entirely');
      await button(page, auth('register.submit')).click();
      await expect(main(page).locator('#field-passwordConfirmation-error')).toBeVisible();
      await expect(field(page, 'email')).toHaveValue(email);
      await expect(field(page, 'country')).toHaveValue('QA');
      await expect(main(page).locator('[name="thematicAreas"][value="3"]')).toBeChecked();
      await expectAccessible(page);

      await fillPasswords(page, goodPassword);
      await button(page, auth('register.submit')).click();
      await expect(title(page, auth('sent.title'))).toBeFocused();
      await expect(main(page)).toContainText(email);
      const link = await linkFor(email, 'confirm-email', 'confirm-email');
      expect(link).toMatch(new RegExp(`^/${locale}/`));

      await page.goto(link);
      await button(page, auth('confirm.submit')).click();
      await expect(title(page, auth('confirm.done'))).toBeVisible();
      await page.goto(link);
      await button(page, auth('confirm.submit')).click();
      await expect(title(page, auth('gone.title'))).toBeVisible();
    });

    test('is not done before the address is confirmed: the sign-in says so and mails another link, which replaces the first', async ({
      page,
      context,
    }) => {
      const email = await register(context, reader);
      const early = await linkFor(email, 'confirm-email', 'confirm-email');
      await signIn(page, locale, email, goodPassword);
      await expect(main(page)).toContainText(auth('login.unconfirmed'));
      await button(page, auth('resend.submit')).click();
      await expect(main(page)).toContainText(auth('resend.done'));
      const link = await linkFor(email, 'confirm-email', 'confirm-email', 2);

      await page.goto(early);
      await button(page, auth('confirm.submit')).click();
      await expect(title(page, auth('gone.title'))).toBeVisible();
      await page.goto(link);
      await button(page, auth('confirm.submit')).click();
      await main(page)
        .getByRole('link', { name: auth('login.submit') })
        .click();
      await expect(title(page, auth('login.title'))).toBeVisible();
    });

    test('with an address that has one already looks the same, and only the mail tells', async ({ page, context }) => {
      const email = await openAccount(context, reader);
      await page.goto(`/${locale}/auth/register`);
      await fillPerson(page, reader);
      await field(page, 'email').fill(email);
      await fillPasswords(page, goodPassword);
      await button(page, auth('register.submit')).click();
      await expect(title(page, auth('sent.title'))).toBeVisible();
      await expect(main(page)).toContainText(email);
      expect(await waitForMails(email, 'account-exists')).toHaveLength(1);
      expect(findMails(email, 'confirm-email')).toHaveLength(1);
    });
  });
}
