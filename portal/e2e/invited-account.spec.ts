import { button, fillPasswords, goodPassword, information, linkFor, readers, signIn, title } from './accounts';
import { expect, expectAccessible, test } from './fixtures';
import { makeAccount } from './staff-accounts';
import { word } from './words';

for (const reader of readers) {
  const { locale, viewport } = reader;
  const auth = (key: string) => word(locale, 'auth', key);

  test.describe(`An account that staff made, in ${locale} at ${viewport.width} px`, () => {
    test.use({ viewport, expectedConsoleErrors: [/status of (410|422)/] });

    test('is the person’s own once they choose a password by the mailed invitation, which works once', async ({
      page,
      request,
    }) => {
      const email = await makeAccount(request, reader);
      const link = await linkFor(email, 'set-password', 'set-password');
      expect(link).toMatch(new RegExp(`^/${locale}/`));
      await page.goto(link);
      await expect(title(page, auth('set.title'))).toBeVisible();
      await expectAccessible(page);
      await fillPasswords(page, goodPassword);
      await button(page, auth('set.submit')).click();
      await expect(title(page, auth('set.done'))).toBeFocused();
      await page.goto(link);
      await expect(title(page, auth('gone.title'))).toBeVisible();

      await signIn(page, locale, email, goodPassword, information(locale));
      await expect(page).toHaveURL(information(locale));
      await expect(page.getByRole('banner')).toContainText(reader.first);
    });
  });
}
