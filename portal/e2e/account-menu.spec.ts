import { demoPassword, information, readers, sessionCookie, signInQuietly, title } from './accounts';
import { expect, expectAccessible, test } from './fixtures';
import { word } from './words';

const member = { email: 'member@scholars.example', names: { en: 'Layla Haddad', ar: 'ليلى حداد' } };
// Without a profile there is the account's name alone.
const coordinator = { email: 'coordinator@scholars.example', names: { en: 'Mariam Al-Sayed', ar: 'Mariam Al-Sayed' } };

for (const { locale } of readers) {
  const shell = (key: string) => word(locale, 'shell', key);
  /** The words around the number, which is written as the language writes it. */
  const completion = new RegExp(shell('account.completion').replace('{{value}}', '.*[0-9٠-٩]+.*'));

  for (const { email, names } of [member, coordinator]) {
    const name = names[locale];
    const isMember = email === member.email;
    const tag = isMember ? [] : '@thorough';
    test(
      `The menu of ${names.en}, in ${locale}, says who is signed in, how complete the profile is, and leads on and out, by the keyboard`,
      { tag },
      async ({ page, context }) => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await signInQuietly(context, locale, email, demoPassword);
        await page.goto(`/${locale}/about`);
        const header = page.getByRole('banner');
        const summary = header.locator('summary').filter({ hasText: name });
        await expect(summary).toHaveAccessibleName(`${shell('account.label')}: ${name}`);
        await expect(summary.locator('[data-completion]')).toHaveCount(isMember ? 1 : 0);

        await summary.focus();
        await page.keyboard.press('Enter');
        const panel = header.locator('details[open]');
        await expect(panel).toContainText(isMember ? completion : name);
        await expect(panel.getByRole('link', { name: shell('account.information') })).toHaveAttribute(
          'href',
          information(locale),
        );
        await expect(panel.getByRole('link', { name: shell('account.backOffice') })).toHaveCount(isMember ? 0 : 1);
        await expectAccessible(page);
        await page.keyboard.press('Tab');
        await expect(panel.getByRole('link').first()).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(panel).toHaveCount(0);
        await expect(summary).toBeFocused();

        await page.keyboard.press('Enter');
        const logout = panel.getByRole('button', { name: shell('account.logout') });
        const links = await panel.getByRole('link').count();
        for (let presses = 0; presses <= links; presses += 1) await page.keyboard.press('Tab');
        await expect(logout).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(header.getByRole('link', { name: shell('account.login') })).toBeVisible();
        await expect(page).toHaveURL(`/${locale}/about`);
        expect(await sessionCookie(context)).toBeUndefined();
      },
    );
  }

  test(`The menu of a phone, in ${locale}, says who is signed in, and leads on and out, by the keyboard`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInQuietly(context, locale, member.email, demoPassword);
    await page.goto(`/${locale}/about`);
    const open = page.getByRole('button', { name: shell('menu.open') });
    const menu = page.getByRole('dialog', { name: shell('menu.title') });
    await open.press('Enter');
    await expect(menu).toContainText(member.names[locale]);
    await expect(menu).toContainText(completion);
    await expectAccessible(page);
    await menu.getByRole('link', { name: shell('account.information') }).press('Enter');
    await expect(title(page, word(locale, 'account', 'information.title'))).toBeVisible();
    await expect(page).toHaveURL(information(locale));
    await expect(menu).toBeHidden();

    await open.press('Enter');
    await menu.getByRole('button', { name: shell('account.logout') }).press('Enter');
    // The page was the person's own.
    await expect(page).toHaveURL(/\/auth\/login\?nextUrl=/);
    expect(await sessionCookie(context)).toBeUndefined();
  });
}
