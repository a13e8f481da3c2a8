import { button, field, goodPassword, main, openAccount, readers, signIn, signInQuietly, title } from './accounts';
import { expect, expectAccessible, test } from './fixtures';
import { waitForMails } from './outbox';
import { word, type Locale } from './words';

const path = (locale: Locale) => `/${locale}/account/privacy`;

for (const reader of readers) {
  const { locale, viewport } = reader;
  const text = (key: string) => word(locale, 'privacy', key);

  test.describe(`Privacy, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport, expectedConsoleErrors: [/status of 422/] });

    test('gives a copy of one’s data, and the way out of the directory and back', async ({ page, context }) => {
      const email = await openAccount(context, reader);
      await signInQuietly(context, locale, email, goodPassword);
      await page.goto(`/${locale}/account/my-information`);
      await main(page)
        .getByRole('link', { name: word(locale, 'account', 'privacy.link') })
        .click();
      await expect(title(page, text('title'))).toBeVisible();
      await expectAccessible(page);
      await button(page, text('copy.ask')).click();
      await waitForMails(email, 'data-ready');
      await page.reload();
      const download = page.waitForEvent('download');
      await main(page).locator('a[href^="/api/my-data/"]').click();
      expect((await download).suggestedFilename()).toMatch(/^my-data-[\d-]+\.zip$/);
      await button(page, text('directory.leave')).click();
      await expect(main(page).getByText(text('directory.left'))).toBeVisible();
      await button(page, text('directory.return')).click();
      await expect(main(page).getByText(text('directory.returned'))).toBeVisible();
      await expectAccessible(page);
    });

    test('lets one delete the account, and keep it at the next sign-in', async ({ page, context }) => {
      const email = await openAccount(context, reader);
      await signInQuietly(context, locale, email, goodPassword);
      await page.goto(path(locale));
      await field(page, 'password').fill('not the password at all');
      await button(page, text('delete.submit')).click();
      await expect(field(page, 'password')).toHaveAttribute('aria-invalid', 'true');
      await field(page, 'password').fill(goodPassword);
      await button(page, text('delete.submit')).click();
      await expect(title(page, text('closed.title'))).toBeVisible();
      await expectAccessible(page);
      await waitForMails(email, 'account-closed');
      await signIn(page, locale, email, goodPassword, `/${locale}/members`);
      await expect(button(page, text('closing.keep'))).toBeVisible();
      await expectAccessible(page);
      await button(page, text('closing.keep')).click();
      await expect(main(page).getByText(text('closing.kept'))).toBeVisible();
      await expect(field(page, 'password')).toBeVisible();
    });
  });
}

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a copy is asked for and the account deleted', { tag: '@thorough' }, async ({ page, context }) => {
    const text = (key: string) => word('en', 'privacy', key);
    const email = await openAccount(context, readers[0]);
    await signInQuietly(context, 'en', email, goodPassword);
    await page.goto(path('en'));
    await button(page, text('copy.ask')).click();
    await waitForMails(email, 'data-ready');
    await page.goto(path('en'));
    await expect(main(page).locator('a[href^="/api/my-data/"]')).toBeVisible();
    await field(page, 'password').fill(goodPassword);
    await button(page, text('delete.submit')).click();
    await expect(title(page, text('closed.title'))).toBeVisible();
  });
});
