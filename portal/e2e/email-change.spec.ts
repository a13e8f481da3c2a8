import {
  button,
  field,
  goodPassword,
  information,
  linkFor,
  main,
  newEmail,
  openAccount,
  readers,
  signInQuietly,
  title,
} from './accounts';
import { expect, expectAccessible, test } from './fixtures';
import { waitForMails } from './outbox';
import { word } from './words';

for (const reader of readers) {
  const { locale, viewport } = reader;
  const account = (key: string) => word(locale, 'account', key);
  const text = (key: string) => word(locale, 'email-change', key);

  test.describe(`A new email address, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport, expectedConsoleErrors: [/status of 4(22|10)/] });

    test('is asked for, waits for its link, and is one’s own once that is opened', async ({
      page,
      context,
      browser,
    }) => {
      const [email, next] = [await openAccount(context, reader), newEmail()];
      await signInQuietly(context, locale, email, goodPassword);
      await page.goto(information(locale));
      await main(page)
        .getByRole('link', { name: account('email.change') })
        .click();
      await expect(title(page, text('title'))).toBeVisible();
      await field(page, 'email').fill(next);
      await field(page, 'password').fill('not the password at all');
      await button(page, text('submit')).click();
      await expect(field(page, 'password')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'email')).toHaveValue(next);
      await expectAccessible(page);

      await field(page, 'password').fill(goodPassword);
      await button(page, text('submit')).click();
      await expect(main(page).getByText(account('email.waits'))).toBeVisible();
      await expect(main(page)).toContainText(next);
      await expectAccessible(page);
      await waitForMails(email, 'email-change-asked');
      const first = await linkFor(next, 'change-email', 'change-email');
      await button(page, account('email.resend')).click();
      await expect(main(page).getByText(account('email.resent'))).toBeVisible();
      const last = await linkFor(next, 'change-email', 'change-email', 2);

      // The mail is read where nobody is signed in.
      const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin, viewport });
      const mailed = await elsewhere.newPage();
      await mailed.goto(first);
      await button(mailed, text('confirm.submit')).click();
      await expect(title(mailed, text('gone.title'))).toBeVisible();
      await mailed.goto(last);
      await expectAccessible(mailed);
      await button(mailed, text('confirm.submit')).click();
      await expect(title(mailed, text('confirm.done'))).toBeVisible();
      await expect(main(mailed)).toContainText(next);
      await expectAccessible(mailed);
      await elsewhere.close();
      await waitForMails(email, 'email-changed');
      await page.reload();
      await expect(main(page)).toContainText(next);
      await expect(main(page)).not.toContainText(email);
    });
  });
}
