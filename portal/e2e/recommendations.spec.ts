import { button, goodPassword, main, openAccount, readers, signInQuietly, title } from './accounts';
import { expect, expectAccessible, test } from './fixtures';
import { word } from './words';

for (const reader of readers) {
  const { locale, viewport } = reader;
  const text = (key: string) => word(locale, 'recommendations', key);

  test.describe(`Recommendations, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport });

    test('come with a new account, each with its reason, and go when they are not wanted, until that is taken back', async ({
      page,
      context,
    }) => {
      const email = await openAccount(context, reader);
      await signInQuietly(context, locale, email, goodPassword);
      await page.goto(`/${locale}/account/recommendations`);
      await expect(title(page, text('title'))).toBeVisible();
      for (const kind of ['opportunity', 'member', 'organization'])
        await expect(main(page).getByRole('heading', { level: 2, name: text(`kinds.${kind}`) })).toBeVisible();
      await expectAccessible(page);

      const people = page.locator('#member').getByRole('article');
      const name = (await people.first().getByRole('heading').textContent()) ?? '';
      // Others may bear the same name, and whoever joins meanwhile may come before them.
      const href = await people.first().getByRole('heading').getByRole('link').getAttribute('href');
      const recommended = people.getByRole('heading').locator(`a[href="${href}"]`);
      await page.locator('#member').getByRole('button').first().click();
      await expect(page.locator('#outcome')).toBeFocused();
      await expect(main(page)).toContainText(text('dismissed').replace('{{name, quoted}}', name));
      await expect(recommended).toHaveCount(0);
      await expectAccessible(page);
      await button(page, text('undo')).click();
      await expect(recommended).toHaveCount(1);
    });
  });
}
