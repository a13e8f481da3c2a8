import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { startReact } from './start-react';
import { formPages, languages, readingPages } from './visitor-pages';

const anyPageMaxBytes = 140_000;
const readingPageMaxBytes = 20_000;

/** Opens a page and adds up what its scripts weigh on the wire, compressed as they were sent; after the first touch too, if asked. */
async function scriptBytesOf(page: Page, path: string, { isTouched = false } = {}): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.request().sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  if (isTouched) await startReact(page);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test.describe('The scripts of a page stay within their budget', () => {
  for (const language of languages) {
    for (const path of readingPages) {
      test(`/${language}${path}, which is only read, before the first touch`, async ({ page }) => {
        expect(await scriptBytesOf(page, `/${language}${path}`)).toBeLessThanOrEqual(readingPageMaxBytes);
      });

      test(`/${language}${path}, which is only read, after it`, async ({ page }) => {
        const bytes = await scriptBytesOf(page, `/${language}${path}`, { isTouched: true });
        expect(bytes).toBeGreaterThan(readingPageMaxBytes);
        expect(bytes).toBeLessThanOrEqual(anyPageMaxBytes);
      });
    }

    for (const path of formPages) {
      test(`/${language}${path}, a form`, async ({ page }) => {
        expect(await scriptBytesOf(page, `/${language}${path}`)).toBeLessThanOrEqual(anyPageMaxBytes);
      });
    }
  }

  // A budget holds nothing where the scripts are not seen at all.
  test('/en/travel-intake has scripts', async ({ page }) => {
    expect(await scriptBytesOf(page, '/en/travel-intake')).toBeGreaterThan(0);
  });
});
