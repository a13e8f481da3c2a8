import type { BrowserContext, Page } from '@playwright/test';
import { button, goodPassword, information, main, openAccount, readers, signInQuietly, title } from './accounts';
import { expect, expectAccessible, test } from './fixtures';
import { word, type Locale } from './words';

const list = (locale: Locale) => `/${locale}/account/notifications`;
const items = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

/** What the bell is called with so many unread. */
function bellWords(locale: Locale, count: number): string {
  const form = count === 0 ? 'zero' : new Intl.PluralRules(locale).select(count);
  return word(locale, 'shell', `notifications.unread_${form}`).replace(
    '{{count}}',
    new Intl.NumberFormat(locale === 'ar' ? 'ar-u-nu-arab' : 'en').format(count),
  );
}

async function expectUnread(page: Page, locale: Locale, count: number): Promise<void> {
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: bellWords(locale, count), exact: true })
      .first(),
  ).toBeVisible();
}

/** Changes one's password, of which one is told. */
async function changePassword(context: BrowserContext, oldPassword: string, password: string): Promise<void> {
  const response = await context.request.post('/api/change-old-password', {
    data: { oldPassword, password, passwordConfirmation: password },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(response.status()).toBe(200);
}

/** A new member who was told three things. */
async function signInTold(context: BrowserContext, reader: (typeof readers)[number]): Promise<void> {
  const email = await openAccount(context, reader);
  await signInQuietly(context, reader.locale, email, goodPassword);
  await changePassword(context, goodPassword, `${goodPassword} 2`);
  await changePassword(context, `${goodPassword} 2`, `${goodPassword} 3`);
}

for (const reader of readers) {
  const { locale, viewport } = reader;
  const text = (key: string) => word(locale, 'notifications', key);

  test.describe(`Notifications, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport });

    test('are counted in the header, and followed, deleted and marked as read in their list', async ({
      page,
      context,
    }) => {
      await signInTold(context, reader);
      await page.goto(`/${locale}/about`);
      await expectUnread(page, locale, 3);
      await page
        .getByRole('banner')
        .getByRole('link', { name: bellWords(locale, 3), exact: true })
        .first()
        .click();
      await expect(page).toHaveURL(list(locale));
      await expect(title(page, text('title'))).toBeVisible();
      await expect(items(page)).toHaveCount(3);
      await expect(items(page).getByText(text('isUnread'), { exact: true })).toHaveCount(3);
      await expect(items(page).first().getByRole('time')).toHaveText(
        locale === 'en'
          ? /^\d\d\/\d\d\/\d{4} \d\d:\d\d [AP]M$/
          : /^[٠-٩]{2}\u200f\/[٠-٩]{2}\u200f\/[٠-٩]{4} [٠-٩]{2}:[٠-٩]{2} [صم]$/,
      );
      await expectAccessible(page);

      await items(page).first().getByRole('heading').getByRole('button').click();
      await expect(page).toHaveURL(information(locale));
      await expectUnread(page, locale, 2);

      await page.goto(list(locale));
      await items(page)
        .nth(1)
        .getByRole('button', { name: text('delete') })
        .click();
      await expect(items(page)).toHaveCount(2);
      await expect(items(page).nth(1).getByRole('heading')).toBeFocused();
      await expectUnread(page, locale, 1);

      await button(page, text('readAll')).click();
      await expect(main(page).getByText(text('unread_zero'))).toBeFocused();
      await expect(items(page).getByText(text('isUnread'), { exact: true })).toHaveCount(0);
      await expectUnread(page, locale, 0);

      await items(page).first().getByRole('link').click();
      await expect(page).toHaveURL(information(locale));
      await page.goto(list(locale));
      for (const left of [1, 0]) {
        await items(page)
          .first()
          .getByRole('button', { name: text('delete') })
          .click();
        await expect(items(page)).toHaveCount(left);
      }
      await expect(main(page)).toContainText(text('empty.title'));
      await expectAccessible(page);
    });
  });
}

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'notifications ask for the login, and are followed, deleted and marked as read all the same',
    { tag: '@thorough' },
    async ({ page, context }) => {
      const text = (key: string) => word('en', 'notifications', key);
      await page.goto(list('en'));
      await expect(page).toHaveURL(`/en/auth/login?nextUrl=${encodeURIComponent(list('en'))}&reason=required`);
      await signInTold(context, readers[0]);
      await page.goto(list('en'));
      await items(page).first().getByRole('heading').getByRole('button').click();
      await expect(page).toHaveURL(information('en'));
      await expectUnread(page, 'en', 2);
      await page.goto(list('en'));
      await items(page)
        .nth(1)
        .getByRole('button', { name: text('delete') })
        .click();
      await expect(items(page)).toHaveCount(2);
      await expectUnread(page, 'en', 1);
      await button(page, text('readAll')).click();
      await expect(main(page)).toContainText(text('unread_zero'));
      await expectUnread(page, 'en', 0);
    },
  );
});
