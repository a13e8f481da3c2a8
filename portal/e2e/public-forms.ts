import { intlTag, type Locale } from '@scholars/contract/locale';
import { dateIn } from '@scholars/contract/zoned-instant';
import { expect, type Locator, type Page } from '@playwright/test';

/** What the public forms' journeys do again and again. */
export const languages = ['en', 'ar'] as const;

/** What a browser writes to its console about a request that was refused or did not get through. */
export const refusedRequests = [/^Failed to load resource/];

/** Opens a form page and waits until its script has taken over: a submit before that would be the native one. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    const form = document.querySelector('main form[enctype="multipart/form-data"]');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  });
}

export function control(page: Page, name: string): Locator {
  return page.locator(`main [name="${name}"]`);
}

/** Types a date, `YYYY-MM-DD`, into its three fields, in the digits of a language. */
export async function typeDate(
  page: Page,
  name: string,
  date: string,
  locale: Locale = 'en',
  within: Locator = page.getByRole('main'),
): Promise<void> {
  const [year, month, day] = date.split('-');
  for (const [part, number] of Object.entries({ day, month, year })) {
    await within
      .locator(`[name="${name}-${part}"]`)
      .fill(new Intl.NumberFormat(intlTag[locale], { useGrouping: false }).format(Number(number)));
  }
}

/** What a date field says that it read. */
export function readOut(page: Page, name: string): Locator {
  return page.locator(`#field-${name}-read`);
}

export function errorOf(page: Page, name: string): Locator {
  return page.locator(`#field-${name}-error`);
}

export function submitButton(page: Page): Locator {
  return page.locator('main form[enctype="multipart/form-data"] button[type="submit"]');
}

/**
 * The names of the fields that show an error, in the order of the page; a date is one, however many of its parts are
 * marked.
 */
export async function fieldsWithError(page: Page): Promise<string[]> {
  const invalid = await page.locator('main [aria-invalid="true"]').all();
  const names = await Promise.all(invalid.map(async (field) => (await field.getAttribute('name')) ?? ''));
  return [...new Set(names.map((name) => name.replace(/-(day|month|year)$/, '')))];
}

/** Counts what is sent to the page's own address. */
export function countPosts(page: Page): { readonly posts: number } {
  const count = { posts: 0 };
  page.on('request', (request) => {
    if (
      request.method() === 'POST' &&
      /\/(travel-intake|founding-fellows-profile|contact-us|join-us)$/.test(new URL(request.url()).pathname)
    )
      count.posts += 1;
  });
  return count;
}

/** `YYYY-MM-DD` so many days from today, by the clocks of a zone: where the test runs, if none is named. */
export function inDays(days: number, timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  const date = new Date(dateIn(timeZone, Date.now()));
  date.setUTCDate(date.getUTCDate() + days);
  return dateIn('UTC', date);
}

export async function chosenFiles(page: Page, name: string): Promise<number> {
  return control(page, name).evaluate((input) => (input as HTMLInputElement).files?.length ?? 0);
}

/** The open dialog, by its title. */
export function dialog(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title });
}

export async function expectHome(page: Page, language: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/${language}/?$`));
}
