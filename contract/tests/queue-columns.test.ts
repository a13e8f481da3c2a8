import { describe, expect, it } from 'vitest';
import {
  defaultColumns,
  listedFields,
  offeredColumns,
  readColumns,
  titleColumn,
  writeColumns,
} from '../src/queues/queue-columns.js';
import { readableFields } from '../src/queues/queue-fields.js';
import { daysOfAge, queueAges } from '../src/queues/queue-ages.js';
import { describedKind, kindNames } from '../src/queues/submission-kinds.js';
import { nextStatuses, waitingStatuses } from '../src/submission-status.js';

it('An application’s columns ask for the title of what it is for in both languages, of which a reader sees their own', () => {
  const asked = listedFields('applications', defaultColumns('applications'));
  expect(asked).toEqual(expect.arrayContaining(['opportunityTitle', 'opportunityTitleAr']));
});

describe.each(kindNames)('The columns of %s', (kind) => {
  it('are its own until others are chosen', () => {
    expect(readColumns(kind, '')).toEqual(defaultColumns(kind));
    expect(readColumns(kind, 'password,,constructor')).toEqual(defaultColumns(kind));
    expect(writeColumns(kind, defaultColumns(kind))).toBe('');
  });

  it('stand in the address in the order in which they were chosen', () => {
    const chosen = [...offeredColumns(kind)].reverse();
    expect(readColumns(kind, writeColumns(kind, chosen))).toEqual(chosen);
  });

  it('always have the one that leads to the submission', () => {
    expect(readColumns(kind, 'createdAt')).toEqual([titleColumn(kind), 'createdAt']);
    expect(readColumns(kind, `createdAt,${titleColumn(kind)}`)).toEqual(['createdAt', titleColumn(kind)]);
  });

  it('have no text that is read at length, and ask for nothing that a list does not give', () => {
    const { fields } = describedKind(kind);
    for (const name of offeredColumns(kind)) expect(['long', 'letter']).not.toContain(fields[name]);
    const asked = listedFields(kind, offeredColumns(kind));
    expect(asked.filter((name) => !readableFields(kind).includes(name))).toEqual([]);
    expect(listedFields(kind, defaultColumns(kind))).not.toContain('phoneNumber');
  });

  it('wait for a decision in some of their statuses, each of which leads on', () => {
    expect(waitingStatuses(kind).length).toBeGreaterThan(0);
    for (const status of waitingStatuses(kind)) expect(nextStatuses(kind, status)).not.toEqual([]);
  });
});

describe('The ages of what waits', () => {
  it.each(['2026-11-21T20:59:59Z', '2026-11-21T21:00:00Z', '2026-03-01T08:00:00Z'])(
    'at %s follow each other without a gap',
    (now) => {
      const days = queueAges.map((age) => daysOfAge(age, Date.parse(now)));
      for (const [i, { from }] of days.slice(0, -1).entries())
        expect(new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10)).toBe(days[i + 1]?.to);
      expect(days[0]?.from).toBe(new Date(Date.parse(now) + 3 * 3_600_000).toISOString().slice(0, 10));
    },
  );
});
