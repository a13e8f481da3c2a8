import type { SubmissionKind } from '@scholars/contract/submission-status';

/** How a field of a submission is shown. */
export type FieldForm =
  | 'text'
  | 'long'
  | 'letter'
  | 'email'
  | 'phone'
  | 'url'
  | 'date'
  | 'country'
  | 'organizationType';

export interface FieldGroup {
  /** Key of the group's heading in `admin.group.*`. */
  heading:
    | 'person'
    | 'position'
    | 'about'
    | 'journey'
    | 'office'
    | 'message'
    | 'sender'
    | 'organization'
    | 'contactPerson'
    | 'reason';
  fields: readonly { name: string; form: FieldForm }[];
}

/** What the back office knows about a kind of submission beyond its statuses. */
export interface Queue {
  kind: SubmissionKind;
  /** What names a row and its page. */
  titleField: 'fullName' | 'subject' | 'organizationName';
  /** Between the reference and the status. */
  columns: readonly QueueColumn[];
  /** What tells a row from its neighbours beside its title, where there is one line for it. */
  summary: readonly RowLine[];
  hasFiles: boolean;
  /** Asked for in lists, so that a queue carries no more of a person than it shows. */
  rowFields: readonly string[];
  searchIn: readonly string[];
  /** Fields that a date range may be set on; the first is the default. */
  dateFields: readonly DateField[];
  groups: readonly FieldGroup[];
}

/** A column sorts by its field and shows one or two lines. */
export interface QueueColumn {
  field: Exclude<RowLine, 'journey'>;
  /** Key of its heading in `admin.field.*`, where that is not the field's. */
  heading?: string;
  lines: readonly [RowLine, RowLine?];
}

/** A line of a row: one of its fields, or the days of the journey. */
export type RowLine = Exclude<keyof QueueRow, 'id' | 'reference' | 'status' | 'createdAt'> | 'journey';

export type DateField = 'createdAt' | 'preferredDepartureDate';

const foundingFellows: Queue = {
  kind: 'founding-fellows-profiles',
  titleField: 'fullName',
  columns: [
    { field: 'fullName', lines: ['fullName', 'emailAddress'] },
    { field: 'currentInstitution', lines: ['currentInstitution', 'currentLocation'] },
  ],
  summary: ['currentInstitution'],
  hasFiles: true,
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
  titleField: 'fullName',
  columns: [
    { field: 'fullName', lines: ['fullName', 'emailAddress'] },
    { field: 'preferredDepartureDate', heading: 'journey', lines: ['journey', 'preferredAirport'] },
  ],
  summary: ['journey', 'preferredAirport'],
  hasFiles: true,
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

const contactMessages: Queue = {
  kind: 'contact-messages',
  titleField: 'subject',
  columns: [
    { field: 'subject', lines: ['subject'] },
    { field: 'fullName', heading: 'sender', lines: ['fullName', 'emailAddress'] },
  ],
  summary: ['fullName'],
  hasFiles: false,
  rowFields: ['reference', 'status', 'subject', 'fullName', 'emailAddress', 'createdAt'],
  searchIn: ['reference', 'subject', 'fullName', 'emailAddress', 'message'],
  dateFields: ['createdAt'],
  groups: [
    { heading: 'message', fields: [{ name: 'message', form: 'letter' }] },
    {
      heading: 'sender',
      fields: [
        { name: 'fullName', form: 'text' },
        { name: 'emailAddress', form: 'email' },
        { name: 'phoneNumber', form: 'phone' },
      ],
    },
  ],
};

const organizationRequests: Queue = {
  kind: 'organization-requests',
  titleField: 'organizationName',
  columns: [
    { field: 'organizationName', lines: ['organizationName', 'type'] },
    { field: 'country', lines: ['country'] },
    { field: 'contactName', heading: 'sender', lines: ['contactName', 'emailAddress'] },
  ],
  summary: ['type', 'country'],
  hasFiles: false,
  rowFields: ['reference', 'status', 'organizationName', 'type', 'country', 'contactName', 'emailAddress', 'createdAt'],
  searchIn: ['reference', 'organizationName', 'contactName', 'emailAddress', 'website'],
  dateFields: ['createdAt'],
  groups: [
    {
      heading: 'organization',
      fields: [
        { name: 'organizationName', form: 'text' },
        { name: 'type', form: 'organizationType' },
        { name: 'country', form: 'country' },
        { name: 'website', form: 'url' },
      ],
    },
    { heading: 'reason', fields: [{ name: 'reason', form: 'letter' }] },
    {
      heading: 'contactPerson',
      fields: [
        { name: 'contactName', form: 'text' },
        { name: 'contactTitle', form: 'text' },
        { name: 'emailAddress', form: 'email' },
        { name: 'phoneNumber', form: 'phone' },
      ],
    },
  ],
};

const byKind: Record<SubmissionKind, Queue> = {
  'founding-fellows-profiles': foundingFellows,
  'travel-intakes': travelIntakes,
  'contact-messages': contactMessages,
  'organization-requests': organizationRequests,
};

/** In the order in which the back office shows them. */
export const queues: readonly Queue[] = Object.values(byKind);

export function queueOf(kind: SubmissionKind): Queue {
  return byKind[kind];
}

/** A row of a queue as Strapi's list gives it, with `id` already the document id. */
export interface QueueRow {
  id: string;
  reference: string;
  status: string;
  emailAddress: string;
  createdAt: string;
  fullName?: string;
  currentInstitution?: string;
  currentLocation?: string;
  preferredDepartureDate?: string;
  preferredReturnDate?: string;
  preferredAirport?: string;
  subject?: string;
  organizationName?: string;
  type?: string;
  country?: string;
  contactName?: string;
}
