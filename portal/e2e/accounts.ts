import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { randomUUID } from 'node:crypto';
import { waitForMails } from './outbox';
import { word, type Locale } from './words';

/** The two languages, one in a wide window and one in a phone's. */
export const readers = [
  { locale: 'en', viewport: { width: 1280, height: 900 }, first: 'Amina', last: 'Otieno' },
  { locale: 'ar', viewport: { width: 390, height: 844 }, first: 'أمينة', last: 'عتيق' },
] as const;
export type Reader = (typeof readers)[number];

export const demoPassword = 'demo-Passw0rd-2026';
export const goodPassword = 'lantern orchard 47 tides';
/** 43 characters, as a mailed link's token has them, of nobody. */
export const strangeToken = 'x'.repeat(43);

export const main = (page: Page) => page.getByRole('main');
export const field = (page: Page, name: string) => main(page).locator(`[name="${name}"]`);
export const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const sessionCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name.endsWith('session'));
export const information = (locale: Locale) => `/${locale}/account/my-information`;

/** An address that nobody has used before. */
export function newEmail(): string {
  return `scholar.${randomUUID()}@lakeside.example`;
}

/** The path that a mail leads to, of the last of so many mails of a kind to an address. */
export async function linkFor(address: string, template: string, path: string, count = 1): Promise<string> {
  await expect
    .poll(async () => (await waitForMails(address, template)).length, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(count);
  const mail = (await waitForMails(address, template)).at(-1) ?? '';
  const link = new RegExp(`/(?:en|ar)/auth/${path}\\?token=[\\w-]{43}`).exec(mail);
  if (!link) throw new Error(`The mail ${template} has no link to ${path}`);
  return link[0];
}

/** What a visitor types to open an account, but for the address and the passwords. */
export async function fillPerson(page: Page, { first, last }: Reader): Promise<void> {
  await field(page, 'firstName').fill(first);
  await field(page, 'lastName').fill(last);
  await fillAffiliation(page);
}

export async function fillAffiliation(page: Page): Promise<void> {
  await field(page, 'country').selectOption('QA');
  await field(page, 'currentTitle').fill('Lecturer');
  await field(page, 'currentInstitution').fill('Lakeside University');
  await main(page).locator('[name="thematicAreas"][value="3"]').check();
  await field(page, 'acceptTerms').check();
}

export async function fillPasswords(page: Page, password: string): Promise<void> {
  await field(page, 'password').fill(password);
  await field(page, 'passwordConfirmation').fill(password);
}

/** Signs in as a person does, by the form. */
export async function signIn(page: Page, locale: Locale, email: string, password: string, nextUrl = ''): Promise<void> {
  await page.goto(`/${locale}/auth/login${nextUrl && `?nextUrl=${encodeURIComponent(nextUrl)}`}`);
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(password);
  await button(page, word(locale, 'auth', 'login.submit')).click();
}

/** Signs in without a page, where the sign-in is not what the journey is about. */
export async function signInQuietly(
  context: BrowserContext,
  locale: Locale,
  email: string,
  password: string,
): Promise<void> {
  await call(context, locale, '/api/login', { email, password, recaptcha: await solveCaptcha(context, 'login') });
}

/** A confirmed account of a new person, by the real mail. @returns its address */
export async function openAccount(context: BrowserContext, reader: Reader): Promise<string> {
  const email = await register(context, reader);
  const link = await linkFor(email, 'confirm-email', 'confirm-email');
  await call(context, reader.locale, '/api/confirm-email', {}, link.split('token=')[1]);
  return email;
}

/** Registers a new person without a page; the address is not confirmed. @returns the address */
export async function register(context: BrowserContext, { locale, first, last }: Reader): Promise<string> {
  const email = newEmail();
  await call(context, locale, '/api/register', {
    firstName: first,
    lastName: last,
    email,
    password: goodPassword,
    passwordConfirmation: goodPassword,
    country: 'QA',
    currentTitle: 'Lecturer',
    currentInstitution: 'Lakeside University',
    thematicAreas: [3],
    acceptTerms: true,
    recaptcha: await solveCaptcha(context, 'register'),
  });
  return email;
}

/** Has the link to a new password mailed, without a page. */
export async function mailReset(context: BrowserContext, locale: Locale, email: string): Promise<void> {
  await call(context, locale, '/api/request-reset-password', {
    email,
    recaptcha: await solveCaptcha(context, 'request-reset-password'),
  });
}

/** Ends all sessions of an account, as its owner may from another device. */
export async function endSessionsElsewhere(
  browser: Browser,
  page: Page,
  locale: Locale,
  email: string,
  password = goodPassword,
): Promise<void> {
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await signInQuietly(elsewhere, locale, email, password);
  await call(elsewhere, locale, '/api/logout', { everywhere: true });
  await elsewhere.close();
}

async function solveCaptcha(context: BrowserContext, action: string): Promise<string> {
  const response = await context.request.get('/api/captcha', { params: { action } });
  const { challenge } = (await response.json()).data;
  return Buffer.from(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })).toString(
    'base64',
  );
}

async function call(
  context: BrowserContext,
  locale: Locale,
  path: string,
  data: object,
  bearer?: string,
): Promise<void> {
  const headers = {
    'Sec-Fetch-Site': 'same-origin',
    Language: locale,
    ...(bearer && { Authorization: `Bearer ${bearer}` }),
  };
  const response = await context.request.post(path, { data, headers });
  expect(response.status(), `${path}: ${await response.text()}`).toBe(200);
}
