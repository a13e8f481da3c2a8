import { button, main, openAccount, readers } from './accounts';
import { openAsCoordinator, panel } from './coordinator';
import { expect, expectAccessible, test } from './fixtures';
import { word } from './words';

for (const reader of readers) {
  const { locale, viewport } = reader;
  const admin = (key: string) => word(locale, 'admin', key);

  test.describe(`A member’s account, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport });

    test('is found by its address, suspended with a reason, and freed again', async ({ page, browser, baseURL }) => {
      const theirs = await browser.newContext({ baseURL });
      const email = await openAccount(theirs, reader);
      await theirs.close();
      await openAsCoordinator(page, `/${locale}/admin/member-accounts`);
      await page.getByRole('searchbox', { name: admin('queue.search') }).fill(email);
      await page.getByRole('searchbox', { name: admin('queue.search') }).press('Enter');
      const rows = main(page).getByRole('listitem').filter({ hasText: email });
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(admin('accounts.state.active'));
      await expectAccessible(page);

      await rows.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(reader.last);
      await expect(panel(page, admin('accounts.sent'))).toContainText(admin('accounts.nothingSent'));
      await button(page, admin('step.suspended')).click();
      await page.getByRole('textbox', { name: admin('next.reason'), exact: true }).fill('Please write about your work');
      await expectAccessible(page);
      await button(page, admin('step.suspended')).click();
      const history = panel(page, admin('history.title'));
      await expect(history).toContainText(admin('history.suspended'));
      await expect(history).toContainText('Please write about your work');
      await button(page, admin('step.lifted')).click();
      await expect(history).toContainText(admin('history.lifted'));
      await expect(button(page, admin('step.suspended'))).toBeVisible();
    });
  });
}
