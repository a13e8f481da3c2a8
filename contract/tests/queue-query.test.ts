import { describe, expect, it } from 'vitest';
import { countryField } from '../src/queues/queue-fields.js';
import { noFilters, queueConditions, readQueueFilters, writeQueueFilters } from '../src/queues/queue-filters.js';
import { readableFields } from '../src/queues/queue-fields.js';
import { parseQueueQuery } from '../src/queues/queue-query.js';
import { describedKind, kindNames } from '../src/queues/submission-kinds.js';
import { firstStatus } from '../src/submission-status.js';

const parsed = (query: Record<string, unknown>) => {
  const result = parseQueueQuery('travel-intakes', query);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};
const problemsOf = (query: Record<string, unknown>) => {
  const result = parseQueueQuery('travel-intakes', query);
  return result.ok ? [] : Object.keys(result.problems);
};

describe('The query of a queue', () => {
  it('names rows by their ids, and by nothing that is no id', () => {
    const asked = (documentId: unknown) => ({ filters: { documentId } });
    expect(parsed(asked({ $in: ['a1', 'b2'] })).where).toEqual([
      { field: 'documentId', operator: 'in', value: ['a1', 'b2'] },
    ]);
    for (const documentId of [{ $eq: 'a1' }, { $in: ['a 1'] }, { $in: [{}] }, 'a1'])
      expect(problemsOf(asked(documentId))).toEqual(['filters.documentId']);
  });

  it('that asks for nothing gives the first rows, whole', () => {
    expect(parsed({})).toEqual({
      where: [],
      sort: [],
      fields: readableFields('travel-intakes'),
      start: 0,
      limit: 25,
      page: 1,
    });
  });

  it('is read as the back office writes it', () => {
    expect(
      parsed({
        filters: {
          $or: [{ reference: { $containsi: 'R&D' } }, { fullName: { $containsi: 'R&D' } }],
          q: { $containsi: 'R&D' },
          status: { $in: ['new', 'in_review'] },
          createdAt: { $gte: '2026-10-31T21:00:00.000Z', $lte: '2026-11-02T20:59:59.999Z' },
        },
        sort: 'fullName:asc,id:desc',
        fields: ['reference', 'fullName'],
        pagination: { page: '3', pageSize: '20' },
      }),
    ).toEqual({
      where: [
        { field: 'q', operator: 'containsi', value: 'R&D' },
        { field: 'status', operator: 'in', value: ['new', 'in_review'] },
        { field: 'createdAt', operator: 'gte', value: '2026-10-31T21:00:00.000Z' },
        { field: 'createdAt', operator: 'lte', value: '2026-11-02T20:59:59.999Z' },
        [
          { field: 'reference', operator: 'containsi', value: 'R&D' },
          { field: 'fullName', operator: 'containsi', value: 'R&D' },
        ],
      ],
      sort: [
        { field: 'fullName', order: 'asc' },
        { field: 'id', order: 'desc' },
      ],
      fields: ['reference', 'fullName'],
      start: 40,
      limit: 20,
      page: 3,
    });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a field of staff', { filters: { createdBy: { email: { $startsWith: 's' } } } }, 'filters.createdBy'],
    [
      'a field that nobody searches',
      { filters: { specialTravelRequirements: { $containsi: 'x' } } },
      'filters.specialTravelRequirements',
    ],
    ['a field of another kind', { filters: { subject: { $eq: 'x' } } }, 'filters.subject'],
    ['an inherited name', { filters: { constructor: { $eq: 'x' } } }, 'filters.constructor'],
    ['a value without an operator', { filters: { fullName: 'x' } }, 'filters.fullName'],
    ['an operator that it does not have', { filters: { fullName: { $notNull: 'true' } } }, 'filters.fullName'],
    ['words that are to be equal', { filters: { q: { $eq: 'x' } } }, 'filters.q'],
    ['an order of texts', { filters: { fullName: { $gte: 'A' } } }, 'filters.fullName'],
    ['an operator without its sign', { filters: { fullName: { eq: 'x' } } }, 'filters.fullName'],
    ['a status of another kind', { filters: { status: { $in: ['new', 'archived'] } } }, 'filters.status'],
    [
      'a day that does not exist',
      { filters: { preferredDepartureDate: { $gte: '2026-02-30' } } },
      'filters.preferredDepartureDate',
    ],
    ['a moment that is none', { filters: { createdAt: { $gte: 'yesterday' } } }, 'filters.createdAt'],
    ['a value of conditions', { filters: { fullName: { $eq: { $ne: 'x' } } } }, 'filters.fullName'],
    ['a negation', { filters: { $not: { status: { $eq: 'new' } } } }, 'filters.$not'],
    [
      'two conditions in one alternative',
      { filters: { $or: [{ fullName: { $eq: 'a' }, reference: { $eq: 'b' } }] } },
      'filters.$or',
    ],
    ['an alternative that is no condition', { filters: { $or: 'x' } }, 'filters.$or.0'],
    ['filters that are a text', { filters: 'x' }, 'filters'],
    ['an order by a field of staff', { sort: 'createdBy.password' }, 'sort'],
    ['an order by what is not shown', { sort: ['createdAt:desc', 'phoneNumber'] }, 'sort'],
    ['an order in no direction', { sort: 'createdAt:up' }, 'sort'],
    ['an order as an object', { sort: { createdAt: 'desc' } }, 'sort'],
    ['all fields by a star', { fields: '*' }, 'fields'],
    ['relations', { populate: '*' }, 'populate'],
    ['a version', { status: 'draft' }, 'status'],
    ['page 0', { pagination: { page: '0' } }, 'pagination.page'],
    ['a page that is no number', { pagination: { page: '1e3' } }, 'pagination.page'],
    ['pages and offsets at once', { pagination: { page: '1', limit: '5' } }, 'pagination'],
    ['an unknown way to count', { pagination: { withCount: 'false' } }, 'pagination.withCount'],
  ])('is refused with %s', (_what, query, parameter) => {
    expect(problemsOf(query)).toContain(parameter);
  });

  it('never gives more than a hundred rows', () => {
    expect(parsed({ pagination: { pageSize: '1000000' } })).toMatchObject({ limit: 100, page: 1 });
    expect(parsed({ pagination: { limit: '-1' } })).toMatchObject({ start: 0, limit: 100 });
    expect(parsed({ pagination: { start: '40', limit: '500' } })).toMatchObject({ start: 40, limit: 100 });
  });

  it.each(kindNames)('allows whatever a coordinator may narrow %s by', (kind) => {
    const filters = {
      ...noFilters(kind),
      q: 'lake',
      statuses: [firstStatus(kind)],
      from: '2026-11-01',
      to: '2026-11-30',
      country: countryField(kind) ? 'QA' : '',
      area: describedKind(kind).isOfAreas ? '3' : '',
    };
    const conditions = queueConditions(kind, filters);
    const written = conditions.map((condition) =>
      'field' in condition
        ? { [condition.field]: { [`$${condition.operator}`]: condition.value } }
        : { $or: condition.map(({ field, operator, value }) => ({ [field]: { [`$${operator}`]: value } })) },
    );
    for (const [i, one] of written.entries())
      expect(parseQueueQuery(kind, { filters: one })).toMatchObject({ ok: true, value: { where: [conditions[i]] } });
    expect(readQueueFilters(kind, writeQueueFilters(filters))).toEqual(filters);
  });
});
