import type { BrowserContext, Page } from '@playwright/test';
import { messageText } from '@scholars/contract/message-catalogues';
import {
  button,
  field,
  fillAffiliation,
  fillPasswords,
  goodPassword,
  information,
  linkFor,
  main,
  newEmail,
  openAccount,
  readers,
  sessionCookie,
  signInQuietly,
  strangeToken,
  title,
} from './accounts';
import { expect, expectAccessible, test } from './fixtures';
import { word, type Locale } from './words';

/** Somebody at ORCID, with an iD that nobody else has. */
function newPerson() {
  const digits = String(Math.floor(Math.random() * 1e12)).padStart(12, '0');
  return {
    sub: `0000-${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8)}`,
    given_name: 'Josiah',
    family_name: 'Carberry',
  };
}

/** At the provider: says who one is, and agrees. */
async function agree(page: Page, person: ReturnType<typeof newPerson>): Promise<void> {
  for (const [name, value] of Object.entries(person)) await page.locator(`[name="${name}"]`).fill(value);
  await page.getByRole('button', { name: 'Agree' }).click();
}

async function startAtLogin(page: Page, locale: Locale, nextUrl = ''): Promise<void> {
  await page.goto(`/${locale}/auth/login${nextUrl && `?nextUrl=${encodeURIComponent(nextUrl)}`}`);
  await button(page, word(locale, 'auth', 'login.orcid')).click();
}

/** Signed out here; ORCID knows the person still. */
const signOut = (context: BrowserContext) => context.clearCookies({ name: 'session' });

for (const reader of readers) {
  const { locale, viewport } = reader;
  const auth = (key: string) => word(locale, 'auth', key);
  const account = (key: string) => word(locale, 'account', key);

  test.describe(`ORCID, in ${locale} at ${viewport.width} px`, () => {
    test.use({ viewport, expectedConsoleErrors: [/status of 422/] });

    test('brings somebody new to the registration with their name, and signs them in once the address is confirmed', async ({
      page,
      context,
    }) => {
      const email = newEmail();
      const person = newPerson();
      await startAtLogin(page, locale);
      await agree(page, person);
      await expect(page).toHaveURL(`/${locale}/auth/register`);
      await expect(main(page)).toContainText(auth('register.introduced'));
      await expect(field(page, 'firstName')).toHaveValue(person.given_name);
      await expect(field(page, 'lastName')).toHaveValue(person.family_name);
      await expectAccessible(page);
      await field(page, 'email').fill(email);
      await fillPasswords(page, goodPassword);
      await fillAffiliation(page);
      await button(page, auth('register.submit')).click();
      await expect(title(page, auth('sent.title'))).toBeVisible();
      expect(await sessionCookie(context)).toBeUndefined();
      await page.goto(await linkFor(email, 'confirm-email', 'confirm-email'));
      await button(page, auth('confirm.submit')).click();
      await expect(title(page, auth('confirm.done'))).toBeVisible();

      await startAtLogin(page, locale, information(locale));
      await expect(page).toHaveURL(information(locale));
      await expect(main(page)).toContainText(email);
      await expect(main(page).getByRole('link', { name: person.sub })).toBeVisible();
    });

    test('is connected with an account, signs in without a password, and is disconnected again', async ({
      page,
      context,
    }) => {
      const email = await openAccount(context, reader);
      const person = newPerson();
      await signInQuietly(context, locale, email, goodPassword);
      const before = await sessionCookie(context);
      await page.goto(information(locale));
      await button(page, account('methods.connect')).click();
      await agree(page, person);
      await expect(page).toHaveURL(information(locale));
      await expect(main(page)).toContainText(account('methods.connected'));
      await expect(main(page).getByRole('link', { name: person.sub })).toHaveAttribute(
        'href',
        `https://orcid.org/${person.sub}`,
      );
      expect((await sessionCookie(context))?.value).not.toBe(before?.value);

      await signOut(context);
      await startAtLogin(page, locale, information(locale));
      await expect(page).toHaveURL(information(locale));
      await expect(main(page)).toContainText(email);
      await button(page, account('methods.disconnect')).click();
      await expect(main(page)).toContainText(account('methods.disconnected'));
      await expect(button(page, account('methods.connect'))).toBeVisible();
      await expectAccessible(page);

      await signOut(context);
      await startAtLogin(page, locale);
      await expect(page).toHaveURL(`/${locale}/auth/register`);
    });

    test('that is declined there says so here, with the way back', async ({ page }) => {
      await startAtLogin(page, locale);
      await page.getByRole('button', { name: 'Deny' }).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/auth/orcid/callback\\?`));
      await expect(main(page).getByRole('alert')).toBeVisible();
      await main(page)
        .getByRole('link', { name: auth('register.login') })
        .click();
      await expect(title(page, auth('login.title'))).toBeVisible();
    });
  });
}

test.describe('ORCID', () => {
  const [reader] = readers;
  const { locale } = reader;
  const account = (key: string) => word(locale, 'account', key);
  test.use({ expectedConsoleErrors: [/status of 422/] });

  test('of somebody else is not connected with a second account', { tag: '@thorough' }, async ({ page, context }) => {
    const person = newPerson();
    for (const isTaken of [false, true]) {
      await signInQuietly(context, locale, await openAccount(context, reader), goodPassword);
      await page.goto(information(locale));
      await button(page, account('methods.connect')).click();
      if (!isTaken) await agree(page, person);
      if (!isTaken) await expect(main(page)).toContainText(account('methods.connected'));
    }
    await expect(main(page).getByRole('alert')).toContainText(messageText(locale, 'account.identityTaken'));
    await main(page)
      .getByRole('link', { name: account('information.title') })
      .click();
    await expect(page).toHaveURL(information(locale));
  });

  test(
    'signs nobody in by a return that this browser did not set out for',
    { tag: '@thorough' },
    async ({ page, context }) => {
      const returns = [
        '',
        '?code=x&state=',
        `?code=x&state=${strangeToken}`,
        '?error=server_error',
        '?state=a&state=b&code=1',
      ];
      for (const query of returns) {
        await page.goto(`/${locale}/auth/orcid/callback${query}`);
        await expect(main(page).getByRole('alert')).toBeVisible();
        await expect(main(page).getByRole('link', { name: word(locale, 'auth', 'register.login') })).toHaveAttribute(
          'href',
          `/${locale}/auth/login`,
        );
      }
      // This browser has set out, but for another return.
      await startAtLogin(page, locale);
      await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
      await page.goto(`/${locale}/auth/orcid/callback?code=x&state=${strangeToken}`);
      await expect(main(page).getByRole('alert')).toBeVisible();
      expect(await sessionCookie(context)).toBeUndefined();
    },
  );
});
