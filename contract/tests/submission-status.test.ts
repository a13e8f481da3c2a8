import { describe, expect, it } from 'vitest';
import { isWithdrawable, shownStatus } from '../src/application-status.js';
import { kindNames, type SubmissionKind } from '../src/queues/submission-kinds.js';
import { firstStatus, isDecidedForGood, isReasonNeeded, nextStatuses, statusesOf } from '../src/submission-status.js';

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

describe('A report of messages goes', () => {
  it('along these edges and no others', () => {
    expect(edgesOf('message-reports').sort()).toEqual(
      [
        'new → in_review',
        'new → dismissed',
        'in_review → warned',
        'in_review → hidden',
        'in_review → suspended',
        'in_review → dismissed',
        'warned → hidden',
        'warned → suspended',
        'hidden → suspended',
        'hidden → dismissed',
        'suspended → lifted',
        'dismissed → in_review',
      ].sort(),
    );
  });
});

describe('An application goes', () => {
  it('along these edges and no others', () => {
    expect(edgesOf('applications').sort()).toEqual(
      [
        'submitted → in_review',
        'in_review → more_info',
        'in_review → shortlisted',
        'in_review → interview',
        'in_review → decision_ready',
        'in_review → rejected',
        'more_info → in_review',
        'more_info → rejected',
        'more_info → expired',
        'shortlisted → interview',
        'shortlisted → decision_ready',
        'shortlisted → rejected',
        'interview → decision_ready',
        'interview → rejected',
        'decision_ready → accepted',
        'decision_ready → rejected',
      ].sort(),
    );
  });

  it('is shown to its applicant in these words', () => {
    expect(['draft', ...statusesOf('applications')].map((step) => `${step} · ${shownStatus(step)}`)).toEqual([
      'draft · draft',
      'submitted · received',
      'in_review · under_review',
      'more_info · action_needed',
      'shortlisted · shortlisted',
      'interview · interview',
      'decision_ready · under_review',
      'accepted · accepted',
      'rejected · not_selected',
      'withdrawn · withdrawn',
      'expired · expired',
    ]);
  });

  it('back to its applicant until it is decided or over', () => {
    expect(statusesOf('applications').filter((step) => !isWithdrawable(step))).toEqual([
      'accepted',
      'rejected',
      'withdrawn',
      'expired',
    ]);
  });
});

describe.each(kindNames)('The flow of %s', (kind) => {
  const first = firstStatus(kind);

  it('starts at its first status, from where every one can be reached that is a coordinator’s to choose', () => {
    const reached = new Set<string>([first]);
    for (const status of reached) for (const next of nextStatuses(kind, status)) reached.add(next);
    const chosen = statusesOf(kind).filter((status) => status !== 'withdrawn');
    expect([...reached].sort()).toEqual([...chosen].sort());
  });

  it('leads only to statuses that it has, and never back to its first', () => {
    for (const status of statusesOf(kind)) {
      for (const next of nextStatuses(kind, status)) expect(statusesOf(kind)).toContain(next);
      expect(nextStatuses(kind, status)).not.toContain(first);
      expect(nextStatuses(kind, status)).not.toContain(status);
    }
  });

  it('goes nowhere from a status that it does not have', () => {
    expect(nextStatuses(kind, 'booked_twice')).toEqual([]);
  });
});

it.each([
  ['travel-intakes', 'approved', true],
  ['travel-intakes', 'closed', true],
  ['travel-intakes', 'needs_info', false],
  ['founding-fellows-profiles', 'declined', true],
  ['contact-messages', 'answered', false],
  ['contact-messages', 'declined', true],
  ['message-reports', 'hidden', false],
  ['message-reports', 'suspended', true],
  ['applications', 'decision_ready', false],
] as const)('%s that are %s are decided for good: %s', (kind, status, isForGood) => {
  expect(isDecidedForGood(kind, status)).toBe(isForGood);
});

describe('A reason', () => {
  it.each([
    ['needs_info', true],
    ['declined', true],
    ['more_info', true],
    ['warned', true],
    ['hidden', true],
    ['suspended', true],
    ['dismissed', true],
    ['lifted', false],
    ['rejected', false],
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
