import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword, signInQuietly } from './accounts';

/** Opens a page of the back office as the coordinator; the sign-in by its form is a journey of its own. */
export async function openAsCoordinator(page: Page, path: string): Promise<void> {
  await signInQuietly(
    page.context(),
    path.startsWith('/ar') ? 'ar' : 'en',
    'coordinator@scholars.example',
    demoPassword,
  );
  await page.goto(path);
}

/** Opens the one submission of the open queue that a reference names. */
export async function openByReference(page: Page, search: string, reference: string, title: string): Promise<void> {
  await page.getByRole('searchbox', { name: search }).fill(reference);
  const rows = page.getByRole('main').getByRole('link', { name: title });
  await expect(page).toHaveURL(new RegExp(reference));
  await expect(rows).toHaveCount(1);
  await rows.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** A part of a submission's page, by its heading. */
export function panel(page: Page, name: string): Locator {
  return page.getByRole('region', { name });
}
