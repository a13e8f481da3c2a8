import type { Browser, BrowserContext, Page } from '@playwright/test';
import { field, goodPassword, main, openAccount, readers, signInQuietly, type Reader } from './accounts';
import { expect, expectAccessible, test } from './fixtures';
import { startReact } from './start-react';
import { word, type Locale } from './words';

const text = (locale: Locale, key: string) => word(locale, 'chat', key);
const log = (page: Page) => main(page).getByRole('log');
const bell = (page: Page) => page.getByRole('banner').locator('[data-badge="notifications"]');
/** Without the live channel news come after three seconds and more. */
const atOnce = { timeout: 2000 };

async function call(context: BrowserContext, method: 'GET' | 'POST', path: string, data?: object) {
  const response = await context.request.fetch(path, { method, data, headers: { 'Sec-Fetch-Site': 'same-origin' } });
  expect(response.status(), `${path}: ${await response.text()}`).toBe(200);
  return (await response.json()).data;
}

interface Person {
  reader: Reader;
  context: BrowserContext;
  memberId: string;
}

/** Two new members in two languages, each with a browser of their own. */
async function openTwo(browser: Browser, baseURL: string): Promise<[Person, Person]> {
  const people: Person[] = [];
  for (const reader of readers) {
    const context = await browser.newContext({ baseURL, viewport: reader.viewport });
    const email = await openAccount(context, reader);
    await signInQuietly(context, reader.locale, email, goodPassword);
    const { memberId } = await call(context, 'GET', '/api/user');
    people.push({ reader, context, memberId });
  }
  return people as [Person, Person]; // one for each reader
}

async function converse([one, other]: [Person, Person]): Promise<string> {
  const { id } = await call(one.context, 'POST', '/api/connections', { memberId: other.memberId, note: '' });
  await call(other.context, 'POST', `/api/connections/${id}/update`, { statusId: 2 });
  return (await call(one.context, 'POST', '/api/conversations', { memberId: other.memberId })).id;
}

/** A page with its live channel open. */
async function openLive({ context, reader }: Person, path: string): Promise<Page> {
  const page = await context.newPage();
  // Heard from the socket's first moment: the first thing that everybody is told may come before React has started.
  const told = page
    .waitForEvent('websocket', (socket) => socket.url().includes('/socket.io/'))
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"unread"')));
  await page.goto(`/${reader.locale}${path}`);
  await startReact(page);
  await told;
  return page;
}

const textsOf = async (page: Page) =>
  (await log(page).locator('[dir="auto"]').allTextContents()).filter((words) => /^\d+ /.test(words.trim()));

async function write(page: Page, words: string) {
  await field(page, 'text').fill(words);
  await field(page, 'text').press('Enter');
}

test('Two chat live in two languages; one is cut off for ten seconds while both write, and both end with the same', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const people = await openTwo(browser, baseURL ?? '');
  const id = await converse(people);
  const [one, other] = people;
  const [mine, theirs] = [
    await openLive(one, `/messages?convoId=${id}`),
    await openLive(other, `/messages?convoId=${id}`),
  ];
  await expect(main(mine)).toContainText(text('en', 'online'), atOnce);

  await field(mine, 'text').pressSequentially('1 Good');
  await expect(theirs.locator('[aria-live="polite"]', { hasText: one.reader.first })).toHaveText(
    text('ar', 'typing').replace('{{name}}', `${one.reader.first} ${one.reader.last}`),
    atOnce,
  );
  await write(mine, '1 Good morning');
  await expect(log(theirs)).toContainText('1 Good morning', atOnce);
  await expect(log(mine)).toContainText(text('en', 'message.read'), atOnce);
  await write(theirs, '2 صباح الخير');
  await expect(log(mine)).toContainText('2 صباح الخير', atOnce);
  await expectAccessible(theirs);

  await one.context.setOffline(true);
  const back = Date.now() + 10_000;
  // New accounts may write five messages a day.
  for (const n of [3, 5, 7, 9]) {
    await write(mine, `${n} in a tunnel`);
    await write(theirs, `${n + 1} في النور`);
    await mine.waitForTimeout(1500);
  }
  await mine.waitForTimeout(Math.max(0, back - Date.now()));
  await expect(main(mine)).toContainText(text('en', 'cutOff'), { timeout: 15_000 });
  await one.context.setOffline(false);

  await expect(log(mine).locator('[data-waiting]')).toHaveCount(0, { timeout: 30_000 });
  await expect.poll(async () => (await textsOf(mine)).join('\n') === (await textsOf(theirs)).join('\n')).toBe(true);
  const texts = await textsOf(theirs);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.length).toBe(10);
  await Promise.all(people.map(({ context }) => context.close()));
});

test('What one writes stays where the page cannot be read anew just then, and goes on once it can', async ({
  browser,
  baseURL,
}) => {
  const people = await openTwo(browser, baseURL ?? '');
  const id = await converse(people);
  const [one, other] = people;
  const mine = await openLive(one, `/messages?convoId=${id}`);
  await field(mine, 'text').fill('Half a thought');
  const reloads = /\/messages\.data\?/;
  const lost = mine.waitForEvent('requestfailed', (request) => reloads.test(request.url()));
  await one.context.route(reloads, (route) => route.abort());
  await call(other.context, 'POST', `/api/conversations/${id}/messages`, { text: 'Hello', clientMessageId: 'hello' });
  await lost;
  await expect(log(mine)).toContainText('Hello');
  await expect(field(mine, 'text')).toHaveValue('Half a thought');
  const found = mine.waitForResponse(reloads);
  await one.context.unroute(reloads);
  expect((await found).status()).toBe(200);
  await expect(field(mine, 'text')).toHaveValue('Half a thought');
  await Promise.all(people.map(({ context }) => context.close()));
});

for (const [index, { locale }] of readers.entries()) {
  test(`In ${locale}, badges and title follow on any page, and a list says what has come without moving`, async ({
    browser,
    baseURL,
  }) => {
    const people = await openTwo(browser, baseURL ?? '');
    const [reader, sender] = index === 0 ? people : [people[1], people[0]];
    const id = await converse(people);
    await call(reader.context, 'POST', '/api/user-notifications/read-all');
    const page = await openLive(reader, '/about');
    await expect(page).not.toHaveTitle(/^\(/);
    const list = await openLive(reader, '/account/notifications');
    const message = { text: 'Hello', clientMessageId: 'one' };
    await call(sender.context, 'POST', `/api/conversations/${id}/messages`, message);
    const one = locale === 'ar' ? '١' : '1';
    await expect(page.getByRole('banner').locator('[data-badge="chat"]')).toHaveAccessibleName(
      word(locale, 'shell', 'chat.unread_one').replace('{{count}}', one),
      atOnce,
    );
    await expect(bell(page)).toHaveAccessibleName(
      word(locale, 'shell', 'notifications.unread_one').replace('{{count}}', one),
    );
    await expect(page).toHaveTitle(new RegExp(`^\\(${one}\\) [^(]`));
    await expect(list.getByRole('status').filter({ hasText: word(locale, 'notifications', 'arrived') })).toBeVisible();
    await expectAccessible(list);
    await list.getByRole('button', { name: word(locale, 'notifications', 'showArrived') }).click();
    await expect(main(list)).toContainText(sender.reader.first);
    await expect(list.getByRole('button', { name: word(locale, 'notifications', 'showArrived') })).toHaveCount(0);
    await call(reader.context, 'POST', '/api/user-notifications/read-all');
    await expect(page).not.toHaveTitle(/^\(/);
    await expect(bell(page)).toHaveAccessibleName(word(locale, 'shell', 'notifications.unread_zero'));
    await Promise.all(people.map(({ context }) => context.close()));
  });
}

test('A visitor loads nothing of the live channel, whatever they touch', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  page.on('websocket', (socket) => void asked.push(socket.url()));
  for (const path of ['/en', '/ar/opportunities', '/en/contact-us']) {
    await page.goto(path);
    await startReact(page);
    await page.waitForTimeout(500);
  }
  expect(asked.filter((url) => /socket|live/.test(url))).toEqual([]);
});
