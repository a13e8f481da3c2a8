import { button, main, newEmail, readers } from './accounts';
import { openAsCoordinator } from './coordinator';
import { expect, expectAccessible, test } from './fixtures';
import { waitForMails } from './outbox';
import { word } from './words';

for (const { locale, first, last, viewport } of readers) {
  const guests = (key: string) => word(locale, 'guests', key);

  test.describe(`A guest of the gathering, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport });

    test('is invited from a list, reads the mail, needs something, and is on the sheet for the kitchen', async ({
      page,
      browser,
      baseURL,
    }) => {
      const email = newEmail();
      const name = `${first} ${last} ${email.replace(/@.*/, '')}`;
      const need = `Sesame ${email}`;
      await openAsCoordinator(page, `/${locale}/admin/guests`);
      await button(page, guests('invite.open')).click();
      await button(page, guests('invite.source.list')).click();
      await page.getByRole('textbox', { name: guests('invite.list') }).fill(`${name} <${email}>, ${locale}\nNobody`);
      await button(page, guests('invite.go')).click();
      const notice = main(page).getByRole('status').filter({ hasText: 'Nobody' });
      await expect(notice).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('searchbox', { name: guests('filters.q') }).fill(email);
      const row = main(page).getByRole('listitem').filter({ hasText: email });
      await expect(row).toHaveCount(1);
      await expect(row).toContainText(guests('notSent'));
      await row.getByRole('checkbox').check();
      await button(page, guests('steps.send')).click();
      await expect(row).not.toContainText(guests('notSent'));
      await row.getByText(guests('history.title')).click();
      await expect(row).toContainText(guests('history.sent'));
      await expectAccessible(page);

      const [mail = ''] = await waitForMails(email, 'event-invitation');
      const link = new RegExp(`/${locale}/annual-gathering-24\\?invitation=[0-9A-Z-]+`).exec(mail)?.[0] ?? '';
      const theirs = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
      const answer = await theirs.newPage();
      await answer.goto(link);
      await answer.locator('[name="attending"][value="yes"]').check();
      await answer.locator('[name="dietaryNeeds"]').fill(need);
      await answer.getByRole('button', { name: word(locale, 'event', 'answer.send') }).click();
      await expect(answer.getByText(word(locale, 'event', 'given.yes'))).toBeVisible();
      await theirs.close();

      await page.getByRole('link', { name: guests('sheet.open') }).click();
      await expect(page.getByRole('heading', { level: 1, name: guests('sheet.title') })).toBeVisible();
      await expect(main(page).getByRole('row').filter({ hasText: need })).toContainText(name);
      await expectAccessible(page);
    });
  });
}
