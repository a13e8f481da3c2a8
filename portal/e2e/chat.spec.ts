import type { Browser, BrowserContext, Page } from '@playwright/test';
import { button, demoPassword, field, goodPassword, main, openAccount, readers, signInQuietly } from './accounts';
import { expect, expectAccessible, test } from './fixtures';
import { word, type Locale } from './words';

const text = (locale: Locale, key: string) => word(locale, 'chat', key);
const other = 'scholar2@scholars.example';
const log = (page: Page) => main(page).getByRole('log');
const send = (page: Page, locale: Locale) => button(page, text(locale, 'write.send'));

/** Whether the place to write lies over the messages. */
async function isCovered(page: Page): Promise<boolean> {
  const [messages, composer] = [await log(page).boundingBox(), await field(page, 'text').boundingBox()];
  if (!messages || !composer) throw new Error('There is a conversation to write in');
  return messages.y + messages.height > composer.y;
}

async function call(context: BrowserContext, path: string, data: object) {
  const response = await context.request.post(path, { data, headers: { 'Sec-Fetch-Site': 'same-origin' } });
  expect(response.status(), `${path}: ${await response.text()}`).toBe(200);
  return (await response.json()).data;
}

/** A new member who is connected with the demo's second, and both their browsers. */
async function connected(context: BrowserContext, browser: Browser, baseURL: string, reader: (typeof readers)[number]) {
  const email = await openAccount(context, reader);
  await signInQuietly(context, reader.locale, email, goodPassword);
  const elsewhere = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
  await signInQuietly(elsewhere, 'en', other, demoPassword);
  const { id } = await call(context, '/api/connections', { memberId: 'yusuf-demir', note: '' });
  await call(elsewhere, `/api/connections/${id}/update`, { statusId: 2 });
  return { elsewhere };
}

for (const reader of readers) {
  const { locale, viewport } = reader;

  test.describe(`Chatting, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport, expectedConsoleErrors: [/ERR_FAILED/] });

    test('two write to each other, one of them through a lost connection and a reload; each message is there once', async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      const { elsewhere } = await connected(context, browser, baseURL ?? '', reader);
      await page.goto(`/${locale}/account/my-connections`);
      await main(page)
        .getByRole('button', {
          name: new RegExp(word(locale, 'connections', 'actNamed.message').replace('{{name}}', '')),
        })
        .first()
        .click();
      await expect(page).toHaveURL(/\/messages\?convoId=/);
      const isPhone = viewport.width < 600;
      if (isPhone) await expect(send(page, locale)).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      const conversation = new URL(page.url()).searchParams.get('convoId') ?? '';

      await field(page, 'text').fill('Hello! مرحبًا');
      await field(page, 'text').press('Enter');
      if (locale === 'ar') await send(page, locale).click({ trial: true });
      await expect(log(page)).toContainText('Hello! مرحبًا');

      const theirs = await elsewhere.newPage();
      await theirs.goto(`/en/messages?convoId=${conversation}`);
      await expect(log(theirs)).toContainText('Hello! مرحبًا');
      await expect(log(page)).toContainText(text(locale, 'message.read'), { timeout: 15_000 });
      await field(theirs, 'text').fill('Good to read you');
      await send(theirs, 'en').click();
      await expect(log(page)).toContainText('Good to read you', { timeout: 15_000 });
      if (isPhone) await expect(log(page).getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
      if (isPhone) await expect(send(page, locale)).toBeInViewport({ ratio: 1 });
      for (const height of [400, 320]) {
        // What a keyboard leaves of a phone, and a phone on its side.
        await page.setViewportSize({ width: height === 400 ? 360 : 740, height });
        await expect(send(page, locale)).toBeInViewport({ ratio: 1 });
        expect(await isCovered(page)).toBe(false);
        await expect(log(page).getByRole('listitem').last()).toBeInViewport();
      }
      await page.setViewportSize(viewport);

      // What is written while the connection is away is kept, and sent after a reload.
      await page.route('**/api/conversations/**', (route) => route.abort());
      await field(page, 'text').fill('Written in a tunnel');
      await send(page, locale).click();
      await expect(log(page)).toContainText('Written in a tunnel');
      await expect(main(page)).toContainText(text(locale, 'cutOff'), { timeout: 15_000 });
      await page.unroute('**/api/conversations/**');
      await page.reload();
      await expect(log(theirs)).toContainText('Written in a tunnel', { timeout: 20_000 });
      await expect(log(page).getByText('Written in a tunnel')).toHaveCount(1);
      await expect(log(theirs).getByText('Written in a tunnel')).toHaveCount(1);

      const own = log(page).getByRole('listitem').filter({ hasText: 'Written in a tunnel' });
      await own.getByRole('link', { name: text(locale, 'message.edit') }).click();
      await log(page).locator('textarea').fill('Written in a long tunnel');
      await log(page)
        .getByRole('button', { name: text(locale, 'message.save') })
        .click();
      await expect(log(theirs)).toContainText('Written in a long tunnel', { timeout: 15_000 });
      await log(page)
        .getByRole('listitem')
        .filter({ hasText: 'Written in a long tunnel' })
        .getByRole('button', { name: text(locale, 'message.delete') })
        .click();
      await expect(log(theirs)).toContainText('This message was deleted', { timeout: 15_000 });
      await expectAccessible(theirs);
      // The other one may have any name.
      await main(theirs)
        .locator('aside bdi')
        .first()
        .evaluate((name) => (name.textContent = 'W'.repeat(255)));
      expect(await theirs.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await elsewhere.close();
    });
  });
}

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a message is sent with a file, found by a search, and a stranger finds nothing',
    { tag: '@thorough' },
    async ({ page, context, browser, baseURL }) => {
      const { elsewhere } = await connected(context, browser, baseURL ?? '', readers[0]);
      const { id } = await call(context, '/api/conversations', { memberId: 'yusuf-demir' });
      await page.goto(`/en/messages?convoId=${id}`);
      await field(page, 'text').fill('The plan of the reading room');
      await main(page)
        .locator('[name="file"]')
        .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') });
      await send(page, 'en').click();
      await expect(log(page)).toContainText('The plan of the reading room');
      await expect(log(page).getByRole('link', { name: 'plan.pdf' })).toBeVisible();

      await page.goto('/en/messages?q=plan+readin');
      await expect(main(page)).toContainText('The plan of the reading room');

      const theirs = await elsewhere.newPage();
      await theirs.goto('/en/about');
      await expect(theirs.getByRole('banner').locator('[data-badge="chat"]')).toHaveAccessibleName(/unread/);
      await theirs.goto(`/en/messages?convoId=${id}`);
      await expect(log(theirs)).toContainText('The plan of the reading room');
      await elsewhere.close();

      const stranger = await browser.newContext({ baseURL });
      await signInQuietly(stranger, 'en', 'member@scholars.example', demoPassword);
      const nosy = await stranger.newPage();
      expect((await nosy.goto(`/en/messages?convoId=${id}`))?.status()).toBe(404);
      await expect(nosy.locator('body')).not.toContainText('reading room');
      await stranger.close();
    },
  );
});
