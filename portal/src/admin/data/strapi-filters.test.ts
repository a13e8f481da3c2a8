import type { CrudFilter } from '@refinedev/core';
import {
  isNarrowed,
  noFilters,
  queueConditions,
  readQueueFilters,
  writeQueueFilters,
  type QueueFilters,
} from '@scholars/contract/queues/queue-filters';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { describe, expect, it } from 'vitest';
import { strapiFilters } from './strapi-filters';

const travel = 'travel-intakes';
const fellows = 'founding-fellows-profiles';
const toStrapiFilters = (kind: SubmissionKind, filters: QueueFilters) => strapiFilters(queueConditions(kind, filters));

describe('the filters of a queue', () => {
  it('are read back as they were written', () => {
    const filters = {
      q: 'R&D',
      statuses: ['new', 'in_review'],
      assignee: 'nobody',
      country: '',
      area: '',
      dateField: 'preferredDepartureDate' as const,
      from: '2026-11-01',
      to: '2026-11-30',
    };
    expect(readQueueFilters(travel, writeQueueFilters(filters))).toEqual(filters);
  });

  it('write nothing when nothing is narrowed', () => {
    expect(writeQueueFilters(noFilters(travel))).toEqual([]);
  });

  it.each<[string, CrudFilter]>([
    ['a status of another queue', { field: 'status', operator: 'in', value: ['booked'] }],
    ['a field that is not offered', { field: 'phoneNumber', operator: 'contains', value: '55' }],
    ['a date that does not exist', { field: 'createdAt', operator: 'gte', value: '2026-02-30' }],
    ['a value that is no text', { field: 'q', operator: 'contains', value: { $ne: null } }],
    ['a condition of conditions', { operator: 'or', value: [{ field: 'status', operator: 'eq', value: 'new' }] }],
  ])('leave out %s', (_name, filter) => {
    expect(readQueueFilters(fellows, [filter])).toEqual(noFilters(fellows));
  });

  it('count as narrowed by search and dates, not by the status, which has its own tabs', () => {
    expect(isNarrowed({ ...noFilters(travel), statuses: ['new'] })).toBe(false);
    expect(isNarrowed({ ...noFilters(travel), q: 'otieno' })).toBe(true);
    expect(isNarrowed({ ...noFilters(travel), to: '2026-11-30' })).toBe(true);
  });
});

describe('the filters that Strapi gets', () => {
  it('search all that the queue is searched in at once', () => {
    expect(toStrapiFilters(fellows, { ...noFilters(fellows), q: 'lake' })).toEqual([
      { field: 'q', operator: 'contains', value: 'lake' },
    ]);
  });

  it('take days as they begin and end in Doha', () => {
    expect(toStrapiFilters(travel, { ...noFilters(travel), from: '2026-11-01', to: '2026-11-02' })).toEqual([
      { field: 'createdAt', operator: 'gte', value: '2026-10-31T21:00:00.000Z' },
      { field: 'createdAt', operator: 'lte', value: '2026-11-02T20:59:59.999Z' },
    ]);
  });

  it('leave days without a time as they are', () => {
    expect(
      toStrapiFilters(travel, { ...noFilters(travel), dateField: 'preferredDepartureDate', from: '2026-12-01' }),
    ).toEqual([{ field: 'preferredDepartureDate', operator: 'gte', value: '2026-12-01' }]);
  });
});
