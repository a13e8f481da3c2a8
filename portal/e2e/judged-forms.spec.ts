import { messageText } from '@scholars/contract/message-catalogues';
import type { Locator, Page } from '@playwright/test';
import {
  button,
  field,
  goodPassword,
  information,
  linkFor,
  mailReset,
  main,
  openAccount,
  readers,
  signInQuietly,
} from './accounts';
import { expect, expectAccessible, test } from './fixtures';
import { startReact } from './start-react';
import { word } from './words';

/** Notes all that a page asks of the server, but for the files of the build and pictures that come into view. */
function noteRequests(page: Page): { readonly asked: string[] } {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/assets/') && request.resourceType() !== 'image')
      asked.push(`${request.method()} ${pathname}`);
  });
  return { asked };
}

/** A message, behind the label of its field or what says that it is an error. */
const endingSo = (message: string) => new RegExp(`${message.replace(/[.?]/g, '\\$&')}$`);

/**
 * Each control is marked, and tied to its message; the first one has the focus; the list above leads to all of them.
 */
async function expectRefused(form: Locator, errors: Record<string, string>, hasList = true): Promise<void> {
  for (const [name, message] of Object.entries(errors)) {
    const control = form.locator(`[name="${name}"]`).first();
    await expect(control, name).toHaveAccessibleDescription(endingSo(message));
    await expect(control, name).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(form.getByRole('alert').getByRole('link')).toHaveText(
    hasList ? Object.values(errors).map(endingSo) : [],
  );
  await expect(form.locator('[aria-invalid]')).toHaveCount(Object.keys(errors).length);
  await expect(form.locator('[aria-invalid]').first()).toBeFocused();
  // Added once more with the rules it would come behind the page's own, and move the button under the pointer.
  const frames = await form.evaluate(() => [...document.styleSheets].filter(({ href }) => href?.includes('/base-')));
  expect(frames, "the frame's stylesheet").toHaveLength(1);
}

/** Nothing that runs by itself may come between: the page is at rest before the form is sent. */
async function openQuietly(page: Page, path: string): Promise<{ readonly asked: string[] }> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await startReact(page);
  return noteRequests(page);
}

for (const reader of readers) {
  const { locale, viewport } = reader;
  const message = (ref: string) => messageText(locale, ref);
  const auth = (key: string) => word(locale, 'auth', key);
  const account = (key: string) => word(locale, 'account', key);
  const newsletter = (page: Page) => page.locator('#newsletter');
  const subscribe = (page: Page) =>
    newsletter(page).getByRole('button', { name: word(locale, 'shell', 'newsletter.submit') });

  test.describe(`A form that cannot be right makes no request, in ${locale} at ${viewport.width} px:`, () => {
    test.use({ viewport });

    for (const { what, typed, error, tag } of [
      { what: 'an empty', typed: '', error: 'email.required', tag: [] },
      { what: 'a malformed', typed: 'not an address', error: 'email.invalid', tag: '@thorough' },
    ]) {
      test(`${what} newsletter`, { tag }, async ({ page }) => {
        const { asked } = await openQuietly(page, `/${locale}/about`);
        await newsletter(page).locator('[name="email"]').fill(typed);
        await subscribe(page).click();
        await expectRefused(newsletter(page), { email: message(error), consent: message('consent.required') }, false);
        await expect(newsletter(page).locator('[name="email"]')).toHaveValue(typed);
        expect(asked).toEqual([]);
        await expectAccessible(page);
      });

      test(`${what} login`, { tag }, async ({ page }) => {
        const { asked } = await openQuietly(page, `/${locale}/auth/login`);
        await field(page, 'email').fill(typed);
        await button(page, auth('login.submit')).click();
        await expectRefused(main(page).locator('form').first(), {
          email: message(error),
          password: message('password.required'),
        });
        await expect(field(page, 'email')).toHaveValue(typed);
        expect(asked).toEqual([]);
        await expectAccessible(page);
      });

      test(`${what} request of a new password`, { tag }, async ({ page }) => {
        const { asked } = await openQuietly(page, `/${locale}/auth/reset-password`);
        await field(page, 'email').fill(typed);
        await button(page, auth('reset.submit')).click();
        await expectRefused(main(page).locator('form').first(), { email: message(error) });
        expect(asked).toEqual([]);
      });
    }

    test('an empty registration, and one whose passwords are not good', async ({ page }) => {
      const { asked } = await openQuietly(page, `/${locale}/auth/register`);
      await button(page, auth('register.submit')).click();
      const form = main(page).locator('form').first();
      await expectRefused(form, {
        firstName: message('firstName.required'),
        lastName: message('lastName.required'),
        email: message('email.required'),
        password: message('password.required'),
        passwordConfirmation: message('password.repeat'),
        country: message('residence.required'),
        currentTitle: message('title.required'),
        currentInstitution: message('institution.required'),
        acceptTerms: message('terms.required'),
      });
      await expectAccessible(page);
      await field(page, 'password').fill('short');
      await expect(field(page, 'password')).toHaveAccessibleDescription(new RegExp(message('password.min')));
      await field(page, 'firstName').fill(reader.first);
      await expect(field(page, 'firstName')).not.toHaveAttribute('aria-invalid');
      expect(asked).toEqual([]);
    });

    test(
      'the code of an invitation, and an answer to one with too many guests',
      { tag: '@thorough' },
      async ({ page }) => {
        const code = locale === 'ar' ? 'DEMO-GATHERING-AR' : 'DEMO-GATHERING-EN';
        const gathering = await openQuietly(page, `/${locale}/annual-gathering-24`);
        await page.locator('#code button').click();
        await expectRefused(page.locator('#code form'), { invitation: message('invitation.required') }, false);
        expect(gathering.asked).toEqual([]);

        const { asked } = await openQuietly(page, `/${locale}/annual-gathering-24?invitation=${code}`);
        const invitation = page.locator('#invitation');
        const fold = invitation.locator('summary');
        if (await fold.isVisible()) await fold.click();
        await invitation.locator('[name="attending"][value="yes"]').check();
        await invitation.locator('[name="guests"]').fill('99');
        await invitation.locator('form button').click();
        await expectRefused(invitation.locator('form'), { guests: message('guests.max:2') });
        await expect(invitation.locator('[name="guests"]')).toHaveValue('99');
        expect(asked).toEqual([]);
      },
    );

    test(
      'a new password by a mailed link; one’s information and a changed password',
      { tag: '@thorough' },
      async ({ page, context }) => {
        const email = await openAccount(context, reader);
        await mailReset(context, locale, email);
        const link = await openQuietly(page, await linkFor(email, 'reset-password', 'reset-password'));
        await field(page, 'password').fill('short');
        await button(page, auth('set.submit')).click();
        await expectRefused(main(page).locator('form').first(), {
          password: message('password.min'),
          passwordConfirmation: message('password.repeat'),
        });
        expect(link.asked).toEqual([]);

        await signInQuietly(context, locale, email, goodPassword);
        const { asked } = await openQuietly(page, information(locale));
        await field(page, 'firstName').fill('');
        await field(page, 'phoneNumber').fill('12ab');
        await button(page, account('information.submit')).click();
        await expectRefused(page.locator('#information form'), {
          firstName: message('firstName.required'),
          phoneNumber: message('phone.digits'),
        });
        await button(page, account('password.submit')).click();
        await expectRefused(page.locator('#password form'), {
          oldPassword: message('password.required'),
          password: message('password.required'),
          passwordConfirmation: message('password.repeat'),
        });
        await expect(field(page, 'phoneNumber')).toHaveValue('12ab');
        expect(asked).toEqual([]);
        await expectAccessible(page);
      },
    );
  });

  test.describe(`A form that is sent before React is there, in ${locale} at ${viewport.width} px,`, () => {
    test.use({ viewport });

    for (const { what, path, form, send } of [
      { what: 'the newsletter of a page that is only read', path: '/privacy', form: '#newsletter', send: 'click' },
      { what: 'the newsletter, sent by what touches nothing', path: '/about', form: '#newsletter', send: 'program' },
      { what: 'the login', path: '/auth/login', form: 'main form', send: 'click' },
      { what: 'a message to the network', path: '/contact-us', form: 'main form[enctype]', send: 'click' },
    ]) {
      test(`waits for it and is judged: ${what}`, async ({ page }) => {
        let letReactCome = () => {};
        const held = new Promise<void>((resolve) => (letReactCome = resolve));
        await page.route('**/assets/*.js', async (route) => {
          await held;
          await route.continue();
        });
        // Scripts that are held back would hold back its end.
        await page.goto(`/${locale}${path}`, { waitUntil: 'commit' });
        const { asked } = noteRequests(page);
        const sent = page.locator(form).first();
        await sent.locator('input[type=email]').fill('not an address');
        if (send === 'click') await sent.locator('button[type=submit]').click();
        else await sent.evaluate((element) => (element as HTMLFormElement).requestSubmit());
        await expect(sent).toHaveAttribute('data-held', '');
        letReactCome();
        await expect(sent.locator('input[type=email]')).toHaveAccessibleDescription(
          new RegExp(message('email.invalid')),
        );
        await expect(sent.locator('input[type=email]')).toHaveValue('not an address');
        await expect(sent.locator('[aria-invalid]').first()).toBeFocused();
        expect(asked).toEqual([]);
      });
    }
  });
}

test('The newsletter says nothing to who passes it by with the keyboard', async ({ page }) => {
  await page.goto('/en/about');
  await startReact(page);
  const email = page.locator('#newsletter-email');
  await email.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('#newsletter button')).toBeFocused();
  await expect(email).not.toHaveAttribute('aria-invalid');
  await email.fill('not an address');
  await page.keyboard.press('Tab');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
});
