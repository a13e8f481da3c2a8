import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '../src/endpoints.js';
import { rowFields } from '../src/queues/queue-fields.js';
import { describedKind, isSubmissionKind, kindNames } from '../src/queues/submission-kinds.js';

describe.each(kindNames)('The description of %s', (kind) => {
  const { fields, files, captchaAction, groups, titleField, flow } = describedKind(kind);

  const calls = Object.entries(endpoints).filter(([, { submits }]) => submits === kind);

  // An application is made of what its applicant writes and of their profile, a report of a conversation.
  it('has a call that sends its form', () => {
    if (kind !== 'applications' && kind !== 'message-reports') expect(calls).not.toEqual([]);
  });

  it.each(calls)('names what the form of %s asks for, in the form’s order', (_, { body, multipart }) => {
    if (!(body instanceof z.ZodMiniObject)) expect.fail('a form is an object');
    expect([...Object.keys(fields), ...Object.keys(files), ...(captchaAction ? ['recaptcha'] : [])]).toEqual(
      Object.keys(body.shape),
    );
    expect(multipart?.files ?? []).toEqual(Object.keys(files));
  });

  it('shows each field once on a submission’s page, in a group or as its title', () => {
    const shown = groups.flatMap((group) => group.fields);
    expect(new Set(shown).size).toBe(shown.length);
    expect([...new Set([...shown, titleField])].sort()).toEqual(Object.keys(fields).sort());
  });

  it('has a letter alone in its group', () => {
    const letters = groups.filter((group) => group.fields.some((name) => fields[name] === 'letter'));
    for (const letter of letters) expect(letter.fields).toHaveLength(1);
  });

  it('begins at new, an application as submitted', () => {
    expect(Object.keys(flow)[0]).toBe(kind === 'applications' ? 'submitted' : 'new');
  });
});

it('Kinds have a prefix of their own', () => {
  expect(new Set(kindNames.map((kind) => describedKind(kind).referencePrefix)).size).toBe(kindNames.length);
});

it('A row carries no more of a person than its queue shows', () => {
  expect(rowFields('travel-intakes')).toEqual([
    'reference',
    'status',
    'assignee',
    'fullName',
    'emailAddress',
    'preferredDepartureDate',
    'preferredReturnDate',
    'preferredAirport',
    'createdAt',
  ]);
});

it.each(['users', 'constructor', '__proto__', 'toString', ''])('%j is no kind', (name) => {
  expect(isSubmissionKind(name)).toBe(false);
});
