import type { Page } from '@playwright/test';
import { button, goodPassword, main, openAccount, readers, signIn, signInQuietly, title } from './accounts';
import { expect, expectAccessible, test } from './fixtures';
import { word, type Locale } from './words';

const organization = (locale: Locale) => `/${locale}/organizations/noor-genomics`;
const followed = (locale: Locale) => `/${locale}/account/my-organizations`;
const cards = (page: Page) => main(page).getByRole('article');

for (const reader of readers) {
  const { locale, viewport } = reader;
  const detail = (key: string) => word(locale, 'organizations', `follow.${key}`);
  const text = (key: string) => word(locale, 'my-organizations', key);

  test.describe(`Following an organization, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport });

    test('leads a visitor to the login and back, and a member to the list of those they follow', async ({
      page,
      context,
    }) => {
      const email = await openAccount(context, reader);
      await page.goto(organization(locale));
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await button(page, detail('start')).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/auth/login\\?nextUrl=`));
      await signIn(page, locale, email, goodPassword, organization(locale));
      await expect(page).toHaveURL(organization(locale));
      await button(page, detail('start')).click();
      await expect(main(page).getByText(detail('isFollowing'))).toBeVisible();
      await expect(button(page, detail('stop'))).toBeVisible();
      await expectAccessible(page);

      await page.goto(followed(locale));
      await expect(title(page, text('title'))).toBeVisible();
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page)).toContainText(name);
      await expectAccessible(page);
      await cards(page).getByRole('button').click();
      await expect(main(page)).toContainText(text('unfollowed').replace('{{name}}', name));
      await expect(page.locator('#outcome')).toBeFocused();
      await expect(main(page)).toContainText(text('empty.title'));
      await expectAccessible(page);
      await button(page, text('undo')).click();
      await expect(cards(page)).toHaveCount(1);

      await page.goto(organization(locale));
      await button(page, detail('stop')).click();
      await expect(button(page, detail('start'))).toBeVisible();
    });
  });
}

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an organization is followed, found in the list, and followed no more', async ({ page, context }) => {
    const text = (key: string) => word('en', 'my-organizations', key);
    const email = await openAccount(context, readers[0]);
    await signInQuietly(context, 'en', email, goodPassword);
    await page.goto(organization('en'));
    await button(page, word('en', 'organizations', 'follow.start')).click();
    await expect(button(page, word('en', 'organizations', 'follow.stop'))).toBeVisible();
    await page.goto(followed('en'));
    await cards(page).getByRole('button').click();
    await expect(main(page)).toContainText('You no longer follow');
    await button(page, text('undo')).click();
    await expect(cards(page)).toHaveCount(1);
  });
});
