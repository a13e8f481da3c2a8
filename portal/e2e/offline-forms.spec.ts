import { messageText } from '@scholars/contract/message-catalogues';
import { button, demoPassword, field, information, main, readers, signInQuietly, title } from './accounts';
import { expect, expectAccessible, test } from './fixtures';
import { startReact } from './start-react';
import { word } from './words';

for (const { locale, viewport } of readers) {
  const sentence = messageText(locale, 'error.internal');

  test.describe(`Without a connection, in ${locale} at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a member’s form and the newsletter’s say so, keep the page and what was typed, and make no request', async ({ page, context }) => {
      await signInQuietly(context, locale, 'member@scholars.example', demoPassword);
      await page.goto(information(locale));
      await startReact(page);
      const city = field(page, 'city');
      const before = await city.inputValue();
      await city.fill('Al Wakrah');
      const newsletter = page.locator('form#newsletter');
      await newsletter.locator('[name="email"]').fill('reader@lakeside.example');
      await newsletter.locator('[name="consent"]').check();
      const posts: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));

      await context.setOffline(true);
      await button(page, word(locale, 'account', 'information.submit')).click();
      await expect(main(page).getByRole('alert').filter({ hasText: sentence })).toBeInViewport();
      await newsletter.getByRole('button').click();
      await expect(newsletter.getByRole('status')).toHaveText(sentence);
      await expect(city).toHaveValue('Al Wakrah');
      await expect(newsletter.locator('[name="email"]')).toHaveValue('reader@lakeside.example');
      await expectAccessible(page);
      expect(posts).toEqual([]);

      await context.setOffline(false);
      await city.fill(before);
      await button(page, word(locale, 'account', 'information.submit')).click();
      await expect(main(page).getByText(sentence)).toHaveCount(0);
      await expect(title(page, word(locale, 'account', 'information.title'))).toBeVisible();
      expect(posts).toHaveLength(1);
    });
  });
}
