import { button, field, goodPassword, main, openAccount, readers, signInQuietly, title } from './accounts';
import { expect, expectAccessible, test } from './fixtures';
import { word } from './words';

for (const reader of readers) {
  const { locale, viewport } = reader;
  const text = (key: string) => word(locale, 'profile-import', key);

  test.describe(`Entries from elsewhere, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport });

    test('are ticked beside what is there, and a DOI fills the form of a publication', async ({ page, context }) => {
      const email = await openAccount(context, reader);
      await signInQuietly(context, locale, email, goodPassword);
      await page.goto(`/${locale}/my-profile`);
      await main(page)
        .getByRole('link', { name: word(locale, 'my-profile', 'import') })
        .click();
      await expect(title(page, text('title'))).toBeVisible();
      await expect(main(page).getByText(text('orcid.none'))).toBeVisible();
      await page.goto(`/${locale}/my-profile`);
      await field(page, 'orcid').fill('0000-0002-1825-0097');
      await field(page, 'orcid').press('Enter');
      await expect(
        main(page)
          .getByText(word(locale, 'my-profile', 'saved'))
          .first(),
      ).toBeVisible();

      await page.goto(`/${locale}/my-profile/import`);
      await expect(main(page).getByText('Wesleyan University')).toBeVisible();
      await expectAccessible(page);
      await main(page)
        .getByLabel(/Wesleyan University/)
        .check();
      await button(page, text('orcid.take')).click();
      await expect(main(page).getByText(text('isThere')).first()).toBeVisible();
      await expect(main(page).getByLabel(/Interactive Epistemologies/)).toBeVisible();
      await expectAccessible(page);
      await button(page, text('orcid.takeAll')).click();
      await expect(main(page).getByText(text('orcid.allThere'))).toBeVisible();

      await field(page, 'doi').first().fill('https://doi.org/10.5555/87654321');
      await button(page, text('doi.find')).click();
      await expect(main(page).getByText('Josiah Carberry')).toBeVisible();
      await button(page, text('doi.take')).click();
      await expect(field(page, 'publications.title')).toHaveValue('The Memory of Jars');
      await expect(field(page, 'publications.doi')).toHaveValue('10.5555/87654321');
    });

    test(
      'fill the open form of a publication by its DOI, and replace what was typed only when asked',
      { tag: '@thorough' },
      async ({ page, context }) => {
        const email = await openAccount(context, reader);
        await signInQuietly(context, locale, email, goodPassword);
        const own = (key: string) => word(locale, 'my-profile', key);
        await page.goto(`/${locale}/my-profile?edit=publications-new`);
        await field(page, 'publications.title').fill('Jars');
        await field(page, 'publications.doi').fill('10.5555/87654321');
        await button(page, own('doi.fill')).click();
        await expect(main(page).getByText(own('doi.filled'))).toBeVisible();
        await expect(field(page, 'publications.authors')).toHaveValue('Josiah Carberry');
        await expect(field(page, 'publications.title')).toHaveValue('Jars');
        await expectAccessible(page);
        await button(page, own('doi.replace')).click();
        await expect(field(page, 'publications.title')).toHaveValue('The Memory of Jars');
      },
    );
  });
}
