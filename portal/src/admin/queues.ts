import type { SubmissionKind } from '@scholars/contract/submission-status';

/** How a field of a submission is shown. */
export type FieldForm = 'text' | 'long' | 'email' | 'phone' | 'url' | 'date' | 'country';

export interface FieldGroup {
  /** Key of the group's heading in `admin.group.*`. */
  heading: 'person' | 'position' | 'about' | 'journey' | 'office';
  fields: readonly { name: string; form: FieldForm }[];
}

/** What the back office knows about a kind of submission beyond its statuses. */
export interface Queue {
  kind: SubmissionKind;
  /** Asked for in lists, so that a queue carries no more of a person than it shows. */
  rowFields: readonly string[];
  searchIn: readonly string[];
  /** Fields that a date range may be set on; the first is the default. */
  dateFields: readonly DateField[];
  groups: readonly FieldGroup[];
}

export type DateField = 'createdAt' | 'preferredDepartureDate';

const foundingFellows: Queue = {
  kind: 'founding-fellows-profiles',
  rowFields: ['reference', 'status', 'fullName', 'emailAddress', 'currentInstitution', 'currentLocation', 'createdAt'],
  searchIn: ['reference', 'fullName', 'emailAddress', 'currentInstitution'],
  dateFields: ['createdAt'],
  groups: [
    {
      heading: 'person',
      fields: [
        { name: 'fullName', form: 'text' },
        { name: 'emailAddress', form: 'email' },
        { name: 'phoneNumber', form: 'phone' },
        { name: 'currentLocation', form: 'country' },
        { name: 'homepage', form: 'url' },
      ],
    },
    {
      heading: 'position',
      fields: [
        { name: 'currentTitle', form: 'text' },
        { name: 'currentDepartment', form: 'text' },
        { name: 'currentInstitution', form: 'text' },
      ],
    },
    {
      heading: 'office',
      fields: [
        { name: 'officeEmail', form: 'email' },
        { name: 'officePhone', form: 'phone' },
      ],
    },
    { heading: 'about', fields: [{ name: 'biography', form: 'long' }] },
  ],
};

const travelIntakes: Queue = {
  kind: 'travel-intakes',
  rowFields: [
    'reference',
    'status',
    'fullName',
    'emailAddress',
    'preferredDepartureDate',
    'preferredReturnDate',
    'preferredAirport',
    'createdAt',
  ],
  searchIn: ['reference', 'fullName', 'emailAddress', 'preferredAirport'],
  dateFields: ['createdAt', 'preferredDepartureDate'],
  groups: [
    {
      heading: 'person',
      fields: [
        { name: 'fullName', form: 'text' },
        { name: 'emailAddress', form: 'email' },
        { name: 'phoneNumber', form: 'phone' },
      ],
    },
    {
      heading: 'journey',
      fields: [
        { name: 'preferredDepartureDate', form: 'date' },
        { name: 'preferredReturnDate', form: 'date' },
        { name: 'preferredAirport', form: 'text' },
        { name: 'specialTravelRequirements', form: 'long' },
      ],
    },
  ],
};

/** In the order in which the back office shows them. */
export const queues = [foundingFellows, travelIntakes] as const;

export function queueOf(kind: SubmissionKind): Queue {
  return kind === 'travel-intakes' ? travelIntakes : foundingFellows;
}

/** A row of a queue as Strapi's list gives it, with `id` already the document id. */
export interface QueueRow {
  id: string;
  reference: string;
  status: string;
  fullName: string;
  emailAddress: string;
  createdAt: string;
  currentInstitution?: string;
  currentLocation?: string;
  preferredDepartureDate?: string;
  preferredReturnDate?: string;
  preferredAirport?: string;
}
