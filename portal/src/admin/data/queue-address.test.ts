import { parseTableParams } from '@refinedev/core';
import { readQueueFilters } from '@scholars/contract/queues/queue-filters';
import { describe, expect, it } from 'vitest';
import { adminPath, queueAddress } from './queue-address';

describe('links of the back office', () => {
  it('stand below the language', () => {
    expect(adminPath('ar')).toBe('/ar/admin');
    expect(adminPath('en', 'travel-intakes', 'abc')).toBe('/en/admin/travel-intakes/abc');
  });

  it('lead to a queue as a whole', () => {
    expect(queueAddress('en', 'travel-intakes')).toBe('/en/admin/travel-intakes');
  });

  it('lead to a narrowed queue, which Refine reads back', () => {
    const { search } = new URL(
      queueAddress('ar', 'travel-intakes', { q: 'R&D #1 ٪', statuses: ['new', 'in_review'] }),
      'http://portal.invalid',
    );
    const { parsedFilters } = parseTableParams(search);
    expect(readQueueFilters('travel-intakes', parsedFilters)).toMatchObject({
      q: 'R&D #1 ٪',
      statuses: ['new', 'in_review'],
    });
  });
});
