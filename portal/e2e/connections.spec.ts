import type { Page } from '@playwright/test';
import { button, demoPassword, goodPassword, main, openAccount, readers, signInQuietly, title } from './accounts';
import { expect, expectAccessible, test } from './fixtures';
import { word, type Locale } from './words';

const text = (locale: Locale, key: string) => word(locale, 'connections', key);
const named = (locale: Locale, key: string, name: string) => text(locale, key).replace('{{name}}', name);
const mine = (locale: Locale) => `/${locale}/account/my-connections`;
const tab = (page: Page, locale: Locale, name: string) =>
  main(page).getByRole('link', { name: text(locale, `tabs.${name}`) });
const cards = (page: Page) => main(page).getByRole('article');
const asked = 'scholar2@scholars.example';

for (const reader of readers) {
  const { locale, viewport } = reader;
  const profile = `/${locale}/members/yusuf-demir`;

  test.describe(`Connecting, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport });

    test('begins on a profile with a note, is accepted, and ends with a block that is lifted', async ({
      page,
      context,
      browser,
    }) => {
      const email = await openAccount(context, reader);
      await signInQuietly(context, locale, email, goodPassword);
      await page.goto(profile);
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await expectAccessible(page);
      const wayBack = main(page).getByRole('navigation').first().getByRole('link').first();
      expect((await wayBack.boundingBox())?.height).toBeGreaterThanOrEqual(24);
      await main(page)
        .getByRole('button', { name: named(locale, 'actNamed.connect', name) })
        .click();
      await expect(main(page)).toContainText(text(locale, 'state.sent'));
      await expect(page).toHaveURL(new RegExp(`${profile}#connect-yusuf-demir$`));

      const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin, viewport });
      await signInQuietly(elsewhere, locale, asked, demoPassword);
      const other = await elsewhere.newPage();
      await other.goto(`${mine(locale)}?tab=received`);
      await expect(title(other, text(locale, 'title'))).toBeVisible();
      await expectAccessible(other);
      const request = cards(other).filter({ hasText: reader.first });
      // Others bear the same name.
      const asker = (await request.first().getByRole('link').first().getAttribute('href')) ?? '';
      await request.getByRole('button').first().click();
      await expect(other.locator('#outcome')).toBeFocused();
      await expect(other.locator('#outcome')).toContainText(reader.first);

      await page.goto(mine(locale));
      await expect(cards(page).filter({ hasText: name })).toHaveCount(1);
      await expectAccessible(page);
      await main(page)
        .getByRole('button', { name: named(locale, 'actNamed.block', name) })
        .click();
      await expect(page.locator('#outcome')).toContainText(named(locale, 'done.block', name));
      await tab(page, locale, 'blocked').click();
      await expect(cards(page)).toHaveCount(1);
      // Who is blocked sees nobody, and may not ask.
      await other.goto(mine(locale));
      await expect(cards(other).locator(`a[href="${asker}"]`)).toHaveCount(0);
      await elsewhere.close();
      await main(page)
        .getByRole('button', { name: named(locale, 'actNamed.unblock', name) })
        .click();
      await expect(main(page)).toContainText(text(locale, 'empty.blocked'));
    });
  });
}

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a member is asked from the directory, and the request is withdrawn and made again', async ({
    page,
    context,
  }) => {
    const email = await openAccount(context, readers[0]);
    await signInQuietly(context, 'en', email, goodPassword);
    await page.goto('/en/members?q=Kenji+Morita');
    await cards(page).getByRole('button', { name: 'Connect with Kenji Morita' }).click();
    await expect(page).toHaveURL(/\/en\/members\?q=Kenji\+Morita#connect-kenji-morita$/);
    await expect(cards(page)).toContainText('Request sent');
    await page.goto(`${mine('en')}?tab=sent`);
    await button(page, 'Withdraw the request to Kenji Morita').click();
    await expect(main(page)).toContainText('You have withdrawn the request to Kenji Morita.');
    await button(page, text('en', 'undo.connect')).click();
    await expect(cards(page)).toHaveCount(1);
  });

  test('a note goes along from the page that asks for it', async ({ page, context }) => {
    const email = await openAccount(context, readers[0]);
    await signInQuietly(context, 'en', email, goodPassword);
    await page.goto('/en/members/priya-raman/connect');
    await main(page).locator('[name="note"]').fill('We met in Doha.');
    await button(page, text('en', 'ask.submit')).click();
    await expect(page).toHaveURL(/\/en\/members\/priya-raman#connect-priya-raman$/);
    await page.goto(`${mine('en')}?tab=sent`);
    await expect(main(page)).toContainText('We met in Doha.');
  });
});
