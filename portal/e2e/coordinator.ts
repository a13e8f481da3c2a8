import { expect, type Cookie, type Locator, type Page } from '@playwright/test';
import { demoPassword, signInQuietly } from './accounts';

// Of the worker that runs the journeys one after the other: each sign-in costs a proof of work.
let session: Cookie[] | undefined;

/** Opens a page of the back office as the coordinator; the sign-in by its form is a journey of its own. */
export async function openAsCoordinator(page: Page, path: string): Promise<void> {
  const context = page.context();
  if (session) {
    await context.addCookies(session);
  } else {
    const locale = path.startsWith('/ar') ? 'ar' : 'en';
    await signInQuietly(context, locale, 'coordinator@scholars.example', demoPassword);
    session = await context.cookies();
  }
  await page.goto(path);
}

/** Opens the one submission of the open queue that a reference names. */
export async function openByReference(page: Page, search: string, reference: string, title: string): Promise<void> {
  await page.getByRole('searchbox', { name: search }).fill(reference);
  await expect(page).toHaveURL(new RegExp(reference));
  // The rows of before have it too, and it moves as the others go.
  const rows = page.getByRole('main').locator('[data-row-link]');
  await expect(rows).toHaveCount(1);
  await rows.filter({ hasText: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** A part of a submission's page, by its heading. */
export function panel(page: Page, name: string): Locator {
  return page.getByRole('region', { name });
}
