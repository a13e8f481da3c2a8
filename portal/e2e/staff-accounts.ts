import { expect, type APIRequestContext } from '@playwright/test';
import { demoPassword, newEmail, type Reader } from './accounts';

const cms = `http://127.0.0.1:${process.env.E2E_CMS_PORT}`;

/** What staff's calls to Strapi's desk carry. */
export async function signInAsStaff(request: APIRequestContext): Promise<{ Authorization: string }> {
  const login = await request.post(`${cms}/admin/login`, {
    data: { email: 'staff@scholars.example', password: demoPassword },
  });
  return { Authorization: `Bearer ${(await login.json()).data.token}` };
}

/**
 * Has staff make an account in Strapi, as its own form does.
 *
 * @param queues of a coordinator who is given some alone
 * @returns the address
 */
export async function makeAccount(
  request: APIRequestContext,
  { locale, first, last }: Pick<Reader, 'locale' | 'first'> & { last: string },
  role: 'member' | 'coordinator' = 'member',
  queues: string[] | null = null,
): Promise<string> {
  const email = newEmail();
  const headers = await signInAsStaff(request);
  const { roles } = await (await request.get(`${cms}/users-permissions/roles`, { headers })).json();
  const { id } = roles.find(({ type }: { type: string }) => type === role);
  const made = await request.post(`${cms}/content-manager/collection-types/plugin::users-permissions.user`, {
    headers,
    data: {
      username: email,
      email,
      password: 'whatever the form demands',
      firstName: first,
      lastName: last,
      language: locale,
      queues,
      confirmed: false,
      blocked: false,
      role: { connect: [{ id }], disconnect: [] },
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  return email;
}
