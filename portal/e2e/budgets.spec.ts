import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const formPageMaxBytes = 140_000;
const readingPageMaxBytes = 20_000;

/** Opens a page and adds up what its scripts weigh on the wire, compressed as they were sent. */
async function scriptBytesOf(page: Page, path: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.request().sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test.describe('The scripts of a page stay within their budget', () => {
  for (const path of ['/en', '/ar', '/en/opportunities', '/ar/opportunities', '/en/members', '/ar/organizations', '/en/about']) {
    test(`${path}, which is only read, before the first touch`, async ({ page }) => {
      expect(await scriptBytesOf(page, path)).toBeLessThanOrEqual(readingPageMaxBytes);
    });
  }

  for (const path of ['/en/travel-intake', '/ar/travel-intake', '/en/founding-fellows-profile', '/ar/founding-fellows-profile']) {
    test(`${path}, a form`, async ({ page }) => {
      const bytes = await scriptBytesOf(page, path);
      expect(bytes).toBeLessThanOrEqual(formPageMaxBytes);
      expect(bytes, 'the form has its scripts').toBeGreaterThan(0);
    });
  }
});
