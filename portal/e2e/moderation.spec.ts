import type { BrowserContext, Page } from '@playwright/test';
import { button, demoPassword, field, goodPassword, main, openAccount, readers, signInQuietly } from './accounts';
import { openAsCoordinator, panel } from './coordinator';
import { expect, expectAccessible, test } from './fixtures';
import { word } from './words';

const other = 'scholar2@scholars.example';
const spam = 'Buy a place in our journal';
const log = (page: Page) => main(page).getByRole('log');

async function call(context: BrowserContext, path: string, data: object) {
  const response = await context.request.post(path, { data, headers: { 'Sec-Fetch-Site': 'same-origin' } });
  expect(response.status(), `${path}: ${await response.text()}`).toBe(200);
  return (await response.json()).data;
}

for (const reader of readers) {
  const { locale, viewport } = reader;
  const admin = (key: string) => word(locale, 'admin', key);
  const chat = (key: string) => word(locale, 'chat', key);

  test.describe(`A report, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport });

    test('of a message is read by a coordinator, who hides it from both and says why', async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      const email = await openAccount(context, reader);
      await signInQuietly(context, locale, email, goodPassword);
      const elsewhere = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
      await signInQuietly(elsewhere, 'en', other, demoPassword);
      const asked = await call(context, '/api/connections', { memberId: 'yusuf-demir', note: '' });
      await call(elsewhere, `/api/connections/${asked.id}/update`, { statusId: 2 });
      const { id } = await call(context, '/api/conversations', { memberId: 'yusuf-demir' });
      await call(elsewhere, `/api/conversations/${id}/messages`, { text: spam, clientMessageId: 'spam' });
      await call(elsewhere, `/api/conversations/${id}/messages`, { text: 'Good evening', clientMessageId: 'polite' });

      await page.goto(`/${locale}/messages?convoId=${id}`);
      await log(page)
        .getByRole('listitem')
        .filter({ hasText: spam })
        .getByRole('link', { name: chat('message.report') })
        .click();
      await expect(main(page)).toContainText(chat('report.hintOfMessage'));
      await field(page, 'reason').fill('This is no talk among scholars');
      await expectAccessible(page);
      await button(page, chat('report.submit')).click();
      await expect(main(page)).toContainText(chat('report.done'));

      const desk = await browser.newContext({ baseURL, viewport });
      const queue = await desk.newPage();
      await openAsCoordinator(queue, `/${locale}/admin/message-reports`);
      await queue.getByRole('searchbox', { name: admin('queue.search') }).fill(email);
      const rows = main(queue).getByRole('link', { name: 'Yusuf Demir' });
      await expect(rows).toHaveCount(1);
      await expectAccessible(queue);
      await rows.click();
      await expect(queue.getByRole('heading', { level: 1 })).toContainText('Yusuf Demir');
      await button(queue, admin('report.open')).click();
      const messages = panel(queue, admin('report.messages'));
      await expect(messages).toContainText(spam);
      await expect(messages).toContainText(admin('report.isReported'));
      await expect(panel(queue, admin('history.title'))).toContainText(admin('history.messagesOpened'));
      await button(queue, admin('step.in_review')).click();
      await button(queue, admin('step.hidden')).click();
      await queue.getByRole('textbox', { name: admin('next.reason'), exact: true }).fill('No advertising, please');
      await expectAccessible(queue);
      await button(queue, admin('step.hidden')).click();
      await expect(panel(queue, admin('history.title'))).toContainText('No advertising, please');
      await desk.close();

      await page.goto(`/${locale}/messages?convoId=${id}`);
      await expect(log(page)).toContainText(chat('message.hidden'));
      await expect(log(page)).not.toContainText(spam);
      await expect(log(page)).toContainText('Good evening');
      const theirs = await elsewhere.newPage();
      await theirs.goto('/en/account/notifications');
      const told = main(theirs).getByRole('listitem').filter({ hasText: 'No advertising, please' }).first();
      await expect(told).toBeVisible();
      await expect(told).not.toContainText(reader.first);
      await elsewhere.close();
    });
  });
}
