import { Agent, request as httpRequest } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { locales } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import { demoPassword, people, useCms } from './support/cms.js';
import { buildIntake } from './support/forms.js';

const cms = useCms();
const json = { 'Content-Type': 'application/json' };

describe.each(locales)('In the language %s a failure is an envelope with the catalogue’s words:', (language) => {
  const fails = async (
    answer: ReturnType<typeof cms.call>,
    status: number,
    ref: string,
    more: Record<string, unknown> = {},
  ) => {
    const { status: given, headers, body } = await answer;
    expect({ given, body }).toEqual({
      given: status,
      body: { success: false, message: messageText(language, ref), ...more },
    });
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('x-powered-by')).toBeNull();
  };

  it('400 for JSON that is none', async () => {
    for (const body of ['{', '{"email":', 'null and void', '\u0000'])
      await fails(cms.call('POST', '/api/login', body, { language, headers: json }), 400, 'error.malformed');
  });

  it.each(['gzip', 'deflate', 'br'])('400 for what is not packed by %s as it says', async (encoding) => {
    const headers = { ...json, 'Content-Encoding': encoding };
    await fails(cms.call('POST', '/api/login', '{}', { language, headers }), 400, 'error.malformed');
  });

  it('400 for a body that is a list', async () => {
    await fails(cms.call('POST', '/api/login', '[1,2]', { language, headers: json }), 400, 'error.malformed');
  });

  it('401 for a stranger', async () => {
    await fails(cms.get('/api/user', { language }), 401, 'error.unauthorized');
  });

  it('403 for the wrong role', async () => {
    await fails(
      cms.get('/api/backoffice/travel-intakes/counts', { language, token: await cms.tokenOf('member') }),
      403,
      'error.forbidden',
    );
  });

  it.each(['/api/nowhere', '/api', '/api/', '/api/job-opportunities/a/b/c', '/api/job-opportunities/none'])(
    '404 for %s',
    async (path) => {
      await fails(cms.get(path, { language }), 404, 'error.notFound');
    },
  );

  it.each([
    ['POST', '/api/job-opportunities'],
    ['DELETE', '/api/thematic-areas'],
    ['PUT', '/api/login'],
    ['PATCH', '/api/founding-fellows-profile'],
  ])('405 for %s %s', async (method, path) => {
    await fails(cms.call(method, path, method === 'GET' ? undefined : {}, { language }), 405, 'error.methodNotAllowed');
  });

  it.each(['/api/login', '/api/travel-intake'])('404 or 405 for a read of %s, which only takes', async (path) => {
    const { status, body } = await cms.get(path, { language });
    expect([404, 405]).toContain(status);
    expect(body).toEqual({
      success: false,
      message: messageText(language, status === 404 ? 'error.notFound' : 'error.methodNotAllowed'),
    });
  });

  it('409 for the same key with other contents', async () => {
    const headers = { 'Idempotency-Key': `envelope-${language}` };
    await cms.post('/api/travel-intake', buildIntake(), { headers });
    await fails(
      cms.post('/api/travel-intake', buildIntake({ fullName: 'Someone Else' }), { headers, language }),
      409,
      'error.idempotencyConflict',
    );
  });

  it('413 for a body that is too large', async () => {
    await fails(
      cms.post('/api/login', { email: 'a@b.example', password: 'x'.repeat(300_000) }, { language }),
      413,
      'error.tooLarge',
    );
  });

  it('415 for a multipart body where none belongs', async () => {
    for (const path of ['/api/login', '/api/nowhere', '/api/job-opportunities'])
      await fails(cms.post(path, buildIntake(), { language }), 415, 'error.unsupportedType');
  });

  it('422 with the fields that are wrong', async () => {
    await fails(cms.get('/api/job-opportunities?page=0', { language }), 422, 'error.invalidFields', {
      errors: { page: [messageText(language, 'page.invalid')] },
    });
  });

  it('500 with nothing of what went wrong, and a log without personal data', async () => {
    const token = await cms.tokenOf('member');
    await cms.db.schema.renameTable('account_sessions', 'account_sessions_away');
    try {
      await fails(cms.get('/api/user', { language, token }), 500, 'error.internal');
      await fails(
        cms.post('/api/login', { email: people.member, password: 'demo-Passw0rd-2026' }, { language }),
        500,
        'error.internal',
      );
    } finally {
      await cms.db.schema.renameTable('account_sessions_away', 'account_sessions');
    }
    const errors = cms.takeErrors();
    expect(errors).toHaveLength(2);
    expect(errors[0]).toContain('GET /api/user');
    for (const error of errors) {
      expect(error).not.toMatch(/insert into|select |token_hash|member@|demo-Passw0rd/i);
      expect(error).not.toContain(token);
    }
  });
});

describe('Every answer', () => {
  it.each([
    '/API/user',
    '/Api/Backoffice/travel-intakes',
    '/api//user',
    '/api/user/',
    '/api/User',
    '/api/members/Filters',
    '/api/log%69n',
  ])('to the address %s, which is no spelling of the contract, is that there is nothing', async (path) => {
    const token = await cms.tokenOf('coordinator');
    for (const options of [{}, { token }]) {
      const { status, body } = await cms.get(path, options);
      expect({ status, body }).toEqual({ status: 404, body: { success: false, message: 'Not found' } });
    }
  });

  it.each(['/api/login/', '/api/Login', '/API/login', '/api/login.'])(
    'to a sign-in at %s is that there is nothing',
    async (path) => {
      const { status, body } = await cms.post(path, { email: people.member, password: demoPassword });
      expect({ status, body }).toEqual({ status: 404, body: { success: false, message: 'Not found' } });
    },
  );

  it.each([
    ['ar', 'غير موجود'],
    ['AR', 'غير موجود'],
    ['ar-QA', 'غير موجود'],
    ['en', 'Not found'],
    ['fr', 'Not found'],
    ['', 'Not found'],
  ])('with the header Language: %s says "%s"', async (value, message) => {
    const { body } = await cms.get('/api/nowhere', { headers: { Language: value } });
    expect(body).toEqual({ success: false, message });
  });

  it('to a browser that looks for the sign of the site is that sign', async () => {
    const { status, headers, bytes } = await cms.get('/favicon.ico');
    expect([status, headers.get('content-type'), bytes.subarray(0, 4).toString('hex')]).toEqual([
      200,
      'image/x-icon',
      '00000100',
    ]);
  });

  it('forbids browsers to guess its type', async () => {
    for (const path of ['/api/thematic-areas', '/api/nowhere', '/api/user'])
      expect((await cms.get(path)).headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('has the security headers of every other answer, however often it is asked for', async () => {
    const names = [
      'content-security-policy',
      'referrer-policy',
      'strict-transport-security',
      'x-dns-prefetch-control',
      'x-download-options',
      'x-frame-options',
      'x-permitted-cross-domain-policies',
    ];
    const read = async (path: string, from = {}) => {
      const { headers } = await cms.get(path, { headers: from });
      return Object.fromEntries(names.map((name) => [name, headers.get(name)]));
    };
    const expected = await read('/');
    expect(Object.values(expected)).not.toContain(null);
    const elsewhere = { Origin: 'https://other.example' };
    for (const path of ['/api/thematic-areas', '/api/organizations', '/api/nowhere', '/api/user'])
      for (const from of [{}, {}, elsewhere, elsewhere]) expect(await read(path, from)).toEqual(expected);
  });

  it('does not say what made it', async () => {
    for (const path of ['/api/thematic-areas', '/api/nowhere', '/'])
      expect((await cms.get(path)).headers.get('x-powered-by')).toBeNull();
  });
});

describe('A body that is refused before it is read', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  afterAll(() => agent.destroy());
  /** On the one connection that the agent has, as the portal sends what many people ask. */
  const send = (path: string, type: string, bytes: number, announces: boolean) =>
    new Promise<number>((resolve, reject) => {
      const size = announces ? { 'Content-Length': bytes } : { 'Transfer-Encoding': 'chunked' };
      const sent = httpRequest(
        cms.url + path,
        { method: bytes ? 'POST' : 'GET', agent, headers: { 'Content-Type': type, ...(bytes && size) } },
        (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
        },
      );
      sent.on('error', reject).setTimeout(3000, () => sent.destroy(new Error('No answer')));
      sent.end(Buffer.alloc(bytes, 'a'));
    });

  it.each([
    ['/api/login', 'application/json', 900_000, true, 413],
    ['/api/login', 'application/json', 900_000, false, 413],
    ['/api/user-info', 'application/x-www-form-urlencoded', 5_000_000, false, 413],
    ['/api/login', 'multipart/form-data; boundary=x', 5_000_000, false, 415],
    ['/api/nowhere', 'application/json', 5_000_000, false, 404],
  ])(
    'at %s (%s, %i bytes, announced: %s) holds up nothing that comes on the same connection',
    async (path, type, bytes, announces, status) => {
      expect(await send(path, type, bytes, announces)).toBe(status);
      expect(await send('/api/thematic-areas', 'application/json', 0, true)).toBe(200);
    },
  );
});

describe('The OpenAPI document', () => {
  it('is given to anybody', async () => {
    const { status, bytes } = await cms.get('/api/openapi.json');
    expect(status).toBe(200);
    expect(JSON.parse(bytes.toString())).toMatchObject({
      openapi: '3.1.0',
      paths: { '/api/travel-intake': { post: { operationId: 'submitTravelIntake' } } },
    });
  });
});

it('Nobody outside is told what is asked: Strapi would send the addresses of requests, words and tokens in them, to its makers', () => {
  expect(cms.strapi.telemetry.isDisabled).toBe(true);
});
