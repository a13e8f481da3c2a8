import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { languages, visitorPages } from '../e2e/visitor-pages';
import { contactSheet, screenName, type Screen } from './contact-sheet';

const folder = process.env.SCREENS_DIR ?? join(import.meta.dirname, '../../screens');
const themes = ['light', 'dark'] as const;
const widths = [390, 1280] as const;
const pages = [...visitorPages, '/nothing-here'];
const screens: Screen[] = pages.flatMap((path) =>
  languages.flatMap((language) => themes.flatMap((theme) => widths.map((width) => ({ path, language, theme, width })))),
);

for (const screen of screens) {
  test(screenName(screen), async ({ browser }) => {
    const { path, language } = screen;
    const page = await findOrOpenWindow(browser, screen);
    const response = await page.goto(`/${language}${path}`);
    expect(response?.status()).toBe(path === '/nothing-here' ? 404 : 200);
    await showEverything(page);
    await page.screenshot({ path: join(folder, `${screenName(screen)}.png`), fullPage: true });
  });
}

test('the contact sheet', () => {
  writeFileSync(join(folder, 'index.html'), contactSheet(screens));
});

const windows = new Map<string, Promise<Page>>();

/** One window of a worker for each theme and width: pages share what the browser has already fetched. */
function findOrOpenWindow(browser: Browser, { theme, width }: Screen): Promise<Page> {
  const key = `${theme} ${width}`;
  const window = windows.get(key) ?? openWindow(browser, theme, width);
  windows.set(key, window);
  return window;
}

async function openWindow(browser: Browser, theme: Screen['theme'], width: number): Promise<Page> {
  // Made by hand, and so without the base of addresses that a test's own page has.
  const context = await browser.newContext({
    baseURL: test.info().project.use.baseURL,
    viewport: { width, height: width < 640 ? 844 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

/** What is below the fold waits for the visitor; a picture of the whole page cannot. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll<HTMLElement>('main section, footer > div'))
      part.style.contentVisibility = 'visible';
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}
