import type { Page, Request } from '@playwright/test';
import { isShortRun } from '@scholars/contract/tests/short-run';
import { expect, expectAccessible, test } from './fixtures';
import { control, openForm, submitButton } from './public-forms';
import { startReact } from './start-react';
import { findViolations } from './violations';
import { formPages, formStates, languages, readingPages, readingStates } from './visitor-pages';
import { word, type Locale } from './words';

const anyPageMaxBytes = 140_000;
const readingPageMaxBytes = 20_000;
/** Before compression, which leaves a sixth of it. */
const styleMaxBytes = 90_000;

// What a browser has seen before weighs nothing.
test.use({ reuseContext: false });

/** Adds up what a page's scripts weigh on the wire, compressed as they were sent. */
function weighScripts(page: Page): () => Promise<number> {
  const scripts: Request[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.request());
  });
  // Their sizes are asked for here alone: one that is on its way when the page is closed has none.
  return async () => {
    const sizes = await Promise.all(scripts.map((script) => script.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
}

/** All styles are in the page, so that it is seen once it is there; React's own links to them are for print until then. */
async function expectStylesWithin(page: Page): Promise<void> {
  const { awaited, bytes } = await page.evaluate(() => ({
    awaited: document.querySelectorAll('link[rel="stylesheet"]:not([media="print"])').length,
    bytes: [...document.querySelectorAll('style')].reduce((sum, { textContent }) => sum + textContent.length, 0),
  }));
  expect(awaited).toBe(0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(styleMaxBytes);
}

/** Arabic loads one font, which is asked for ahead by the name that the styles have for it; English is set in what is there. */
async function expectFonts(page: Page, language: string): Promise<void> {
  const fonts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  );
  expect(new Set(fonts).size).toBe(language === 'ar' ? 1 : 0);
}

/** No fault that axe finds, in both themes, and no sideways scroll on the smallest phone. */
async function expectUsable(page: Page, language: Locale): Promise<void> {
  // The themes differ in colours alone; in a short run each language is looked at in one of them.
  await page.emulateMedia({ colorScheme: isShortRun && language === 'ar' ? 'dark' : 'light' });
  await expectAccessible(page);
  if (!isShortRun) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, ['color-contrast']);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}

/** Another state of a page is drawn by what draws the page. */
const tagOf = (path: string) => ([...readingStates, ...formStates].includes(path) ? '@thorough' : []);

// One visit serves every check of a page. The forms' and the back office's own states are in their journeys.
for (const language of languages) {
  test.describe(`everybody can use, in ${language}, and without much script,`, () => {
    for (const path of [...readingPages, ...readingStates]) {
      test(`/${language}${path}, which is only read`, { tag: tagOf(path) }, async ({ page }) => {
        const scriptBytes = weighScripts(page);
        await page.goto(`/${language}${path}`, { waitUntil: 'networkidle' });
        expect(await scriptBytes()).toBeLessThanOrEqual(readingPageMaxBytes);
        await expectStylesWithin(page);
        await expectFonts(page, language);
        await expectUsable(page, language);
        await startReact(page);
        const bytes = await scriptBytes();
        // A budget holds nothing where the scripts are not seen at all.
        expect(bytes).toBeGreaterThan(readingPageMaxBytes);
        expect(bytes).toBeLessThanOrEqual(anyPageMaxBytes);
      });
    }

    for (const path of [...formPages, ...formStates]) {
      test(`/${language}${path}, a form`, { tag: tagOf(path) }, async ({ page }) => {
        const scriptBytes = weighScripts(page);
        await page.goto(`/${language}${path}`, { waitUntil: 'networkidle' });
        expect(await scriptBytes()).toBeLessThanOrEqual(anyPageMaxBytes);
        await expectUsable(page, language);
      });
    }
  });
}

test.describe('A text that is too faint', () => {
  for (const language of languages) {
    test(`is found on a card of /${language}/opportunities too`, async ({ page }) => {
      await page.goto(`/${language}/opportunities`);
      await page.evaluate(() => {
        const faint = new CSSStyleSheet();
        faint.replaceSync('article bdi { color: #bbb }');
        document.adoptedStyleSheets = [faint];
      });
      expect(await findViolations(page, ['color-contrast'])).toEqual([expect.stringContaining('bdi')]);
    });
  }
});

test.describe('A page that does not exist', () => {
  test.use({ expectedConsoleErrors: [/404/] });

  for (const language of languages) {
    test(`/${language}/nothing-here can be used by everybody too`, async ({ page }) => {
      const response = await page.goto(`/${language}/nothing-here`);
      expect(response?.status()).toBe(404);
      await expectUsable(page, language);
    });
  }
});

test.describe('A form that is first touched in a moment without a connection', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('loads what it needs once there is one: its judging, its captcha, what keeps what is typed', async ({
    page,
    context,
  }) => {
    const captcha = page.locator('#field-recaptcha');
    await openForm(page, '/en/contact-us');
    await context.setOffline(true);
    await control(page, 'fullName').fill('Amina Otieno');
    await submitButton(page).click();
    await expect(captcha).toContainText(word('en', 'captcha', 'state.failed'));
    await context.setOffline(false);
    await control(page, 'subject').fill('Partnership');
    // Judged here: what is asked of the server in vain stands in the console.
    await submitButton(page).click();
    await expect(control(page, 'emailAddress')).toHaveAttribute('aria-invalid', 'true');
    await control(page, 'emailAddress').fill('amina@lakeside.example');
    await control(page, 'message').fill('How do we take part in the programme?');
    await expect(captcha).toContainText(word('en', 'captcha', 'state.done'));
    await page.reload();
    await expect(control(page, 'subject')).toHaveValue('Partnership');
  });
});
