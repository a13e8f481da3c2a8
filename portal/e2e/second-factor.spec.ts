import type { Page } from '@playwright/test';
import {
  button,
  field,
  fillPasswords,
  goodPassword,
  linkFor,
  main,
  readers,
  sessionCookie,
  signIn,
  title,
} from './accounts';
import { codeOf } from './authenticator';
import { expect, expectAccessible, test } from './fixtures';
import { waitForMails } from './outbox';
import { makeAccount } from './staff-accounts';
import { word } from './words';

const keyOf = async (page: Page) =>
  (await main(page)
    .getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    .textContent()) ?? '';

for (const reader of readers) {
  const { locale, viewport } = reader;
  const t = (key: string) => word(locale, 'second-factor', key);
  const own = `/${locale}/account/second-factor`;
  const office = `/${locale}/admin`;

  test.describe(`A second step at sign-in, in ${locale} at ${viewport.width} px`, () => {
    test.use({ viewport, expectedConsoleErrors: [/status of (403|410|422)/] });

    test('is set up by a coordinator, asked for at the next sign-in, replaced by a recovery code, and turned off', async ({
      page,
      request,
      context,
    }) => {
      const email = await makeAccount(request, reader, 'coordinator');
      await page.goto(await linkFor(email, 'set-password', 'set-password'));
      await fillPasswords(page, goodPassword);
      await button(page, word(locale, 'auth', 'set.submit')).click();
      await expect(title(page, word(locale, 'auth', 'set.done'))).toBeFocused();
      await signIn(page, locale, email, goodPassword, own);
      await expect(title(page, t('title'))).toBeVisible();
      await expectAccessible(page);

      await field(page, 'password').fill(goodPassword);
      await button(page, t('start.submit')).click();
      await expect(main(page).getByRole('img', { name: t('scan.picture') })).toBeVisible();
      await expectAccessible(page);
      const key = await keyOf(page);
      await field(page, 'code').fill(codeOf(key));
      await button(page, t('scan.submit')).click();
      const codes = page.getByRole('region', { name: t('codes.title'), exact: true }).getByRole('listitem');
      await expect(codes).toHaveCount(10);
      await expectAccessible(page);
      const [recovery = '', last = ''] = await codes.allTextContents();
      await waitForMails(email, 'second-factor-on');
      await page.reload();
      await expect(codes).toHaveCount(0);

      await context.clearCookies();
      await signIn(page, locale, email, goodPassword, office);
      await expect(title(page, t('step.title'))).toBeVisible();
      await expectAccessible(page);
      expect(await sessionCookie(context)).toBeUndefined();
      await field(page, 'code').fill('000000');
      await button(page, t('step.submit')).click();
      await expect(main(page).locator('#field-code-error')).toBeVisible();
      // The one before was taken to turn it on; clocks may be a step apart.
      await field(page, 'code').fill(codeOf(key, 1));
      await button(page, t('step.submit')).click();
      await expect(page).toHaveURL(new RegExp(`${office}$`));
      // What the back office goes on reading would be refused without the session.
      await page.goto('about:blank');

      await context.clearCookies();
      await signIn(page, locale, email, goodPassword, own);
      await main(page)
        .getByRole('link', { name: t('step.useRecovery') })
        .click();
      // The field is another one then, and empty.
      await expect(main(page).getByRole('link', { name: t('step.useApp') })).toBeVisible();
      await field(page, 'code').fill(recovery);
      await button(page, t('step.submit')).click();
      await expect(title(page, t('title'))).toBeVisible();
      await waitForMails(email, 'second-factor-recovery-used');

      const remove = page.getByRole('region', { name: t('remove.title'), exact: true });
      await remove.locator('[name="password"]').fill(goodPassword);
      await remove.locator('[name="code"]').fill(last);
      await remove.getByRole('button', { name: t('remove.submit'), exact: true }).click();
      await expect(main(page)).toContainText(t('remove.done'));
      await waitForMails(email, 'second-factor-off');
    });
  });
}
