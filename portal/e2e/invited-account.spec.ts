import type { APIRequestContext } from '@playwright/test';
import {
  button,
  demoPassword,
  fillPasswords,
  goodPassword,
  information,
  linkFor,
  newEmail,
  readers,
  signIn,
  title,
  type Reader,
} from './accounts';
import { expect, expectAccessible, test } from './fixtures';
import { word } from './words';

const cms = `http://127.0.0.1:${process.env.E2E_CMS_PORT}`;

/** Has staff make an account in Strapi, as its own form does. @returns the address */
async function makeAccount(request: APIRequestContext, { locale, first, last }: Reader): Promise<string> {
  const email = newEmail();
  const login = await request.post(`${cms}/admin/login`, {
    data: { email: 'staff@scholars.example', password: demoPassword },
  });
  const headers = { Authorization: `Bearer ${(await login.json()).data.token}` };
  const { roles } = await (await request.get(`${cms}/users-permissions/roles`, { headers })).json();
  const { id } = roles.find(({ type }: { type: string }) => type === 'member');
  const made = await request.post(`${cms}/content-manager/collection-types/plugin::users-permissions.user`, {
    headers,
    data: {
      username: email,
      email,
      password: 'whatever the form demands',
      firstName: first,
      lastName: last,
      language: locale,
      confirmed: false,
      blocked: false,
      role: { connect: [{ id }], disconnect: [] },
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  return email;
}

for (const reader of readers) {
  const { locale, viewport } = reader;
  const auth = (key: string) => word(locale, 'auth', key);

  test.describe(`An account that staff made, in ${locale} at ${viewport.width} px`, () => {
    test.use({ viewport, expectedConsoleErrors: [/status of (410|422)/] });

    test('is the person’s own once they choose a password by the mailed invitation, which works once', async ({
      page,
      request,
    }) => {
      const email = await makeAccount(request, reader);
      const link = await linkFor(email, 'set-password', 'set-password');
      expect(link).toMatch(new RegExp(`^/${locale}/`));
      await page.goto(link);
      await expect(title(page, auth('set.title'))).toBeVisible();
      await expectAccessible(page);
      await fillPasswords(page, goodPassword);
      await button(page, auth('set.submit')).click();
      await expect(title(page, auth('set.done'))).toBeFocused();
      await page.goto(link);
      await expect(title(page, auth('gone.title'))).toBeVisible();

      await signIn(page, locale, email, goodPassword, information(locale));
      await expect(page).toHaveURL(information(locale));
      await expect(page.getByRole('banner')).toContainText(reader.first);
    });
  });
}
