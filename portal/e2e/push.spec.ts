import type { BrowserContext, Page, Worker } from '@playwright/test';
import { button, field, goodPassword, main, openAccount, readers, signInQuietly } from './accounts';
import { expect, expectAccessible, test } from './fixtures';
import { word, type Locale } from './words';

test.use({ serviceWorkers: 'allow' });

/** What of a worker's own names the journeys use: here TypeScript knows a page's. */
interface WorkerScope {
  clients: { openWindow(address: URL): Promise<null> };
  registration: ServiceWorkerRegistration;
  serviceWorker: ServiceWorker;
  dispatchEvent(event: Event): boolean;
  fetch: typeof fetch;
  /** What was shown. */
  screen: ({ title: string; data?: unknown } & NotificationOptions)[];
}

const path = (locale: Locale) => `/${locale}/account/preferences`;
const push = (page: Page, type: string) => field(page, `push-${type}`);

/** No browser of these journeys reaches a real service: what it would answer to the page stands in its place. */
async function answerAsService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const endpoint = `https://push.example/${crypto.randomUUID()}`;
    const subscription = {
      options: { applicationServerKey: null },
      toJSON: () => ({
        endpoint,
        keys: {
          p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      }),
      unsubscribe: async () => {
        sessionStorage.removeItem('subscribed');
        return true;
      },
    };
    const isSubscribed = () => sessionStorage.getItem('subscribed') !== null;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (isSubscribed() ? subscription : null),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        sessionStorage.setItem('subscribed', applicationServerKey);
        return subscription;
      },
    });
  });
}

/** Has the browser take a message as if its push service had brought it. */
async function deliver(context: BrowserContext, page: Page, message: object): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      // That of a journey before may be listed beside it.
      const current = registrations.find(({ isDeleted }) => !isDeleted);
      if (current) resolve(current.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  await devtools.detach();
}

/** The one that serves the page: that of a journey before may stand beside it a while, unregistered. */
async function currentWorker(context: BrowserContext): Promise<Worker> {
  for (const worker of context.serviceWorkers()) {
    const state = await worker.evaluate(() => (self as unknown as WorkerScope).serviceWorker.state);
    if (state === 'activated') return worker;
  }
  throw new Error('There is no worker');
}

/** The browser of these journeys has no screen to show notifications on: what it would show is written down. */
function recordScreen(worker: Worker): Promise<void> {
  return worker.evaluate(() => {
    const scope = self as unknown as WorkerScope;
    scope.screen = [];
    scope.registration.showNotification = async (title, options = {}) => void scope.screen.push({ title, ...options });
  });
}

/** Presses what was shown first. Only a real press may open a window, so what it would open is written down. */
function followFirst(worker: Worker): Promise<{ opened: string[]; marked: string[] }> {
  return worker.evaluate(async () => {
    const scope = self as unknown as WorkerScope;
    const found = { opened: [] as string[], marked: [] as string[] };
    scope.clients.openWindow = async ({ pathname }) => {
      found.opened.push(pathname);
      return null;
    };
    scope.fetch = async (address, init) => {
      if (init?.method === 'POST') found.marked.push(String(address));
      return new Response();
    };
    let done: Promise<unknown> | undefined;
    const pressed = Object.assign(new Event('notificationclick'), {
      notification: { ...scope.screen[0], close: () => undefined },
      waitUntil: (work: Promise<unknown>) => (done = work),
    });
    scope.dispatchEvent(pressed);
    await done;
    return found;
  });
}

for (const reader of readers) {
  const { locale, viewport } = reader;
  const text = (key: string) => word(locale, 'preferences', key);

  test.describe(`Push messages, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport });

    test('are turned on by a press, for what is ticked, and off again', async ({ page, context }) => {
      const email = await openAccount(context, reader);
      await signInQuietly(context, locale, email, goodPassword);
      await context.grantPermissions(['notifications']);
      await answerAsService(page);
      const scripts: string[] = [];
      page.on('response', (response) => scripts.push(response.url()));
      await page.goto(path(locale));
      await expect(button(page, text('push.on'))).toBeVisible();
      expect(scripts.filter((url) => url.includes('subscribe-here'))).toEqual([]);
      await expect(push(page, 'new-message')).not.toBeChecked();
      await push(page, 'new-message').check();
      await button(page, text('submit')).click();
      await expect(main(page).getByText(text('saved'))).toBeVisible();
      await button(page, text('push.on')).click();
      await expect(main(page).getByText(text('push.isOn'))).toBeVisible();
      await expectAccessible(page);
      const words = main(page).getByLabel(text('push.words'));
      await expect(words).not.toBeChecked();
      const kept = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
      await words.check();
      await expect(words).toBeChecked();
      await kept;
      await page.reload();
      await expect(push(page, 'new-message')).toBeChecked();
      await expect(push(page, 'announcement')).not.toBeChecked();
      await expect(words).toBeChecked();
      await button(page, text('push.off')).click();
      await expect(button(page, text('push.on'))).toBeVisible();
      await expect(main(page).getByText(text('push.devices'), { exact: true })).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });

    test('are shown with their words, and open what they tell of', async ({ page, context }) => {
      await context.grantPermissions(['notifications']);
      await page.goto(`/${locale}`);
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      const url = `/${locale}/about`;
      const worker = await currentWorker(context);
      await recordScreen(worker);
      const shown = { title: 'Something new', body: 'It is there', tag: 'of-nobody', lang: locale };
      await deliver(context, page, { ...shown, id: 'of-nobody', dir: 'ltr', url });
      await expect
        .poll(() => worker.evaluate(() => (self as unknown as WorkerScope).screen[0]))
        .toMatchObject({ ...shown, data: { id: 'of-nobody', url } });
      expect(await followFirst(worker)).toEqual({ opened: [url], marked: ['/api/user-notifications/of-nobody'] });
    });
  });
}

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what a device may tell is chosen all the same', async ({ page, context }) => {
    const email = await openAccount(context, readers[0]);
    await signInQuietly(context, 'en', email, goodPassword);
    await page.goto(path('en'));
    await push(page, 'recommendation').check();
    await button(page, word('en', 'preferences', 'submit')).click();
    await expect(push(page, 'recommendation')).toBeChecked();
  });
});
