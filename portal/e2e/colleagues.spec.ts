import { button, fillPasswords, goodPassword, linkFor, main, readers, signIn, title } from './accounts';
import { openAsCoordinator, openByReference, panel } from './coordinator';
import { expect, expectAccessible, test } from './fixtures';
import { makeAccount } from './staff-accounts';
import { sendTravelIntake } from './travel-intakes';
import { word } from './words';

for (const reader of readers) {
  const { locale, viewport } = reader;
  const admin = (key: string) => word(locale, 'admin', key);
  const lists = (key: string) => word(locale, 'lists', key);

  test.describe(`A coordinator of one queue, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport, expectedConsoleErrors: [/status of 404/] });

    test(
      'is named by @ in a comment, finds its record by the palette, and nothing of other queues',
      { tag: '@thorough' },
      async ({ page, browser, baseURL, request }) => {
        const last = `${reader.last} ${Date.now().toString(36)}`;
        const email = await makeAccount(request, { ...reader, last }, 'coordinator', ['travel-intakes']);
        await page.goto(await linkFor(email, 'set-password', 'set-password'));
        await fillPasswords(page, goodPassword);
        await button(page, word(locale, 'auth', 'set.submit')).click();
        await expect(title(page, word(locale, 'auth', 'set.done'))).toBeFocused();
        const { reference, fullName } = await sendTravelIntake(request, { language: locale });

        const elsewhere = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
        const colleague = await elsewhere.newPage();
        await openAsCoordinator(colleague, `/${locale}/admin/travel-intakes`);
        await openByReference(colleague, admin('queue.search'), reference, fullName);
        const comment = colleague.getByRole('textbox', { name: admin('correspondence.comment.text') });
        await comment.pressSequentially(`@${reader.first}`);
        await colleague.locator('.ant-mentions-dropdown').getByText(`${reader.first} ${last}`).click();
        await expect(comment).toHaveValue(`@${reader.first} ${last} `);
        await comment.pressSequentially('?');
        await expectAccessible(colleague);
        await button(colleague, admin('correspondence.comment.send')).click();
        await expect(panel(colleague, admin('history.title'))).toContainText(`@${reader.first} ${last} ?`);
        const messages = `/${locale}/admin/contact-messages`;
        await colleague.goto(messages);
        const letter = await colleague
          .getByRole('main')
          .locator('[data-row-link]')
          .first()
          .getAttribute('data-row-link');
        await elsewhere.close();

        await signIn(page, locale, email, goodPassword, `/${locale}/account/notifications`);
        await expect(main(page).getByRole('heading', { name: new RegExp(reference) })).toBeVisible();

        await page.goto(`/${locale}/admin`);
        await expect(page.getByRole('heading', { level: 1, name: admin('dashboard.title') })).toBeVisible();
        await expect(main(page)).toContainText(admin('kind.travel-intakes'));
        await expect(main(page)).not.toContainText(admin('kind.contact-messages'));
        await expectAccessible(page);

        await page.keyboard.press('Control+k');
        const palette = page.getByRole('dialog', { name: lists('palette.title') });
        await palette.getByRole('combobox').fill(reference);
        await expect(palette.getByRole('option')).toHaveCount(1);
        await expect(palette.getByRole('option')).toContainText(fullName);
        await expectAccessible(page);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/admin\/travel-intakes\/\w+/);
        await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible();

        for (const hidden of [messages, `${messages}/${letter}`]) {
          await page.goto(hidden);
          await expect(page.getByRole('heading', { level: 1, name: admin('problem.pageNotFound') })).toBeVisible();
        }
        await expectAccessible(page);
      },
    );
  });
}
