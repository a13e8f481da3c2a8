import type { Page } from '@playwright/test';
import { button, goodPassword, main, openAccount, readers, signIn, signInQuietly, title } from './accounts';
import { expect, expectAccessible, test } from './fixtures';
import { word, type Locale } from './words';

const narrowed = (locale: Locale) => `/${locale}/opportunities?agsCategory=research&workMode=hybrid`;
const searches = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });

for (const reader of readers) {
  const { locale, viewport } = reader;
  const text = (key: string) => word(locale, 'my-searches', key);
  const save = word(locale, 'opportunities', 'list.save');

  test.describe(`A search, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport });

    test('is saved from the list, over the login, then paused, mailed at another pace, deleted and brought back', async ({
      page,
      context,
    }) => {
      const email = await openAccount(context, reader);
      await page.goto(narrowed(locale));
      const back = (await main(page).getByRole('link', { name: save }).getAttribute('href')) ?? '';
      await main(page).getByRole('link', { name: save }).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/auth/login\\?nextUrl=`));
      await signIn(page, locale, email, goodPassword, back);
      await expect(title(page, text('title'))).toBeVisible();
      await expect(main(page)).toContainText(text('empty.title'));
      const research = word(locale, 'directory', 'agsCategory.research');
      await expect(main(page).getByLabel(text('save.name'))).toHaveValue(new RegExp(`^${research}`));
      await expectAccessible(page);

      await main(page).getByLabel(text('save.name')).fill('');
      await button(page, text('save.submit')).click();
      await expect(main(page).getByLabel(text('save.name'))).toHaveAttribute('aria-invalid', 'true');
      await main(page).getByLabel(text('save.name')).fill('Lakes');
      await button(page, text('save.submit')).click();
      await expect(main(page)).toContainText(text('save.done').replace('{{name, quoted}}', 'Lakes'));
      await expect(searches(page)).toHaveCount(1);
      await expect(searches(page)).toContainText(research);
      await expectAccessible(page);

      await button(page, text('change.daily')).click();
      await expect(page.locator('#outcome')).toBeFocused();
      await expect(searches(page)).toContainText(text('frequency.daily'));
      await button(page, text('pause')).click();
      await expect(searches(page)).toContainText(text('paused'));
      await expectAccessible(page);
      await button(page, text('delete')).click();
      await expect(main(page)).toContainText(text('done.delete').replace('{{name, quoted}}', 'Lakes'));
      await expect(searches(page)).toHaveCount(0);
      await button(page, text('undo')).click();
      await expect(searches(page)).toContainText(text('paused'));
      await button(page, text('resume')).click();
      await expect(searches(page)).toContainText(text('frequency.daily'));

      await searches(page).getByRole('link').click();
      await expect(page).toHaveURL(narrowed(locale));
    });
  });
}

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false, expectedConsoleErrors: [/422/] });

  test('a search is saved, refused without a name, and deleted', { tag: '@thorough' }, async ({ page, context }) => {
    const email = await openAccount(context, readers[0]);
    await signInQuietly(context, 'en', email, goodPassword);
    await page.goto(narrowed('en'));
    await main(page).getByRole('link', { name: 'Save this search' }).click();
    await main(page).getByLabel('Name of the search').fill(' ');
    await button(page, 'Save search').click();
    await expect(main(page)).toContainText('This field is required');
    await main(page).getByLabel('Name of the search').fill('Lakes');
    await button(page, 'Save search').click();
    await expect(main(page)).toContainText('“\u2068Lakes\u2069” is saved');
    await button(page, 'Delete').click();
    await expect(main(page)).toContainText('“\u2068Lakes\u2069” is deleted');
    await button(page, 'Undo').click();
    await expect(searches(page)).toHaveCount(1);
  });
});
