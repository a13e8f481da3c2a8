import { describe, expect, it } from 'vitest';
import { sampleOf } from '@scholars/contract/tests/call-samples';
import { fillPath } from '@scholars/contract/endpoint';
import { endpoints } from '@scholars/contract/endpoints';
import { people, type Cms } from '../support/cms.js';

/** One half of a pair of surrogates. */
const half = '\ud800';

/** A value with something at the end of every text in it. */
function ending<Value>(value: Value, end: string): Value {
  const json = JSON.stringify(value ?? {}, (_, part: unknown) => (typeof part === 'string' ? part + end : part));
  return JSON.parse(json) as Value; // the same shape
}

/** Zero characters, and halves of pairs in bodies: an address cannot have these. */
export function storableFacts(cms: Cms): void {
  describe('A call with what no database stores in every text', () => {
    const tokens = new Map<string, string>();

    it.each(Object.entries(endpoints))('%s is read without it', async (name, { method, access, path }) => {
      const sample = sampleOf(name);
      async function ask({ params, query, body }: ReturnType<typeof sampleOf>) {
        const search = new URLSearchParams(query).toString();
        const address = fillPath(path, params) + (search && `?${search}`);
        const call = () =>
          cms.call(method, address, method === 'GET' ? undefined : body, { token: tokens.get(access) });
        const { status } = await call();
        if (status !== 401 || (access !== 'member' && access !== 'coordinator')) return status;
        tokens.set(access, await cms.signIn(people[access]));
        return (await call()).status;
      }

      const status = await ask({ ...ending(sample, '\0'), body: ending(sample.body, `\0${half}`) });
      expect(status).not.toBe(500);
      if (method === 'GET') expect(status).toBe(await ask(sample));
    });
  });
}
