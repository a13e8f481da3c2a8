import type { Page } from '@playwright/test';
import { button, main, newEmail, readers, type Reader } from './accounts';
import { openAsCoordinator } from './coordinator';
import { expect, expectAccessible, test } from './fixtures';
import { word } from './words';

/** Invites somebody whom nobody else is called like. @returns their name */
async function inviteGuest(page: Page, { locale, first, last }: Reader): Promise<string> {
  const guests = (key: string) => word(locale, 'guests', key);
  const name = `${first} ${last} ${newEmail().replace(/@.*/, '').replace(/\W/g, '')}`;
  await openAsCoordinator(page, `/${locale}/admin/guests`);
  await button(page, guests('invite.open')).click();
  await page.getByRole('textbox', { name: guests('invite.fullName') }).fill(name);
  await button(page, guests('invite.go')).click();
  await expect(main(page).getByRole('status').filter({ hasText: /\S/ }).nth(1)).toBeVisible();
  return name;
}

for (const reader of readers) {
  const { locale, viewport } = reader;
  const guests = (key: string) => word(locale, 'guests', key);
  const door = (key: string) => word(locale, 'door', key);

  test.describe(`A coordinator at the door, in ${locale} at ${viewport.width} px,`, () => {
    // What is asked for while the connection is cut fails, as it should.
    test.use({ viewport, expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/] });

    test('lets in a guest with a reason, goes on without a connection, and takes it back', async ({
      page,
      context,
    }) => {
      const name = await inviteGuest(page, reader);
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

test.describe('The door on a phone that was opened with a connection', () => {
  const reader = readers[1];
  const { locale, viewport } = reader;
  const door = (key: string) => word(locale, 'door', key);
  const begin = (key: string) => door(key).split('{{')[0] ?? '';
  test.use({
    viewport,
    serviceWorkers: 'allow',
    expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/],
  });

  test(
    'opens without one, lets in, sends it once, and goes with the session',
    { tag: '@thorough' },
    async ({ page, context }) => {
      const name = await inviteGuest(page, reader);
      const address = `/${locale}/admin/guests/door`;
      await page.goto(address);
      await expect(main(page)).toContainText(begin('kept'));
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: door('title') })).toBeVisible();
      await expect(main(page)).toContainText(new RegExp(`${begin('asOf')}[0-9٠-٩]{2}:[0-9٠-٩]{2}`));
      const result = page.getByRole('region', { name: door('result.title') });
      const lookUp = async () => {
        const typed = page.getByRole('textbox', { name: door('typed') });
        await typed.fill(name);
        await typed.press('Enter');
      };
      await lookUp();
      await page.getByRole('textbox', { name: door('reason') }).fill('Invited by the dean');
      await page.keyboard.press('Enter');
      await expect(result).toContainText(door('result.in'));
      await expectAccessible(page);
      await page.reload();
      await lookUp();
      await expect(result).toContainText(begin('result.already'));
      await expect(result).toContainText(door('pending.one'));

      await context.setOffline(false);
      await expect(result).not.toContainText(door('pending.one'));
      await page.goto(`/${locale}/admin/guests?q=${encodeURIComponent(name)}`);
      await main(page)
        .getByText(word(locale, 'guests', 'history.title'))
        .click();
      await expect(main(page).getByText('Invited by the dean')).toHaveCount(1);

      await context.clearCookies();
      await page.goto(address);
      await expect(page).toHaveURL(/auth\/login/);
      await expect.poll(() => page.evaluate(() => caches.keys())).not.toContainEqual(expect.stringContaining('-own-'));
      await context.setOffline(true);
      await page.goto(address);
      await expect(main(page).getByText(word(locale, 'offline', 'missing.text'))).toBeVisible();
    },
  );
});
