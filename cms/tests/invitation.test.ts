import { describe, expect, it } from 'vitest';
import { tokenFor } from './support/account-mails.js';
import { goodPassword, newPerson, registrationOf } from './support/accounts.js';
import { demoPassword, useCms } from './support/cms.js';
import { useSmtpSink } from './support/smtp-sink.js';

const sink = await useSmtpSink();
const cms = useCms({ env: { SMTP_URL: sink.url } });

const demandedPassword = 'typed by staff, because the form asks for one';

/** What Strapi's own form sends when an administrator makes an account. */
async function makeAccount(fields: Record<string, unknown> = {}, roleType = 'member'): Promise<string> {
  const email = newPerson();
  const role = await cms.db('up_roles').where({ type: roleType }).first('id');
  const { bytes } = await cms.post('/admin/login', { email: 'staff@scholars.example', password: demoPassword });
  const { token } = (JSON.parse(bytes.toString()) as { data: { token: string } }).data;
  const body = {
    username: email,
    email,
    password: demandedPassword,
    firstName: 'Huda',
    lastName: 'Karimi',
    language: 'ar',
    confirmed: false,
    blocked: false,
    role: { connect: [{ id: role.id }], disconnect: [] },
    ...fields,
  };
  const made = await cms.post('/content-manager/collection-types/plugin::users-permissions.user', body, { token });
  expect(made.status, made.bytes.toString()).toBe(201);
  return email;
}

const login = (email: string, password: string) => cms.post('/api/login', { email, password });

describe('An account that staff make', () => {
  it('invites its person in their language to set the first password, which confirms the address and makes them a member', async () => {
    const email = await makeAccount();
    const { mail } = await sink.mailTo(email);
    expect(mail.text).toContain('/ar/auth/set-password?token=');
    const token = await tokenFor(sink, email);
    expect((await cms.get('/api/check-set-password-token', { token })).status).toBe(200);
    expect((await cms.post('/api/set-password', { password: goodPassword }, { token })).status).toBe(200);
    expect((await cms.get('/api/check-set-password-token', { token })).status).toBe(401);
    expect(await cms.data('/api/user', { token: await cms.signIn(email, goodPassword) })).toMatchObject({
      email,
      role: 'member',
      confirmed: true,
      language: 'ar',
    });
  });

  it('has no password that staff know', async () => {
    const email = await makeAccount();
    expect((await login(email, demandedPassword)).status).toBe(401);
    expect(await cms.db('up_users').where({ email }).first('password')).toEqual({ password: null });
  });

  it('stays as it was made, and is invited once more, when somebody registers its address', async () => {
    const email = await makeAccount();
    await sink.mailTo(email);
    const before = await cms.db('up_users').where({ email }).first();
    const typed = registrationOf(email, { firstName: 'Fake', currentInstitution: 'State Prison', country: 'RU' });
    expect((await cms.post('/api/register', typed)).status).toBe(200);
    expect(await cms.db('up_users').where({ email }).first()).toEqual(before);
    const [, again] = await sink.mailsTo(email, 2);
    expect(again?.mail.text).not.toContain('Fake');
    const token = await tokenFor(sink, email, 2);
    expect((await cms.post('/api/set-password', { password: goodPassword }, { token })).status).toBe(200);
    expect(await cms.data('/api/user', { token: await cms.signIn(email, goodPassword) })).toMatchObject({
      fullName: 'Huda Karimi',
    });
  });

  it('has the role that staff choose', async () => {
    const email = await makeAccount({}, 'coordinator');
    await cms.post('/api/set-password', { password: goodPassword }, { token: await tokenFor(sink, email) });
    expect(await cms.data('/api/user', { token: await cms.signIn(email, goodPassword) })).toMatchObject({
      role: 'coordinator',
    });
  });

  it('is left as it is, and nobody is written to, where it is confirmed or blocked', async () => {
    const made = [await makeAccount({ confirmed: true }), await makeAccount({ blocked: true })];
    const subjects = await cms.db('up_users').whereIn('email', made).pluck('id');
    expect(await cms.db('link_tokens').whereIn('subject', subjects.map(String))).toEqual([]);
    expect(await cms.signIn(made[0] ?? '', demandedPassword)).toBeTruthy();
  });
});
