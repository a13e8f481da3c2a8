import { noFilters } from '@scholars/contract/queues/queue-filters';
import { parseQueueQuery } from '@scholars/contract/queues/queue-query';
import { expect, it } from 'vitest';
import { nestedQuery } from '../../../tests/back-office/nested-query';
import { exportAddress } from './export-address';

const kind = 'travel-intakes';
const sort = { field: 'fullName', order: 'asc' } as const;

it('an export asks for what the queue shows, as the CMS reads it', () => {
  const narrowed = {
    ...noFilters(kind),
    q: 'R&D=1',
    statuses: ['new', 'in_review'],
    assignee: 'nobody',
    from: '2026-11-01',
  };
  const { pathname, search } = new URL(exportAddress(kind, { narrowed, sort, format: 'csv' }), 'http://portal.invalid');
  expect(pathname).toBe('/api/backoffice/travel-intakes/export');
  const { format, ...query } = nestedQuery(search);
  expect(format).toBe('csv');
  const read = parseQueueQuery(kind, query);
  expect(read.ok && read.value.sort).toEqual([sort]);
  expect(read.ok && read.value.where).toEqual(
    expect.arrayContaining([
      { field: 'status', operator: 'in', value: ['new', 'in_review'] },
      { field: 'assignee', operator: 'null', value: 'true' },
      { field: 'createdAt', operator: 'gte', value: '2026-10-31T21:00:00.000Z' },
      { field: 'q', operator: 'containsi', value: 'R&D=1' },
    ]),
  );
});
