import {
  button,
  demoPassword,
  endSessionsElsewhere,
  field,
  goodPassword,
  information,
  main,
  openAccount,
  readers,
  sessionCookie,
  signIn,
  signInQuietly,
  strangeToken,
  title,
} from './accounts';
import { expect, expectAccessible, test } from './fixtures';
import { word } from './words';

const member = 'member@scholars.example';
/** What must never be followed after a sign-in; a list stands for the name given twice. */
const hostile = [
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https://evil.example/en',
  '/%2f%2fevil.example',
  '/en%0d%0aLocation:%20https://evil.example',
  'javascript:alert(1)',
  ['/en/about', '/en/members'],
];
const asQuery = (nextUrl: string | string[]) =>
  [nextUrl]
    .flat()
    .map((value) => `nextUrl=${encodeURIComponent(value)}`)
    .join('&');

for (const reader of readers) {
  const { locale, viewport } = reader;
  const auth = (key: string) => word(locale, 'auth', key);

  test.describe(`Signing in, in ${locale} at ${viewport.width} px`, () => {
    test.use({ viewport, expectedConsoleErrors: [/status of 422|net::ERR_FAILED/] });

    test('with a wrong password says no more than that, keeps the address, and then works; the cookie is closed to scripts', async ({
      page,
      context,
    }) => {
      await signIn(page, locale, member, 'not the password');
      const refusal = main(page).getByRole('alert').first();
      await expect(refusal).toBeVisible();
      const words = await refusal.innerText();
      await expect(field(page, 'email')).toHaveValue(member);
      await expectAccessible(page);
      await field(page, 'password').fill(demoPassword);
      await button(page, auth('login.submit')).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/?$`));
      expect(await sessionCookie(context)).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
      expect(await page.evaluate(() => document.cookie)).not.toContain('session=');

      await context.clearCookies();
      await signIn(page, locale, 'nobody@lakeside.example', demoPassword);
      await expect(main(page).getByRole('alert').first()).toHaveText(words);
    });

    test('is asked for by a page of one’s own, and leads back to it, also where the first try got no answer', async ({
      page,
    }) => {
      await page.goto(`${information(locale)}?from=mail`);
      await expect(page).toHaveURL(
        `/${locale}/auth/login?nextUrl=${encodeURIComponent(`${information(locale)}?from=mail`)}&reason=required`,
      );
      await expect(main(page)).toContainText(auth('login.reason.required'));
      await field(page, 'email').fill(member);
      await field(page, 'password').fill(demoPassword);
      // The browser believes that it is online.
      await page.route('**/login.data*', (route) => route.abort());
      await field(page, 'password').press('Enter');
      await expect(page.getByRole('status').getByText(word(locale, 'errors', 'internal.text'))).toBeVisible();
      await page.unroute('**/login.data*');
      await expect(field(page, 'email')).toHaveValue(member);
      await expect(button(page, auth('login.submit'))).toBeVisible();
      await field(page, 'password').press('Enter');
      await expect(page).toHaveURL(`${information(locale)}?from=mail`);
      await expect(title(page, word(locale, 'account', 'information.title'))).toBeVisible();
      // Whoever is signed in has no business in the sign-in area.
      await page.goto(`/${locale}/auth/login?nextUrl=${encodeURIComponent(`/${locale}/about`)}`);
      await expect(page).toHaveURL(`/${locale}/about`);
      await page.goto(`/${locale}/auth/register`);
      await expect(page).toHaveURL(new RegExp(`/${locale}/?$`));
    });

    test('leads nowhere but to this site', async ({ page, context }) => {
      await signIn(page, locale, member, demoPassword, '//evil.example');
      await expect(page).toHaveURL(new RegExp(`^http://localhost:\\d+/${locale}/?$`));
      expect(await sessionCookie(context)).toBeDefined();
      for (const nextUrl of hostile) {
        const { status, location } = await page.evaluate(
          async (path) => {
            const response = await fetch(path);
            return { status: response.status, location: response.url };
          },
          `/${locale}/auth/login?${asQuery(nextUrl)}`,
        );
        expect({ status, location }, String(nextUrl)).toEqual({ status: 200, location: page.url() });
      }
    });

    test('is needed again where the session was ended elsewhere, but not to set a new password', async ({
      page,
      context,
      browser,
    }) => {
      const email = await openAccount(context, reader);
      await signInQuietly(context, locale, email, goodPassword);
      await page.goto(information(locale));
      const account = page.getByText(email);
      await expect(account).toBeVisible();
      const { cookies } = await context.storageState();

      await endSessionsElsewhere(browser, page, locale, email);
      await page.goto(`/${locale}/auth/reset-password?token=${strangeToken}`);
      await expect(page).toHaveURL(/\/auth\/reset-password\?token=/);
      await expect(title(page, auth('gone.title'))).toBeVisible();

      await context.addCookies(cookies);
      await page.goto(information(locale));
      await expect(page).toHaveURL(
        `/${locale}/auth/login?nextUrl=${encodeURIComponent(information(locale))}&reason=ended`,
      );
      await expect(title(page, auth('login.title'))).toBeVisible();
      await expect(main(page)).toContainText(auth('login.reason.ended'));
      expect(await sessionCookie(context)).toBeUndefined();
    });
  });

  test.describe(`Without script, in ${locale}`, () => {
    test.use({ viewport, javaScriptEnabled: false, expectedConsoleErrors: [/status of 422/] });

    test('the sign-in, the registration and the forgotten password say what they need it for, and keep what was typed', async ({
      page,
    }) => {
      const forms = [
        { path: 'login', submit: auth('login.submit'), typed: { email: member }, secret: { password: demoPassword } },
        { path: 'reset-password', submit: auth('reset.submit'), typed: { email: member }, secret: {} },
        {
          path: 'register',
          submit: auth('register.submit'),
          typed: {
            firstName: reader.first,
            lastName: reader.last,
            email: 'nobody@lakeside.example',
            currentTitle: 'Lecturer',
            currentInstitution: 'Lakeside University',
          },
          secret: { password: goodPassword, passwordConfirmation: goodPassword },
        },
      ];
      for (const { path, submit, typed, secret } of forms) {
        await page.goto(`/${locale}/auth/${path}`);
        const captcha = page.locator('#field-recaptcha');
        await expect(captcha.locator('noscript > p')).toContainText(word(locale, 'captcha', 'needsScript'));
        await expect(captcha.locator('noscript a')).toHaveAttribute('href', /^mailto:/);
        for (const [name, value] of Object.entries({ ...typed, ...secret })) await field(page, name).fill(value);
        if (path === 'register') {
          await field(page, 'country').selectOption('QA');
          await field(page, 'acceptTerms').check();
        }
        await button(page, submit).click();
        await expect(captcha.locator('#field-recaptcha-error')).toBeVisible();
        for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);
        for (const name of Object.keys(secret)) await expect(field(page, name)).toHaveValue('');
      }
      await expect(field(page, 'country')).toHaveValue('QA');
      await expect(field(page, 'acceptTerms')).toBeChecked();
    });
  });
}
