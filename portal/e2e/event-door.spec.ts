import { button, main, newEmail, readers } from './accounts';
import { openAsCoordinator } from './coordinator';
import { expect, expectAccessible, test } from './fixtures';
import { word } from './words';

for (const { locale, first, last, viewport } of readers) {
  const guests = (key: string) => word(locale, 'guests', key);
  const door = (key: string) => word(locale, 'door', key);

  test.describe(`A coordinator at the door, in ${locale} at ${viewport.width} px,`, () => {
    // What is asked for while the connection is cut fails, as it should.
    test.use({ viewport, expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/] });

    test('lets in a guest with a reason, goes on without a connection, and takes it back', async ({
      page,
      context,
    }) => {
      const email = newEmail();
      const name = `${first} ${last} ${email.replace(/@.*/, '').replace(/\W/g, '')}`;
      await openAsCoordinator(page, `/${locale}/admin/guests`);
      await button(page, guests('invite.open')).click();
      await page.getByRole('textbox', { name: guests('invite.fullName') }).fill(name);
      await button(page, guests('invite.go')).click();
      await expect(main(page).getByRole('status').filter({ hasText: /\S/ }).nth(1)).toBeVisible();

      await main(page)
        .getByRole('link', { name: door('open') })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: door('title') })).toBeVisible();
      await expectAccessible(page);
      const typed = page.getByRole('textbox', { name: door('typed') });
      const result = page.getByRole('region', { name: door('result.title') });
      await typed.fill(name);
      await typed.press('Enter');
      await expect(result).toContainText(door('asked.waiting'));
      await expect(result).toContainText(name);
      await context.setOffline(true);
      await page.getByRole('textbox', { name: door('reason') }).fill('Invited by the dean');
      await page.keyboard.press('Enter');
      await expect(result).toContainText(door('result.in'));
      await expect(result).toContainText(door('pending.one'));
      await expect(main(page)).toContainText(door('cut'));
      await expectAccessible(page);

      await context.setOffline(false);
      await expect(result).not.toContainText(door('pending.one'));
      await typed.fill(name);
      await typed.press('Enter');
      await expect(result).toContainText(door('result.already').split('{{')[0] ?? '');
      await result.getByRole('button', { name: door('undo') }).click();
      await expect(result).toContainText(door('result.out'));
      await expect(result).not.toContainText(door('pending.one'));

      await page.goto(`/${locale}/admin/guests?q=${encodeURIComponent(name)}`);
      await main(page).getByText(guests('history.title')).click();
      await expect(main(page)).toContainText('Invited by the dean');
      await expect(main(page)).toContainText(guests('history.arrival-undone'));
    });
  });
}
