import { demoPassword, type Cms } from './cms.js';

let people = 0;

/** Somebody new who works in Strapi's desk, by the code of their role. @returns what they sign in with */
export async function newStaff(cms: Cms, code: string): Promise<string> {
  const role = await cms.strapi.db.query('admin::role').findOne({ where: { code } });
  const email = `${code}-${(people += 1)}@staff.example`;
  await cms.strapi
    .service('admin::user')
    .create({ email, firstname: 'Desk', lastname: 'Hand', password: demoPassword, isActive: true, roles: [role.id] });
  const { bytes } = await cms.post('/admin/login', { email, password: demoPassword });
  return (JSON.parse(bytes.toString()) as { data: { token: string } }).data.token; // as Strapi answers
}

/** What one of Strapi's own calls answers. */
export async function askDesk<T>(
  cms: Cms,
  token: string | undefined,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: T }> {
  const { status, bytes } = await cms.call(method, path, body, token === undefined ? {} : { token });
  const text = bytes.toString();
  return { status, body: (text.startsWith('{') ? JSON.parse(text) : undefined) as T }; // the caller's expectation
}
