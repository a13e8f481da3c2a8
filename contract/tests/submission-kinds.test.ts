import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { foundingFellowsProfile } from '../src/forms/founding-fellows-profile.js';
import { contactMessage, joinUsRequest } from '../src/forms/site.js';
import { travelIntake } from '../src/forms/travel-intake.js';
import { rowFields } from '../src/queues/queue-fields.js';
import { describedKind, isSubmissionKind, kindNames, type SubmissionKind } from '../src/queues/submission-kinds.js';

const forms: Record<SubmissionKind, z.ZodMiniObject> = {
  'founding-fellows-profiles': foundingFellowsProfile,
  'travel-intakes': travelIntake,
  'contact-messages': contactMessage,
  'organization-requests': joinUsRequest,
};

describe.each(kindNames)('The description of %s', (kind) => {
  const { fields, files, captchaAction, groups, titleField, flow } = describedKind(kind);

  it('names what its form asks for, in the form’s order', () => {
    expect([...Object.keys(fields), ...Object.keys(files), ...(captchaAction ? ['recaptcha'] : [])]).toEqual(
      Object.keys(forms[kind].shape),
    );
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

  it('begins at new', () => {
    expect(Object.keys(flow)[0]).toBe('new');
  });
});

it('Kinds have a prefix of their own', () => {
  expect(new Set(kindNames.map((kind) => describedKind(kind).referencePrefix)).size).toBe(kindNames.length);
});

it('A row carries no more of a person than its queue shows', () => {
  expect(rowFields('travel-intakes')).toEqual([
    'reference',
    'status',
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
