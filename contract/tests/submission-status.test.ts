import { describe, expect, it } from 'vitest';
import { kindNames, type SubmissionKind } from '../src/queues/submission-kinds.js';
import { isReasonNeeded, nextStatuses, statusesOf } from '../src/submission-status.js';

const edgesOf = (kind: SubmissionKind) =>
  statusesOf(kind).flatMap((from) => nextStatuses(kind, from).map((to) => `${from} → ${to}`));

describe('A founding fellow profile goes', () => {
  it('along these edges and no others', () => {
    expect(edgesOf('founding-fellows-profiles').sort()).toEqual(
      [
        'new → in_review',
        'in_review → needs_info',
        'in_review → approved',
        'in_review → declined',
        'needs_info → in_review',
        'needs_info → approved',
        'needs_info → declined',
        'new → archived',
        'in_review → archived',
        'needs_info → archived',
        'approved → archived',
        'declined → archived',
      ].sort(),
    );
  });
});

describe('A travel intake goes', () => {
  it('along these edges and no others', () => {
    expect(edgesOf('travel-intakes').sort()).toEqual(
      [
        'new → in_review',
        'in_review → needs_info',
        'in_review → approved',
        'in_review → declined',
        'needs_info → in_review',
        'needs_info → approved',
        'needs_info → declined',
        'approved → booked',
        'approved → declined',
        'booked → closed',
        'declined → closed',
      ].sort(),
    );
  });
});

describe('A contact message goes', () => {
  it('along these edges and no others', () => {
    expect(edgesOf('contact-messages').sort()).toEqual(
      ['new → in_review', 'in_review → answered', 'in_review → declined', 'answered → in_review'].sort(),
    );
  });
});

describe('An organization that wants to join goes', () => {
  it('along these edges and no others', () => {
    expect(edgesOf('organization-requests').sort()).toEqual(
      [
        'new → in_review',
        'in_review → approved',
        'in_review → answered',
        'in_review → declined',
        'answered → in_review',
      ].sort(),
    );
  });
});

describe.each(kindNames)('The flow of %s', (kind) => {
  it('starts at new, from where every status can be reached', () => {
    const reached = new Set(['new']);
    for (const status of reached) for (const next of nextStatuses(kind, status)) reached.add(next);
    expect([...reached].sort()).toEqual([...statusesOf(kind)].sort());
  });

  it('leads only to statuses that it has, and never back to new', () => {
    for (const status of statusesOf(kind)) {
      for (const next of nextStatuses(kind, status)) expect(statusesOf(kind)).toContain(next);
      expect(nextStatuses(kind, status)).not.toContain('new');
      expect(nextStatuses(kind, status)).not.toContain(status);
    }
  });

  it('goes nowhere from a status that it does not have', () => {
    expect(nextStatuses(kind, 'booked_twice')).toEqual([]);
  });
});

describe('A reason', () => {
  it.each([
    ['needs_info', true],
    ['declined', true],
    ['in_review', false],
    ['approved', false],
    ['answered', false],
    ['booked', false],
    ['closed', false],
    ['archived', false],
  ])('for %s is needed: %s', (status, needed) => {
    expect(isReasonNeeded(status)).toBe(needed);
  });
});
