import { expect, type Locator, type Page } from '@playwright/test';

/** Signs the coordinator in and opens a page of the back office. */
export async function openAsCoordinator(page: Page, path: string): Promise<void> {
  await page.goto(`/${path.split('/')[1]}/auth/login?nextUrl=${encodeURIComponent(path)}`);
  const main = page.getByRole('main');
  await main.locator('[name="email"]').fill('coordinator@scholars.example');
  await main.locator('[name="password"]').fill('demo-Passw0rd-2026');
  await main.locator('[name="password"]').press('Enter');
  await page.waitForURL(({ pathname }) => pathname === path);
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
