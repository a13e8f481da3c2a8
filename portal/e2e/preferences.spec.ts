import type { Page } from '@playwright/test';
import {
  button,
  field,
  goodPassword,
  main,
  openAccount,
  readers,
  signInQuietly,
  strangeToken,
  title,
} from './accounts';
import { expect, expectAccessible, test } from './fixtures';
import { typeDate } from './public-forms';
import { word, type Locale } from './words';

const path = (locale: Locale) => `/${locale}/account/preferences`;
const box = (page: Page, type: string) => field(page, `inApp-${type}`);
const mail = (page: Page, type: string) => field(page, `email-${type}`);

for (const reader of readers) {
  const { locale, viewport } = reader;
  const text = (key: string) => word(locale, 'preferences', key);

  test.describe(`Notification preferences, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport, expectedConsoleErrors: [/net::ERR_FAILED/] });

    test('are found in the menu, chosen by type and channel, and kept, once there is an answer', async ({
      page,
      context,
    }) => {
      const email = await openAccount(context, reader);
      await signInQuietly(context, locale, email, goodPassword);
      await page.goto(`/${locale}/account/notifications`);
      await expect(page.locator(`a[href="${path(locale)}"]`).first()).toBeAttached();
      const live = page.waitForEvent('websocket', (socket) => socket.url().includes('/socket.io/'));
      await page.goto(path(locale));
      await live;
      await expect(title(page, text('title'))).toBeVisible();
      await expectAccessible(page);
      await expect(box(page, 'new-opportunity')).toBeChecked();
      await box(page, 'new-opportunity').uncheck();
      await mail(page, 'announcement').selectOption('daily');
      await typeDate(page, 'pausedUntil', '2034-05-06', locale);
      // The browser believes that it is online.
      await page.route('**/*.data', (route) => route.abort());
      await button(page, text('submit')).click();
      await expect(page.getByRole('status').getByText(word(locale, 'errors', 'internal.text'))).toBeVisible();
      await expect(box(page, 'new-opportunity')).not.toBeChecked();
      await expect(mail(page, 'announcement')).toHaveValue('daily');
      await page.unroute('**/*.data');
      await expect(button(page, text('submit'))).toBeVisible();
      await button(page, text('submit')).click();
      await expect(main(page).getByText(text('saved'))).toBeVisible();
      await expectAccessible(page);
      await page.reload();
      await expect(box(page, 'new-opportunity')).not.toBeChecked();
      await expect(mail(page, 'announcement')).toHaveValue('daily');
      await expect(field(page, 'pausedUntil-day')).toHaveValue('06');
    });
  });
}

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false, expectedConsoleErrors: [/status of 410/] });

  test('preferences are saved, and a link that is none says so', { tag: '@thorough' }, async ({ page, context }) => {
    const text = (key: string) => word('en', 'preferences', key);
    const email = await openAccount(context, readers[0]);
    await signInQuietly(context, 'en', email, goodPassword);
    await page.goto(path('en'));
    await mail(page, 'system').selectOption('instant');
    await button(page, text('submit')).click();
    await expect(main(page).getByText(text('saved'))).toBeVisible();
    await expect(mail(page, 'system')).toHaveValue('instant');
    await page.goto(`/en/notification-preferences?token=${strangeToken}`);
    await expect(main(page).getByText(text('gone.title'))).toBeVisible();
  });
});
