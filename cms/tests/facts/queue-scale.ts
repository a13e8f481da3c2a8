import { beforeAll, describe, expect, it } from 'vitest';
import { describedKind, kindNames, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { firstStatus } from '@scholars/contract/submission-status';
import { someOf } from '@scholars/contract/tests/short-run';
import type { Cms } from '../support/cms.js';
import { leastQueries } from '../support/count-queries.js';

const many = 2000;
const exportedAtOnce = 500;
// The session and its account, and what the answer itself needs.
const queriesMax = 8;

/** What coordinators read of a queue costs as many queries with thousands of rows as with a dozen. */
export function queueScaleFacts(cms: Cms): void {
  const settings = async () => ({ token: await cms.tokenOf('coordinator') });
  const readsOf = (kind: SubmissionKind): Record<string, string> => {
    const [first] = describedKind(kind).searchIn;
    return {
      'the first page': '?pagination[page]=1&pagination[pageSize]=25&sort=createdAt:desc',
      'a deep page': '?pagination[page]=40&pagination[pageSize]=25&sort=createdAt:asc',
      'what is new': `?filters[status][$eq]=${firstStatus(kind)}&sort=reference:asc`,
      'what has the words of a search': `?filters[$or][0][reference][$containsi]=1&filters[$or][1][${first}][$containsi]=a`,
      'the counts by status': '/counts',
      'the counts by age and assignee': '/breakdown',
    };
  };
  const cases = someOf(kindNames).flatMap((kind) => Object.keys(readsOf(kind)).map((name) => [kind, name] as const));

  async function costOf(kind: SubmissionKind, name: string): Promise<number> {
    const read = async () => {
      const path = `/api/backoffice/${kind}${readsOf(kind)[name]}`;
      const { status } = await cms.get(path, await settings());
      expect({ path, status }).toEqual({ path, status: 200 });
    };
    await read();
    return leastQueries(cms, read);
  }

  describe(`With ${many} submissions in each queue`, () => {
    const few = new Map<string, number>();

    beforeAll(async () => {
      for (const [kind, name] of cases) few.set(`${kind} ${name}`, await costOf(kind, name));
      await cms.module<{ scaleQueues(count: number): Promise<void> }>('seeds/scale.js').scaleQueues(many);
    }, 180_000);

    it.each(cases)('of %s, %s costs as many queries as with a dozen', async (kind, name) => {
      const cost = await costOf(kind, name);
      expect(cost).toBe(few.get(`${kind} ${name}`));
      expect(cost).toBeLessThanOrEqual(queriesMax);
    });

    it.each(someOf(kindNames))('all rows of %s are exported, some hundred at a time', async (kind) => {
      const { body } = await cms.get<Record<string, number>>(`/api/backoffice/${kind}/counts`, await settings());
      const rows = body.success ? Object.values(body.data).reduce((sum, count) => sum + count, 0) : 0;
      expect(rows).toBeGreaterThanOrEqual(many);
      let text = '';
      const exportAll = async () => {
        const { bytes } = await cms.get(`/api/backoffice/${kind}/export?format=csv`, await settings());
        text = bytes.toString();
      };
      const cost = await leastQueries(cms, exportAll, 'all');
      const references = text.match(/^\ufeff?"[A-Z]{2}-\d{4}-[^"]*"/gm) ?? [];
      expect(new Set(references).size).toBe(rows);
      const parts = Math.ceil(rows / exportedAtOnce);
      expect(cost).toBeGreaterThanOrEqual(parts);
      expect(cost).toBeLessThanOrEqual(parts + queriesMax);
    });
  });
}
