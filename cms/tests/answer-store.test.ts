import { describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '@scholars/contract/endpoint';
import { endpoints } from '@scholars/contract/endpoints';
import { queryParametersMax } from '@scholars/contract/limits';
import { locales } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import { useCms } from './support/cms.js';
import { rawRequest } from './support/request.js';
import { addressOf } from './support/samples.js';

const cms = useCms();

/** The answer that is made for this request alone: what comes from another site gets headers of its own. */
const fresh = async (path: string) =>
  (await rawRequest(cms.url, { path, headers: { Origin: 'https://other.example' } })).bytes.toString();
const kept = async (path: string) => (await rawRequest(cms.url, { path })).bytes.toString();
const list = '/api/job-opportunities';
const many = (parameter: string, count: number) => `${parameter}&`.repeat(count);

describe('A kept answer', () => {
  it('is read from the database once, until something is published', async () => {
    const queries = vi.fn();
    cms.db.on('query', queries);
    try {
      const path = `${list}?q=kept&sort=newest`;
      await cms.get(path);
      expect(queries).toHaveBeenCalled();
      queries.mockClear();
      for (const again of [
        path,
        `${list}?sort=newest&q=kept`,
        `${path}&utm_source=x`,
        `${list}?q=other&sort=newest&q=kept&page=1`,
      ])
        await cms.get(again);
      expect(queries).not.toHaveBeenCalled();
      await cms.get(path, { language: 'ar' });
      expect(queries).toHaveBeenCalled();
    } finally {
      cms.db.removeListener('query', queries);
    }
  });

  it('is sent before Strapi sees the request, with the same headers, where it is asked for in the same words', async () => {
    const seen = vi.spyOn(cms.strapi.server.app, 'createContext');
    const path = `${list}?q=research&pageSize=4`;
    const read = async (address: string, headers: Record<string, string> = {}) => {
      seen.mockClear();
      const { status, headers: given, bytes } = await rawRequest(cms.url, { path: address, headers });
      const { date: _ofNow, ...others } = Object.fromEntries(given);
      return { isSeen: seen.mock.calls.length > 0, status, others, text: bytes.toString() };
    };
    try {
      const made = await read(path);
      expect(made).toMatchObject({ isSeen: true, status: 200, others: { 'x-content-type-options': 'nosniff' } });
      expect(await read(path)).toEqual({ ...made, isSeen: false });
      // Found by its call, in other words, and by these from then on.
      const others = `${list}?pageSize=4&utm_source=x&q=research`;
      expect(await read(others)).toEqual(made);
      expect(await read(others)).toEqual({ ...made, isSeen: false });
      // Whoever could be given another answer.
      for (const [name, value] of [
        ['Language', 'ar'],
        ['Origin', 'https://other.example'],
        ['Authorization', 'Bearer x'],
      ] as const)
        expect(await read(path, { [name]: value })).toMatchObject({ isSeen: true, status: 200 });
      expect(await read(path, { 'X-Preview': 'x' })).toMatchObject({ isSeen: true });
      expect(await read(path, { Language: 'ar' })).toMatchObject({ isSeen: false, status: 200 });
    } finally {
      seen.mockRestore();
    }
  });

  it('is never given for another query, language or page', async () => {
    const read = async (path: string, language: 'en' | 'ar' = 'en') =>
      (await cms.get(path, { language })).bytes.toString();
    const answers = [
      await read('/api/organizations'),
      await read('/api/organizations', 'ar'),
      await read('/api/organizations?page=2'),
      await read('/api/organizations?type=university'),
      await read('/api/organizations?q=university&sort=name'),
      await read('/api/organizations?pageSize=3'),
      await read('/api/organizations/filters'),
      await read('/api/organizations/filters?type=university'),
      await read('/api/members/filters'),
      await read('/api/members/filters?agsCat=research'),
      await read('/api/thematic-areas/slug/precision-health'),
      await read('/api/thematic-areas/slug/precision-health?category=research'),
    ];
    expect(new Set(answers).size).toBe(answers.length);
  });

  // What one reader of addresses sees and another does not, around a word that finds nothing.
  it.each<[what: string, odd: (word: string) => string]>([
    ['many parameters before the one that counts', (word) => `${many('x=', 1000)}q=${word}`],
    ['many empty parameters', (word) => `${many('', 1000)}q=${word}`],
    ['as many parameters as are allowed', (word) => `${many('x=', queryParametersMax - 2)}q=${word}`],
    ['a name with brackets behind it', (word) => `q[]=${word}`],
    ['a name with a number in brackets', (word) => `q[0]=${word}`],
    ['a name in brackets', (word) => `[q]=${word}`],
    ['encoded brackets', (word) => `q%5B%5D=${word}`],
    ['a nested name', (word) => `q[x]=${word}`],
    ['a nested name after a plain one', (word) => `q=${word}&q[x]=1`],
    ['an encoded name', (word) => `%71=${word}`],
    ['a capital', (word) => `Q=${word}`],
    ['a semicolon', (word) => `q=science;q=${word}`],
    ['a semicolon after', (word) => `q=${word};x=1`],
    ['a name twice', (word) => `q=science&q=${word}`],
    ['a name twice, the other way round', (word) => `q=${word}&q=science`],
    ['a name without a value', (word) => `q=${word}&q`],
    ['an empty value last', (word) => `q=${word}&q=`],
    ['a second question mark', (word) => `?q=${word}`],
    ['a question mark within', (word) => `x=1?q=${word}`],
    ['a plus for a space', (word) => `q=+${word}`],
    ['a broken escape', (word) => `q=${word}&y=%`],
    ['a broken escape in the value', (word) => `q=${word}%`],
    ['a zero byte', (word) => `q=${word}%00`],
    ['a name of every object', (word) => `__proto__[q]=x&q=${word}`],
    ['a dot', (word) => `q.x=1&q=${word}`],
  ])('is not poisoned by %s', async (what, odd) => {
    const word = `zq${what.replace(/[^a-z]/g, '')}`;
    for (const [address, path] of [
      [`${list}?${odd(word)}&pageSize=5`, `${list}?q=${word}&pageSize=5`],
      [`${list}?pageSize=5&${odd(`${word}x`)}`, `${list}?q=${word}x&pageSize=5`],
    ] as const) {
      expect(await kept(address)).toBe(await fresh(address));
      expect(JSON.parse(await kept(path))).toMatchObject({ success: true, data: [], meta: { total: 0 } });
      expect(await kept(address)).toBe(await fresh(address));
    }
  });

  it('is not changed by the spelling of a path', async () => {
    for (const path of [
      '/api/organizations/filters/',
      '/api/Organizations',
      '/api//organizations',
      '/api/organizations/%66ilters',
      '/api/organizations/filters%2F',
      '/api/members/Layla-Haddad',
      '/api/members/layla-haddad/',
    ]) {
      expect(await kept(path)).toBe(await fresh(path));
      expect(await kept(path)).toBe(await fresh(path));
    }
    for (const path of ['/api/organizations', '/api/organizations/filters', '/api/members/layla-haddad'])
      expect(await kept(path)).toBe(await fresh(path));
  });

  it('takes a bounded number of bytes, however many addresses are asked for', () => {
    interface Store {
      calculatedSize: number;
      size: number;
      clear(): void;
    }
    interface Keeper {
      answerStore: Store;
      askedBefore: Store;
      storeMaxBytes: number;
      askedMaxBytes: number;
      storeAnswer(call: object, version: number, answer: { headers: object; body: Buffer }): void;
      rememberWords(req: object, call: object): void;
    }
    const { answerStore, storeMaxBytes, storeAnswer, ...asked } = cms.module<Keeper>(
      'src/platform/contract/answer-store.js',
    );
    for (const bodyBytes of [1, 1000, 100_000]) {
      const enough = 1.2 * (storeMaxBytes / (bodyBytes + 1000));
      for (let n = 0; n < enough; n += 1)
        storeAnswer({ endpoint: { path: list }, locale: 'en', params: {}, query: { q: `${n}` } }, 0, {
          headers: {},
          body: Buffer.alloc(bodyBytes),
        });
      expect(answerStore.calculatedSize).toBeLessThanOrEqual(storeMaxBytes);
      expect(answerStore.calculatedSize).toBeGreaterThan(storeMaxBytes * 0.9);
      expect(answerStore.size).toBeLessThan(enough);
    }
    answerStore.clear();
    for (const length of [10, 1000, 15_000]) {
      const enough = 1.2 * (asked.askedMaxBytes / (2 * length));
      for (let n = 0; n < enough; n += 1)
        asked.rememberWords(
          { method: 'GET', url: `${n}`.padEnd(length, 'x'), headers: {} },
          { endpoint: { path: list }, locale: 'en', params: {}, query: {} },
        );
      expect(asked.askedBefore.calculatedSize).toBeGreaterThan(asked.askedMaxBytes * 0.9);
      expect(asked.askedBefore.calculatedSize).toBeLessThanOrEqual(asked.askedMaxBytes);
      expect(asked.askedBefore.size).toBeLessThan(enough);
    }
    asked.askedBefore.clear();
  });
});

describe('An address with more than fifty parameters', () => {
  it.each(locales)('is refused in the language %s, whatever they are', async (language) => {
    const refused = { success: false, message: messageText(language, 'error.malformed') };
    for (const query of [many('x=', 51), many('q=a', 51), many('', 51), many('x[]=1', 60), many('x', 5000)]) {
      for (const path of [list, '/api/user', '/api/members/filters', '/api/nowhere']) {
        const { status, body } = await cms.get(`${path}?${query}`, { language });
        expect({ path, status, body }).toEqual({ path, status: 400, body: refused });
      }
    }
  });

  it('begins with the fifty-first', async () => {
    const parameters = (count: number) => Array.from({ length: count }, (_, n) => `p${n}=1`).join('&');
    expect((await cms.get(`${list}?${parameters(50)}`)).status).toBe(200);
    expect((await cms.get(`${list}?${parameters(51)}`)).status).toBe(400);
  });
});

describe('An answer that is nobody’s own', () => {
  const common = Object.entries(endpoints).filter(
    ([, { method, access, personal }]) => method === 'GET' && access === 'public' && !personal,
  );

  it('is given to a member as it is kept, and no session is looked up for it', async () => {
    const token = await cms.tokenOf('member');
    const path = '/api/organizations?pageSize=4';
    const { bytes } = await cms.get(path);
    const queries = vi.fn();
    cms.db.on('query', queries);
    try {
      const answer = await cms.get(path, { token });
      expect(answer.bytes.toString()).toBe(bytes.toString());
      expect(queries).not.toHaveBeenCalled();
    } finally {
      cms.db.removeListener('query', queries);
    }
  });

  it.each(common)('is made by %s without a look at the session', async (name) => {
    const token = await cms.tokenOf('member');
    const statements: string[] = [];
    const note = ({ sql }: { sql: string }) => statements.push(sql);
    cms.db.on('query', note);
    try {
      await cms.get(await addressOf(cms, name), {
        token,
        headers: { Origin: 'https://other.example' },
      });
    } finally {
      cms.db.removeListener('query', note);
    }
    expect(statements.filter((sql) => sql.includes('account_sessions'))).toEqual([]);
  });

  it('can’t be made by looking at who asks', async () => {
    type Act = (input: { signedIn: unknown }) => Promise<unknown>;
    const { defineAction } = cms.module<{
      defineAction(endpoint: Endpoint, act: Act): { handler(ctx: unknown): Promise<void> };
    }>('src/platform/contract/define-action.js');
    const ctx = () => ({ query: {}, params: {}, request: {}, state: { signedIn: { userId: 1 } }, get: () => '' });
    const declared: Endpoint = { method: 'GET', path: '/api/things', access: 'public', summary: 'Things.' };
    const look: Act = async ({ signedIn }) => signedIn;
    await expect(defineAction(declared, look).handler(ctx())).rejects.toThrow('not declared to depend on who asks');
    const personal = ctx();
    await defineAction({ ...declared, personal: true }, look).handler(personal);
    expect(personal).toMatchObject({ status: 200, body: { success: true, data: { userId: 1 } } });
  });
});

describe('A call with a bearer', () => {
  it('looks up its session once', async () => {
    const token = await cms.tokenOf('member');
    await cms.get('/api/user', { token });
    const statements: string[] = [];
    const note = ({ sql }: { sql: string }) => statements.push(sql);
    cms.db.on('query', note);
    try {
      await cms.get('/api/user', { token });
    } finally {
      cms.db.removeListener('query', note);
    }
    expect(statements.filter((sql) => sql.includes('account_sessions'))).toHaveLength(1);
    // The session, the person, what they have not read.
    expect(statements.length).toBeLessThanOrEqual(3);
  });
});
