import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '@scholars/contract/tests/call-samples';
import { someOf } from '@scholars/contract/tests/short-run';
import { fillPath, type OwnedKind } from '@scholars/contract/endpoint';
import { endpoints } from '@scholars/contract/endpoints';
import { locales } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import { parseWith } from '@scholars/contract/parse';
import { kindNames } from '@scholars/contract/queues/submission-kinds';
import { demoPassword, people, useCms } from './support/cms.js';
import { publicUrl } from './support/places.js';
import { rawRequest } from './support/request.js';
import { addressOf as addressOn } from './support/samples.js';

const cms = useCms();
const all = Object.entries(endpoints);
const addressOf = (name: string) => addressOn(cms, name);
// Found by an id that the sample does not have, named after a provider that nobody configured, or of what nobody has asked.
const unknownSamples = new Set([
  'readCalendarFeed',
  'listOrcidProposals',
  'findPublicationByDoi',
  'dismissRecommendation',
  'restoreRecommendation',
  'openSubmissionFile',
  'openReportedMessages',
  'getReportPeople',
  'getMessageTemplate',
  'getSheetImport',
  'listGuestHistory',
  'openRefusedRows',
  'getMemberAccount',
  'inviteMember',
  'liftMemberSuspension',
  'resendMemberConfirmation',
  'openMemberCv',
  'resendMail',
  'resendEmailChange',
  'startProviderLogin',
  'finishProviderLogin',
]);
const isBuilt = (name: string) =>
  cms.module<{ builtNames: ReadonlySet<string> }>('src/composition/actions.js').builtNames.has(name);
const bodyOf = (method: string) => (method === 'GET' || method === 'DELETE' ? undefined : {});
const linkToken = 'a-token-of-a-mailed-link-0123456789';

describe('Every call of the contract', () => {
  it.each(all)(
    '%s exists, and lets in whom it should',
    async (name, { method, access, multipart, owned, body: fields }) => {
      const token = access === 'link' ? linkToken : access === 'public' ? undefined : await cms.signIn(people[access]);
      const { status, body } = await cms.call(method, await addressOf(name), bodyOf(method), { token });
      if (!isBuilt(name)) {
        expect({ status, body }).toEqual({
          status: 501,
          body: { success: false, message: 'This is not available yet' },
        });
        return;
      }
      // An empty body is refused field by field, and the example's link was never mailed.
      const needsBody = multipart !== undefined || (fields !== undefined && !parseWith(fields, {}).ok);
      const isLinkAlone = access === 'link' && !needsBody;
      const expected = unknownSamples.has(name) || owned ? 404 : isLinkAlone ? 401 : needsBody ? 422 : 200;
      expect({ name, multipart, status }).toEqual({ name, multipart, status: expected });
    },
  );

  it.each(all.filter(([, { multipart }]) => multipart))(
    '%s takes no file that is only described',
    async (name, { method, access, multipart, owned }) => {
      const files = multipart?.files.map((field) => [field, { type: 'application/pdf', size: { toString: 1 }, name }]);
      const body = { ...sampleOf(name).body, ...Object.fromEntries(files ?? []) };
      const token = access === 'public' || access === 'link' ? linkToken : await cms.signIn(people[access]);
      const { status } = await cms.call(method, await addressOf(name), body, { token });
      expect({ name, status }).toEqual({ name, status: owned ? 404 : 422 });
    },
  );

  // That each call refuses them stands in access-table.test.ts too: here is what it says, and to what.
  const closed = all.filter(([, { access }]) => access !== 'public');
  it.each(someOf(closed))('%s refuses strangers with 401, in both languages', async (name, { method }) => {
    for (const language of locales) {
      for (const headers of [{}, { Authorization: 'Bearer' }, { Authorization: 'Basic YTpi' }] as Record<
        string,
        string
      >[]) {
        const { status, body } = await cms.call(method, await addressOf(name), bodyOf(method), { language, headers });
        expect({ status, body }).toEqual({
          status: 401,
          body: { success: false, message: messageText(language, 'error.unauthorized') },
        });
      }
    }
  });

  const signedInOnly = all.filter(([, { access }]) => access === 'member' || access === 'coordinator');
  it.each(someOf(signedInOnly))('%s refuses a token that is none with 401', async (name, { method }) => {
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    const claims = Buffer.from(JSON.stringify({ id: 1, userId: '1', type: 'access', exp: 9_999_999_999 })).toString(
      'base64url',
    );
    for (const token of [
      'x',
      'x'.repeat(43),
      'x'.repeat(5000),
      `${none}.${claims}.`,
      '../../etc/passwd',
      "' OR 1=1 --aaaaaaaaaaaaaaaa",
    ]) {
      expect((await cms.call(method, await addressOf(name), bodyOf(method), { token })).status).toBe(401);
    }
  });

  it(
    'that is for members is closed to who has not confirmed the address, by every token that they have',
    { timeout: 60_000 },
    async () => {
      const session = await cms.signIn(people.other);
      const confirm = (confirmed: boolean) => cms.db('up_users').where({ email: people.other }).update({ confirmed });
      await confirm(false);
      try {
        const { status, body } = await cms.post('/api/login', { email: people.other, password: demoPassword });
        expect(status).toBe(403);
        const { token: resend } = (body as { data: { token: string } }).data;
        for (const [name, { method }] of signedInOnly) {
          for (const token of [session, resend])
            expect({
              name,
              status: (await cms.call(method, await addressOf(name), bodyOf(method), { token })).status,
            }).toEqual({ name, status: 401 });
        }
        expect((await cms.post('/api/resend-email-verification', {}, { token: resend })).status).toBe(200);
      } finally {
        await confirm(true);
      }
    },
  );

  const forCoordinators = all.filter(([, { access }]) => access === 'coordinator');
  it.each(someOf(forCoordinators))('%s refuses a member with 403, in both languages', async (name, { method }) => {
    for (const language of locales) {
      const { status, body } = await cms.call(method, await addressOf(name), bodyOf(method), {
        language,
        token: await cms.tokenOf('member'),
      });
      expect({ status, body }).toEqual({
        status: 403,
        body: { success: false, message: messageText(language, 'error.forbidden') },
      });
    }
  });

  /** What somebody writes to a person whom no test signs in as. */
  async function conversationOf(userId: number) {
    const { id: reader } = await cms.db('up_users').whereLike('email', '%@members.scholars.example').first('id');
    const conversation = {
      id: randomUUID(),
      low_user_id: Math.min(userId, reader),
      high_user_id: Math.max(userId, reader),
      started_by: userId,
      created_at: 1,
      last_message_at: 1,
      last_revision: 1,
      low_read_sequence: 0,
      high_read_sequence: 0,
      low_mailed_sequence: 1,
      high_mailed_sequence: 1,
    };
    await cms.db('chat_conversations').where({ started_by: userId }).delete();
    await cms.db('chat_conversations').insert(conversation);
    const message = {
      id: randomUUID(),
      conversation_id: conversation.id,
      sequence: 1,
      revision: 1,
      sender_id: userId,
      client_message_id: 'one',
      text: 'Between us',
      folded: ' between us ',
      sent_at: Date.now(),
    };
    await cms.db('chat_messages').insert(message);
    return { conversation, message };
  }

  // What somebody else has, by the rows that a call could reach.
  const ofOthers: Partial<
    Record<
      OwnedKind,
      (userId: number) => Promise<{ table: string; params: Record<string, string>; where?: Record<string, unknown> }>
    >
  > = {
    async cv(userId) {
      const { document_id } = await cms
        .db('members as m')
        .join('members_user_lnk as l', 'l.member_id', 'm.id')
        .where({ 'l.user_id': userId })
        .first('m.document_id');
      const id = randomUUID();
      const row = { id, kind: 'member-cv', document_id, field: 'cv', name: 'cv.pdf', type: 'application/pdf' };
      await cms.db('private_files').insert({ ...row, size: 1, sha256: '', created_at: Date.now(), sealed_by: null });
      return { table: 'private_files', params: { id }, where: { id } };
    },
    async 'search-alert'(userId) {
      const id = randomUUID();
      const row = { id, user_id: userId, name: 'Water', query: '{"q":"water"}', query_key: id, is_paused: false };
      const at = { created_at: Date.now(), told_until: Date.now() };
      await cms.db('search_alerts').insert({ ...row, frequency: 'weekly' as const, ...at });
      return { table: 'search_alerts', params: { id }, where: { id } };
    },
    async 'queue-view'(userId) {
      const id = randomUUID();
      const row = { id, user_id: userId, queue: 'travel-intakes' as const, name: id, query: '', is_default: false };
      await cms.db('queue_views').insert({ ...row, created_at: Date.now() });
      return { table: 'queue_views', params: { id }, where: { id } };
    },
    async 'push-subscription'(userId) {
      const id = randomUUID();
      const row = { id, user_id: userId, session_id: id, endpoint_hash: id, sealed: '', shows_words: false };
      await cms.db('push_subscriptions').insert({ ...row, created_at: Date.now() });
      return { table: 'push_subscriptions', params: { id }, where: { id } };
    },
    async 'data-export'(userId) {
      const id = randomUUID();
      const row = { id, user_id: userId, locale: 'en' as const, state: 'ready' as const, size: 1 };
      const at = { requested_at: Date.now(), expires_at: Date.now() + 60_000 };
      await cms
        .db('data_exports')
        .insert({ ...row, ...at })
        .onConflict('user_id')
        .merge();
      return { table: 'data_exports', params: { id } };
    },
    async session(userId) {
      const { id } = await cms.db('account_sessions').where({ user_id: userId }).first('id');
      return { table: 'account_sessions', params: { id } };
    },
    async identity(userId) {
      const row = { provider: 'orcid', subject: '0000-0002-1825-0097', user_id: userId, connected_at: Date.now() };
      await cms.db('account_identities').insert(row).onConflict().ignore();
      return { table: 'account_identities', params: { provider: row.provider } };
    },
    async application(userId) {
      const id = 'volunteer-tutors-digital-literacy';
      const { document_id } = await cms.db('listing_opportunities').where({ slug: id }).first('document_id');
      const written = { cover_letter: '', phone_number: '', answers: '[]', takes_profile_cv: false };
      const at = { created_at: Date.now(), updated_at: Date.now() };
      const row = { id: randomUUID(), user_id: userId, opportunity_id: document_id, ...written, ...at };
      await cms.db('application_drafts').insert(row).onConflict().ignore();
      return { table: 'application_drafts', params: { id, fileId: id } };
    },
    async notification(userId) {
      const id = randomUUID();
      const words = { type: 'system' as const, notice: 'password-changed', params: '{}', redirect: '/account' };
      await cms.db('notifications').insert({ id, user_id: userId, ...words, created_at: Date.now() });
      return { table: 'notifications', params: { id } };
    },
    async conversation(userId) {
      const { conversation } = await conversationOf(userId);
      return { table: 'chat_conversations', params: { id: conversation.id }, where: { id: conversation.id } };
    },
    async message(userId) {
      const { conversation, message } = await conversationOf(userId);
      return {
        table: 'chat_messages',
        params: { id: conversation.id, messageId: message.id },
        where: { conversation_id: conversation.id },
      };
    },
    async connection(userId) {
      const { id } = await cms
        .db('connections')
        .where({ requester_id: userId })
        .whereNotIn('high_user_id', cms.db('up_users').where({ email: people.member }).select('id'))
        .whereNotIn('low_user_id', cms.db('up_users').where({ email: people.member }).select('id'))
        .first('id');
      return { table: 'connections', params: { id }, where: { id } };
    },
  };
  const owned = all.filter(([, call]) => call.owned);
  it.each(owned)('%s answers what is another member’s as what is not there, and leaves it', async (name, call) => {
    if (!isBuilt(name)) return;
    await cms.signIn(people.other);
    const { id: userId } = await cms.db('up_users').where({ email: people.other }).first('id');
    const find = call.owned && ofOthers[call.owned];
    if (!find) throw new Error(`No ${call.owned} of another member to try ${name} with`);
    const { table, params, where = { user_id: userId } } = await find(userId);
    const before = await cms
      .db(table)
      .where(where)
      .orderBy('id' in params ? ['id'] : Object.keys(params));
    expect(before).not.toEqual([]);
    // Whom a call does not let in at all is told so by another rule, above.
    const callers = call.access === 'coordinator' ? (['coordinator'] as const) : (['member', 'coordinator'] as const);
    for (const who of callers) {
      const token = await cms.tokenOf(who);
      const asked = (path: string) =>
        cms.call(call.method, path, sampleOf(name).body ?? bodyOf(call.method), { token });
      const [theirs, nobodys] = [await asked(fillPath(call.path, params)), await asked(await addressOf(name))];
      expect({ status: theirs.status, body: theirs.body }).toEqual({
        status: 404,
        body: { success: false, message: messageText('en', 'error.notFound') },
      });
      expect(theirs.bytes.toString()).toBe(nobodys.bytes.toString());
    }
    expect(
      await cms
        .db(table)
        .where(where)
        .orderBy('id' in params ? ['id'] : Object.keys(params)),
    ).toEqual(before);
  });

  it('that is public answers also to a stale token', async () => {
    expect((await cms.get('/api/job-opportunities', { token: 'x'.repeat(43) })).status).toBe(200);
  });
});

describe('Every route of the CMS', () => {
  interface Route {
    method: string;
    path: string;
    config?: { policies?: unknown[]; prefix?: string };
    info?: { type?: string };
  }
  interface Router {
    type?: string;
    prefix?: string;
    routes: Route[] | (() => Route[]);
  }
  const routesOf = (router: Router) => (typeof router.routes === 'function' ? router.routes() : router.routes);
  const routersOf = (routes: unknown) => Object.values((routes ?? {}) as Record<string, Router>);

  it('that is part of the API carries the access policy', () => {
    const { apis } = cms.strapi as unknown as { apis: Record<string, { routes: unknown }> };
    const routes = Object.values(apis).flatMap(({ routes: routers }) => routersOf(routers).flatMap(routesOf));
    expect(routes.length).toBeGreaterThan(all.length);
    const open = routes.filter(
      ({ config }) => !config?.policies?.some((policy) => (policy as { name?: string }).name === 'global::access'),
    );
    expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it('below /api is a call of the contract, the version of the content, the OpenAPI document or a queue', () => {
    const known = new Set([
      ...all.map(([, { method, path }]) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
      'GET /api/content-version',
      'GET /api/openapi.json',
      ...kindNames.flatMap((kind) => ['', '/:id', '/export'].map((rest) => `GET /api/backoffice/${kind}${rest}`)),
    ]);
    const layers = cms.strapi.server.listRoutes() as unknown as { methods: string[]; path: string }[];
    const below = layers
      .filter(({ path }) => path.startsWith('/api'))
      .flatMap(({ methods, path }) =>
        methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${path}`),
      );
    expect(below.filter((route) => !known.has(route))).toEqual([]);
    expect([...known].filter((route) => !below.includes(route) && !/:kind(\/:id|\/export)?$/.test(route))).toEqual([]);
  });

  it('outside /api is for signed-in staff, but for those by which they sign in and the files that anybody may have', async () => {
    const layers = cms.strapi.server.listRoutes() as unknown as { methods: string[]; path: string }[];
    const asked = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
    const outside = layers
      .filter(({ path }) => !path.startsWith('/api'))
      .flatMap(({ methods, path }) =>
        asked.filter((method) => methods.includes(method)).map((method) => ({ method, path })),
      );
    expect(outside.length).toBeGreaterThan(100);
    const open: string[] = [];
    for (const { method, path } of outside) {
      const address = path.replace(/:\w+\??(\([^)]*\))?/g, '1').replace('(.*)', 'none');
      const { status } = await cms.call(method, address, bodyOf(method), { token: await cms.tokenOf('coordinator') });
      if (status !== 401) open.push(`${method} ${path}: ${status}`);
    }
    // The health check says nothing; the preview's script is Strapi's own and holds no data.
    expect(open.sort()).toEqual([
      'DELETE /_health: 204',
      'GET /((?!uploads/).+): 404',
      'GET /: 302',
      'GET /_health: 204',
      'GET /admin/init: 200',
      'GET /admin/project-type: 200',
      'GET /admin/registration-info: 400',
      'GET /content-manager/preview/script: 200',
      'GET /uploads/(.*): 404',
      'PATCH /_health: 204',
      'POST /_health: 204',
      'POST /admin/forgot-password: 400',
      'POST /admin/login: 400',
      'POST /admin/register: 400',
      'POST /admin/reset-password: 400',
      'PUT /_health: 204',
    ]);
  });

  it('of Strapi’s plugins below /api is gone', () => {
    const { plugins } = cms.strapi as unknown as { plugins: Record<string, { routes: unknown }> };
    const left = Object.entries(plugins).flatMap(([name, { routes }]) => {
      const router = Array.isArray(routes)
        ? undefined
        : (routes as Record<string, Router> | undefined)?.['content-api'];
      return router ? routesOf(router).map(({ method, path }) => `${name}: ${method} ${path}`) : [];
    });
    expect(left).toEqual([]);
  });
});

describe('Strapi’s own REST', () => {
  const queries = [
    '',
    '?status=draft',
    '?populate=*',
    '?publicationState=preview',
    '?locale=*',
    '?filters[id][$gt]=0',
    '?filters[createdBy][password][$startsWith]=$2',
    '?fields=password',
    '?populate[createdBy]=true',
    '?pagination[pageSize]=1000000',
  ];

  it('is closed for every kind of content, to everybody, however it is asked', { timeout: 60_000 }, async () => {
    const contract = new Set(all.map(([, { path }]) => path));
    const kinds = Object.values(cms.strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'));
    expect(kinds.length).toBeGreaterThan(8);
    for (const { info } of kinds) {
      for (const token of [undefined, await cms.tokenOf('member'), await cms.tokenOf('coordinator')]) {
        for (const name of [info.pluralName, info.singularName]) {
          if (contract.has(`/api/${name}`) || contract.has(`/api/${name}/{slug}`)) continue;
          for (const query of queries)
            expect({ name, query, status: (await cms.get(`/api/${name}${query}`, { token })).status }).toEqual({
              name,
              query,
              status: 404,
            });
          expect({ name, status: (await cms.get(`/api/${name}/1`, { token })).status }).toEqual({ name, status: 404 });
        }
      }
    }
  });

  it.each([
    '/api/organizations',
    '/api/members',
    '/api/thematic-areas',
    '/api/global-keys',
    '/api/announcements',
    '/api/degree-types',
    '/api/events',
    '/api/job-opportunities',
  ])('adds nothing to the call %s that has its name', async (path) => {
    const plain = await cms.get(path);
    for (const query of queries)
      expect({ query, body: (await cms.get(path + query)).body }).toEqual({ query, body: plain.body });
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect([404, 405]).toContain((await cms.call(method, path, { data: { title: 'x' } })).status);
    for (const method of ['PUT', 'DELETE'])
      expect([404, 405]).toContain((await cms.call(method, `${path}/1`, { data: { title: 'x' } })).status);
  });

  it.each([
    ['POST', '/api/auth/local'],
    ['POST', '/api/auth/local/register'],
    ['POST', '/api/auth/forgot-password'],
    ['POST', '/api/auth/reset-password'],
    ['POST', '/api/auth/refresh'],
    ['GET', '/api/auth/email-confirmation'],
    ['GET', '/api/connect/google'],
    ['GET', '/api/users'],
    ['GET', '/api/users/me'],
    ['GET', '/api/users/1'],
    ['POST', '/api/users'],
    ['PUT', '/api/users/1'],
    ['DELETE', '/api/users/1'],
    ['GET', '/api/upload/files'],
    ['POST', '/api/upload'],
    ['DELETE', '/api/upload/files/1'],
    ['GET', '/api/users-permissions/roles'],
    ['POST', '/api/users-permissions/roles'],
    ['GET', '/api/users-permissions/permissions'],
    ['GET', '/api/i18n/locales'],
    ['GET', '/api/content-type-builder/content-types'],
    ['POST', '/api/email'],
    ['GET', '/graphql'],
    ['GET', '/documentation'],
    ['GET', '/mcp'],
  ])('has no %s %s', async (method, path) => {
    for (const token of [undefined, await cms.tokenOf('coordinator')]) {
      const { status, bytes } = await cms.call(method, path, bodyOf(method), { token });
      expect({ path, status }).toEqual({
        path,
        status: expect.toSatisfy((code: number) => [403, 404, 405].includes(code)),
      });
      expect(bytes.toString()).not.toMatch(/password|jwt|@scholars/i);
    }
  });
});

describe('The administration', () => {
  it('cannot be claimed by whoever comes first', async () => {
    const claim = { email: 'evil@evil.example', firstname: 'E', lastname: 'V', password: 'Evil-Passw0rd-2026' };
    const before = await cms.count('admin_users');
    for (const path of [
      '/admin/register-admin',
      '/admin/register-admin/',
      '/admin/register',
      '/admin//register-admin',
      '/ADMIN/register-admin',
      '/admin/register-admin?x=1',
      '/admin/%72egister-admin',
    ]) {
      const { status, bytes } = await rawRequest(cms.url, {
        method: 'POST',
        path,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(claim),
      });
      expect({ path, status }).toEqual({ path, status: expect.toSatisfy((code: number) => code >= 400 && code < 500) });
      expect(bytes.toString()).not.toContain('token');
    }
    expect(await cms.count('admin_users')).toBe(before);
  });

  it('cannot be claimed on a system that has no administrator yet', async () => {
    const kept = await cms.db('admin_users').select('*');
    const roles = await cms.db('admin_users_roles_lnk').select('*');
    await cms.db('admin_users_roles_lnk').delete();
    await cms.db('admin_users').delete();
    try {
      for (const path of [
        '/admin/register-admin',
        '/admin/register-admin/',
        '/ADMIN/register-admin',
        '/admin/Register-Admin',
        '/admin/%72egister-admin',
      ]) {
        await rawRequest(cms.url, {
          method: 'POST',
          path,
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({
            email: 'evil@evil.example',
            firstname: 'E',
            lastname: 'V',
            password: 'Evil-Passw0rd-2026',
          }),
        });
        expect({ path, administrators: await cms.count('admin_users') }).toEqual({ path, administrators: 0 });
      }
    } finally {
      await cms.db('admin_users').delete();
      await cms.db('admin_users').insert(kept);
      await cms.db('admin_users_roles_lnk').insert(roles);
    }
  });

  it.each([
    '/admin/users',
    '/admin/roles',
    '/content-manager/collection-types/plugin::users-permissions.user',
    '/content-manager/collection-types/api::travel-intake.travel-intake',
    '/upload/files',
    '/users-permissions/roles',
    '/content-type-builder/content-types',
    '/i18n/locales',
  ])('is closed at %s to strangers, members and coordinators', async (path) => {
    for (const token of [undefined, await cms.tokenOf('member'), await cms.tokenOf('coordinator')])
      expect((await cms.get(path, { token })).status).toBe(401);
  });

  it('lets its own token do nothing in the contract', async () => {
    const { bytes } = await cms.post('/admin/login', {
      email: 'staff@scholars.example',
      password: 'demo-Passw0rd-2026',
    });
    const { token } = (JSON.parse(bytes.toString()) as { data: { token: string } }).data;
    for (const path of ['/api/user', '/api/backoffice/travel-intakes', '/api/backoffice/travel-intakes/counts'])
      expect((await cms.get(path, { token })).status).toBe(401);
  });
});

describe('Other sites', () => {
  it.each([
    'https://evil.example',
    'null',
    'http://localhost:3000.evil.example',
    'http://portal.scholars.example.evil.example',
  ])('from %s are not told that they may read', async (origin) => {
    for (const [method, path] of [
      ['GET', '/api/job-opportunities'],
      ['GET', '/api/user'],
      ['OPTIONS', '/api/travel-intake'],
    ] as const) {
      const { headers } = await cms.call(method, path, undefined, {
        headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
      });
      expect(headers.get('access-control-allow-origin') ?? '').not.toBe(origin);
      expect(headers.get('access-control-allow-origin') ?? '').not.toBe('*');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  it('are refused where the portal itself is allowed', async () => {
    const { headers } = await cms.call('OPTIONS', '/api/travel-intake', undefined, {
      headers: { Origin: publicUrl, 'Access-Control-Request-Method': 'POST' },
    });
    expect(headers.get('access-control-allow-origin')).toBe(publicUrl);
  });
});

describe('What anybody may read', () => {
  it.each(['nobody', 'member'] as const)(
    'holds no secret, no account and no private address, anywhere, also for a signed-in %s',
    async (who) => {
      const token = who === 'nobody' ? undefined : await cms.tokenOf(who);
      const paths: string[] = [];
      for (const [name, { method, access, raw, list }] of all) {
        if (method === 'GET' && access === 'public' && !raw && isBuilt(name))
          paths.push(`${await addressOf(name)}${list ? '?pageSize=100' : ''}`);
      }
      const members = await cms.data<{ slug: string }[]>('/api/members?pageSize=100');
      paths.push(...members.map(({ slug }) => `/api/members/${slug}`));
      const connected =
        who === 'member'
          ? await cms.data<{ member: { slug: string } }[]>('/api/connections?statusId=2&pageSize=100', { token })
          : [];
      const close = who === 'member' ? ['layla-haddad', ...connected.map(({ member }) => member.slug)] : [];
      for (const path of paths) {
        const { bytes } = await cms.get(path, { token });
        const keys = [...bytes.toString().matchAll(/"(\w+)":/g)].map(([, key]) => key);
        // To themselves and to connections members show how they are reached (facts/profile-viewers.ts).
        const isClose = close.some((slug) => path.endsWith(`/${slug}`));
        for (const key of [
          'password',
          'resetPasswordToken',
          'confirmationToken',
          'createdBy',
          'updatedBy',
          ...(isClose ? [] : ['email', 'phoneNumber']),
          'emailAddress',
          'user',
          'provider',
          'blocked',
          'isFront',
          'visibility',
          'directoryVisible',
          'documentId',
          'sha256',
        ]) {
          expect({ path, keys }).toEqual({ path, keys: expect.not.arrayContaining([key]) });
        }
        expect(bytes.toString()).not.toMatch(/\$argon2|\$2[aby]\$|@scholars\.example"?,?"?password/);
      }
    },
  );

  it('are no people by a number, and no more than a hundred at once', async () => {
    for (const token of [undefined, await cms.tokenOf('member')]) {
      for (const number of ['0', '1', '2', '3', '-1', '1e9', '1 or 1=1'])
        expect({
          number,
          status: (await cms.get(`/api/members/${encodeURIComponent(number)}`, { token })).status,
        }).toEqual({ number, status: 404 });
      expect((await cms.data<unknown[]>('/api/members?pageSize=100', { token })).length).toBeLessThanOrEqual(100);
      for (const pageSize of ['101', '1000000', '-1', 'all'])
        expect((await cms.get(`/api/members?pageSize=${pageSize}`, { token })).status).toBe(422);
    }
  });

  it.each([
    '/uploads/',
    '/uploads',
    '/private-files/',
    '/data.db',
    '/uploads/../data.db',
    '/uploads/%2e%2e/data.db',
    '/uploads/..%2fdata.db',
    '/uploads/..%5cdata.db',
    '/../data.db',
    '/%2e%2e/%2e%2e/data/data.db',
    '/.env',
    '/uploads/../private-files',
    '/package.json',
    '//etc/passwd',
    '/uploads/%00',
  ])('does not include the file %s', async (path) => {
    const { status, bytes } = await rawRequest(cms.url, { path });
    expect({ path, status }).toEqual({ path, status: expect.toSatisfy((code: number) => code >= 400 && code < 500) });
    expect(bytes.toString('latin1')).not.toMatch(/SQLite format|root:|SECRET/);
    cms.takeErrors(); // attempts to leave the public folder are logged
  });

  it.each(['cover-no-such-thing', 'logo-x', 'avatar-layla-haddad'])(
    'includes a drawn picture %s, which can run nothing',
    async (name) => {
      const { status, headers, bytes } = await cms.get(`/uploads/drawn/${name}.svg`);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toMatch(/^image\/svg\+xml/);
      expect(headers.get('content-security-policy')).toContain('sandbox');
      expect(bytes.toString()).toMatch(/^<svg[^]*<\/svg>\s*$/);
      expect(bytes.toString()).not.toMatch(/<script|href|on\w+=/);
    },
  );

  it('is the same when it comes from a kept answer, headers and all', async () => {
    const path = '/api/organizations?pageSize=3&type=university';
    const [fresh, kept] = [await cms.get(path), await cms.get(path)];
    expect(kept.bytes.toString()).toBe(fresh.bytes.toString());
    const telling = ({ headers }: typeof fresh) =>
      Object.fromEntries([...headers].filter(([name]) => !['date', 'x-response-time'].includes(name)));
    expect(telling(kept)).toEqual(telling(fresh));
  });
});
