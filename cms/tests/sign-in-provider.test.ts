import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword, newPerson, registrationOf } from './support/accounts.js';
import { tokenFor } from './support/account-mails.js';
import { people, useCms } from './support/cms.js';
import { dumpDatabase } from './support/database-dump.js';
import { OpenIdProvider } from './support/openid-provider.js';
import { publicUrl } from './support/places.js';
import type { RequestOptions } from './support/request.js';
import { useSmtpSink } from './support/smtp-sink.js';

const provider = new OpenIdProvider();
const sink = await useSmtpSink();
beforeAll(() => provider.start(['en', 'ar'].map((locale) => `${publicUrl}/${locale}/auth/orcid/callback`)));
afterAll(() => provider.stop());

const cms = useCms({
  env: {
    // Known once they listen; read when the CMS starts.
    get ORCID_ISSUER() {
      return provider.issuer;
    },
    get SMTP_URL() {
      return sink.url;
    },
    ORCID_CLIENT_ID: provider.client.id,
    ORCID_CLIENT_SECRET: provider.client.secret,
  },
});

type Start = { url: string; state: string };
const start = async (options: RequestOptions = {}): Promise<Start> => {
  const { body } = await cms.post<Start>('/api/auth/orcid', {}, options);
  if (!body.success) throw new Error(body.message);
  return body.data;
};
const finish = (parameters: Record<string, string>, options: RequestOptions = {}) =>
  cms.post<{ token: string }>('/api/auth/orcid/callback', parameters, options);
const visit = async (options: RequestOptions = {}) =>
  Object.fromEntries((await provider.visit((await start(options)).url)).searchParams);
const someone = (sub: string, given_name = 'Josiah', family_name = 'Carberry') =>
  (provider.person = { sub, given_name, family_name });

/** An account of a new person, and its session. */
async function open(changes: Record<string, unknown> = {}): Promise<{ email: string; token: string }> {
  const email = newPerson();
  await cms.post('/api/register', registrationOf(email, changes));
  await cms.post('/api/confirm-email', {}, { token: await tokenFor(sink, email) });
  return { email, token: await cms.signIn(email, goodPassword) };
}

describe('Signing in with ORCID', () => {
  it('is offered where it is configured, and starts with PKCE, state and nonce', async () => {
    expect(await cms.data('/api/sign-in-providers')).toEqual([{ name: 'orcid' }]);
    const { url, state } = await start({ language: 'ar' });
    const query = Object.fromEntries(new URL(url).searchParams);
    expect(query).toMatchObject({
      scope: 'openid',
      state,
      code_challenge_method: 'S256',
      redirect_uri: `${publicUrl}/ar/auth/orcid/callback`,
      response_type: 'code',
    });
    expect(query.nonce).toMatch(/^[\w-]{40,}$/);
    expect(query.code_challenge).toMatch(/^[\w-]{43}$/);
  });

  it('of somebody unknown proposes their name, and the account they then open is theirs by ORCID too', async () => {
    someone('0000-0001-5109-3700', 'Laure', 'Haak');
    const { status, body } = await finish(await visit());
    expect({ status, body }).toMatchObject({
      status: 404,
      body: { success: false, data: { firstName: 'Laure', lastName: 'Haak' } },
    });
    const { token } = (body as { data: { token: string } }).data;
    const { email } = await open({ providerToken: token });
    const again = await finish(await visit());
    expect(again).toMatchObject({ status: 200, body: { data: { user: { email } } } });
  });

  it('joins nobody by an address, only by provider and iD', async () => {
    someone('0000-0003-0000-0001');
    Object.assign(provider.person, { email: people.member, email_verified: true });
    expect((await finish(await visit())).status).toBe(404);
  });

  it('can be connected from a session, which is then a new one, and works from then on', async () => {
    const { email, token } = await open();
    someone('0000-0003-0000-0002');
    const connected = await finish(await visit({ token }), { token });
    expect(connected).toMatchObject({ status: 200, body: { data: { user: { email } } } });
    expect((await cms.get('/api/user', { token })).status).toBe(401);
    const { body } = await finish(await visit());
    if (!body.success) throw new Error(body.message);
    expect(await cms.data('/api/identities', { token: body.data.token })).toEqual([
      { provider: 'orcid', subject: '0000-0003-0000-0002', connectedAt: expect.any(String) },
    ]);
    expect((await cms.call('DELETE', '/api/identities/orcid', undefined, { token: body.data.token })).status).toBe(200);
    const told = await cms.data<{ notifications: { data: { title: string } }[] }>('/api/user-notifications', {
      token: body.data.token,
    });
    expect(told.notifications.map(({ data }) => data.title)).toEqual([
      'ORCID was disconnected from your account',
      'ORCID was connected with your account',
      'Welcome to Scholars Network',
    ]);
    expect((await finish(await visit())).status).toBe(404);
  });

  it('connects nobody but the one who asked, and no iD that another account has', async () => {
    const [one, other] = [await open(), await open()];
    someone('0000-0003-0000-0003');
    expect((await finish(await visit({ token: one.token }), { token: other.token })).status).toBe(422);
    expect((await finish(await visit({ token: one.token }))).status).toBe(422);
    expect((await finish(await visit({ token: one.token }), { token: one.token })).status).toBe(200);
    expect((await finish(await visit({ token: other.token }), { token: other.token })).status).toBe(409);
  });

  it('fails without its state, with a foreign one, with a used one, and with a code of another', async () => {
    someone('0000-0003-0000-0004');
    const good = await visit();
    const other = await visit();
    const refused = {
      status: 422,
      body: { success: false, message: 'The sign-in was not completed. Please try again' },
    };
    for (const bad of [{ code: good.code }, { ...good, state: 'x'.repeat(43) }, {}, { ...good, code: '' }])
      expect(await finish(bad as Record<string, string>)).toMatchObject(refused);
    expect(await finish({ ...good, code: other.code ?? '' })).toMatchObject(refused);
    // The state is used up, whatever came of it.
    expect(await finish(good)).toMatchObject(refused);
    expect(await finish({ ...other, iss: 'https://evil.example' })).toMatchObject(refused);
    expect(await finish({ ...(await visit()), error: 'access_denied' })).toMatchObject(refused);
  });

  it('takes a code once: not again with another state, and of two returns at once one', async () => {
    const { token } = await open();
    someone('0000-0003-0000-0006');
    await finish(await visit({ token }), { token });
    const good = await visit();
    const both = await Promise.all([finish(good), finish(good)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await finish({ ...good, state: (await start()).state })).status).toBe(422);
  });

  it('takes no answer that another provider could have given', async () => {
    someone('0000-0003-0000-0007');
    const { iss: _, ...unnamed } = await visit();
    expect((await finish(unnamed)).status).toBe(422);
    expect((await finish({ ...(await visit()), iss: 'https://orcid.org.evil.example' })).status).toBe(422);
  });

  it('is finished within ten minutes, in the language in which it was started', async () => {
    someone('0000-0003-0000-0008');
    const late = await visit();
    await cms.db('provider_logins').update({ expires_at: cms.db.raw('expires_at - 601000') });
    expect((await finish(late)).status).toBe(422);
    expect((await finish(await visit({ language: 'ar' }))).status).toBe(422);
    expect((await finish(await visit({ language: 'ar' }), { language: 'ar' })).status).toBe(404);
  });

  it('connects one iD to one of two accounts that bring it at once', async () => {
    const [one, other] = [await open(), await open()];
    someone('0000-0003-0000-0009');
    const [first, second] = [await visit({ token: one.token }), await visit({ token: other.token })];
    const both = await Promise.all([finish(first, { token: one.token }), finish(second, { token: other.token })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await cms.count('account_identities', { subject: '0000-0003-0000-0009' })).toBe(1);
  });

  it('of an account that was deleted is free for another', async () => {
    const { email, token } = await open();
    someone('0000-0003-0000-0010');
    await finish(await visit({ token }), { token });
    const { document_id: documentId } = await cms.db('up_users').where({ email }).first('document_id');
    await cms.strapi.documents('plugin::users-permissions.user').delete({ documentId });
    const { status, body } = await finish(await visit());
    expect(status).toBe(404);
    await open({ providerToken: (body as { data: { token: string } }).data.token });
    expect((await finish(await visit())).status).toBe(200);
  });

  it('keeps its secrets in no log, and its state nowhere in clear', async () => {
    someone('0000-0003-0000-0011');
    const good = await visit();
    expect((await dumpDatabase(cms)).includes(good.state ?? '')).toBe(false);
    await finish(good);
    const logged = cms.logged.join('\n');
    for (const secret of [good.state ?? '', good.code ?? '', provider.client.secret])
      expect(logged.includes(secret)).toBe(false);
  });

  it('lets no blocked account in', async () => {
    const { email, token } = await open();
    someone('0000-0003-0000-0005');
    await finish(await visit({ token }), { token });
    await cms.db('up_users').where({ email }).update({ blocked: true });
    expect((await finish(await visit())).status).toBe(422);
  });

  it('with a provider that nobody configured is not to be found', async () => {
    expect((await cms.post('/api/auth/google', {})).status).toBe(404);
    expect((await cms.post('/api/auth/google/callback', {})).status).toBe(404);
  });

  it('says that it is not available while the provider is away', async () => {
    const away = await visit();
    await provider.stop();
    try {
      expect(await finish(away)).toMatchObject({
        status: 503,
        body: { message: 'This sign-in is not available at the moment. Please try again shortly' },
      });
    } finally {
      await provider.start(['en', 'ar'].map((locale) => `${publicUrl}/${locale}/auth/orcid/callback`));
    }
  });
});
