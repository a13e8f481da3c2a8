import type { SubmissionKind } from '@scholars/contract/submission-status';
import { notFound } from '../../platform/errors/contract-error.js';

interface Kind {
  uid:
    | 'api::founding-fellows-profile.founding-fellows-profile'
    | 'api::travel-intake.travel-intake'
    | 'api::contact-message.contact-message'
    | 'api::organization-request.organization-request';
  table: string;
  /** Before the year in a reference, e.g. `FF-2026-000123`. */
  prefix: string;
  /** The fields that the sender filled in, in the form's order. */
  fields: readonly string[];
  /** The field with the name of the person who sent it. */
  senderField: 'fullName' | 'contactName';
}

export const submissionKinds: Record<SubmissionKind, Kind> = {
  'founding-fellows-profiles': {
    uid: 'api::founding-fellows-profile.founding-fellows-profile',
    table: 'founding_fellows_profiles',
    prefix: 'FF',
    fields: [
      'fullName',
      'emailAddress',
      'phoneNumber',
      'officePhone',
      'officeEmail',
      'currentLocation',
      'currentTitle',
      'currentDepartment',
      'currentInstitution',
      'homepage',
      'biography',
    ],
    senderField: 'fullName',
  },
  'travel-intakes': {
    uid: 'api::travel-intake.travel-intake',
    table: 'travel_intakes',
    prefix: 'TI',
    fields: [
      'fullName',
      'emailAddress',
      'phoneNumber',
      'preferredDepartureDate',
      'preferredReturnDate',
      'preferredAirport',
      'specialTravelRequirements',
    ],
    senderField: 'fullName',
  },
  'contact-messages': {
    uid: 'api::contact-message.contact-message',
    table: 'contact_messages',
    prefix: 'CM',
    fields: ['fullName', 'emailAddress', 'phoneNumber', 'subject', 'message'],
    senderField: 'fullName',
  },
  'organization-requests': {
    uid: 'api::organization-request.organization-request',
    table: 'organization_requests',
    prefix: 'JU',
    fields: [
      'organizationName',
      'type',
      'country',
      'website',
      'contactName',
      'contactTitle',
      'emailAddress',
      'phoneNumber',
      'reason',
    ],
    senderField: 'contactName',
  },
};

/** The kind that a path names; 404 for any other. */
export function requireKind(name: string): SubmissionKind {
  if (!Object.hasOwn(submissionKinds, name)) throw notFound();
  return name as SubmissionKind; // an own key of the table
}
