import type { Event } from '@scholars/contract/events';
import type { Member } from '@scholars/contract/members';
import type { Opportunity } from '@scholars/contract/opportunities';
import type { Organization } from '@scholars/contract/organizations';
import { describe, expect, test } from 'vitest';
import { jsonText } from '~/lib/json-text';
import { eventData } from './event-data';
import { siteData } from './network';
import { opportunityData } from './opportunity-data';
import { organizationData } from './organization-data';
import { personData } from './person-data';
import type { SiteFacts } from './site-facts';

const site: SiteFacts = {
  origin: 'https://scholars.test',
  locale: 'ar',
  keys: { site_name: 'شبكة العلماء', social_x: 'https://x.test/scholars', contact_email: 'contact@scholars.test' },
  address: 'https://scholars.test/ar/opportunities/water',
  description: 'وصف الصفحة',
};
const picture = { url: '/uploads/drawn/cover-x.svg', alt: '', width: 1280, height: 628 };
const qatar = { code: 'QA', name: 'قطر' };

const job: Opportunity = {
  id: 'o1',
  slug: 'water',
  locale: 'ar',
  locales: ['en', 'ar'],
  title: 'باحث في المياه',
  summary: 'وظيفة',
  description: '<p>وصف طويل</p>',
  agsCategory: 'research',
  isProgram: false,
  category: null,
  partner: { id: 'p1', slug: 'noor', name: 'نور', logo: picture },
  thematicAreas: [],
  location: 'الدوحة',
  country: qatar,
  workMode: 'onsite',
  employmentType: 'full-time',
  seats: 2,
  stipend: null,
  deadline: '2027-02-19T20:59:59.000Z',
  status: 'open',
  photo: picture,
  publishedAt: '2026-11-17T08:00:00.000Z',
  applyMode: 'internal',
  applyUrl: null,
};

const organization = {
  type: 'university',
  name: 'جامعة',
  summary: 'موجز',
  website: 'https://university.test',
  logo: picture,
  cover: picture,
  city: 'الدوحة',
  country: qatar,
  thematicAreas: [],
} as unknown as Organization;

const member = {
  name: 'ليلى حداد',
  otherName: 'Layla Haddad',
  headline: '',
  photo: picture,
  currentTitle: 'أستاذة',
  currentInstitution: '',
  organization: { id: '1', slug: 'noor', name: 'نور' },
  country: null,
  city: '',
  homepage: null,
  orcid: '0000-0002-1825-0097',
  interests: [],
  languages: [],
} as unknown as Member;

const event = {
  title: 'اللقاء',
  summary: '',
  startsAt: '2027-04-06T06:00:00.000Z',
  endsAt: '2027-04-08T14:00:00.000Z',
  venue: 'الدار',
  city: 'الدوحة',
  country: qatar,
  cover: picture,
  onlineNote: '',
  locale: 'ar',
  speakers: [],
} as unknown as Event;

/** Every field that a search engine asks for has a value. */
function expectFields(data: object | undefined, fields: string[]) {
  const written = JSON.parse(JSON.stringify(data ?? {})) as Record<string, unknown>;
  for (const field of fields)
    expect({ field, value: written[field] }).toEqual({
      field,
      value: expect.toSatisfy((value: unknown) => value !== undefined && value !== null && value !== ''),
    });
}

describe('a job', () => {
  const data = opportunityData(job, site);

  test('has what search engines ask of a job posting, in the page’s language', () => {
    expectFields(data, [
      '@context',
      '@type',
      'title',
      'description',
      'datePosted',
      'validThrough',
      'hiringOrganization',
      'jobLocation',
      'employmentType',
      'identifier',
      'url',
    ]);
    expect(data).toMatchObject({
      '@type': 'JobPosting',
      description: '<p>وصف طويل</p>',
      employmentType: 'FULL_TIME',
      directApply: true,
      hiringOrganization: {
        name: 'نور',
        url: 'https://scholars.test/ar/organizations/noor',
        logo: 'https://scholars.test/uploads/drawn/cover-x.svg',
      },
      jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'QA' } },
    });
  });

  test.each([
    ['part-time', 'PART_TIME'],
    ['contract', 'CONTRACTOR'],
    ['fellowship', 'OTHER'],
    ['internship', 'INTERN'],
    ['volunteer', 'VOLUNTEER'],
  ] as const)('that is %s is %s', (employmentType, value) => {
    expect(opportunityData({ ...job, employmentType }, site)).toMatchObject({ employmentType: value });
  });

  test('done from home names the country one may live in, and no place of work', () => {
    const remote = opportunityData({ ...job, workMode: 'remote', location: '' }, site);
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'قطر' },
    });
    expect(remote).not.toHaveProperty('jobLocation');
  });

  test('without any place, or closed, is not told of: it would be an error', () => {
    expect(opportunityData({ ...job, country: null, location: '' }, site)).toBeUndefined();
    expect(opportunityData({ ...job, country: null, workMode: 'remote' }, site)).toBeUndefined();
    expect(opportunityData({ ...job, status: 'closed' }, site)).toBeUndefined();
  });

  test('of the network itself is offered by the network', () => {
    expect(opportunityData({ ...job, partner: null }, site)).toMatchObject({
      hiringOrganization: { '@type': 'Organization', name: 'شبكة العلماء' },
    });
  });
});

test('a programme is one to learn in, and never a job', () => {
  const data = opportunityData({ ...job, isProgram: true }, site);
  expect(data).toMatchObject({ '@type': 'EducationalOccupationalProgram', applicationDeadline: job.deadline });
  expectFields(data, ['name', 'description', 'provider', 'url']);
});

test('an organization has the type of its kind, its place and its own address', () => {
  expect(organizationData(organization, site)).toMatchObject({
    '@type': 'CollegeOrUniversity',
    sameAs: 'https://university.test/',
    address: { addressCountry: 'QA' },
  });
  expect(JSON.stringify(organizationData({ ...organization, website: 'javascript:alert(1)' }, site))).not.toContain(
    'javascript',
  );
});

test('a member is a person with an ORCID iD where it has that shape', () => {
  expect(personData(member, site)).toMatchObject({
    '@type': 'Person',
    alternateName: 'Layla Haddad',
    sameAs: ['https://orcid.org/0000-0002-1825-0097'],
    affiliation: { name: 'نور' },
  });
  expect(personData({ ...member, orcid: 'x" onclick' }, site)).toMatchObject({ sameAs: undefined });
});

test('an event has what search engines ask of one', () => {
  const data = eventData(event, site);
  expectFields(data, [
    'name',
    'startDate',
    'endDate',
    'location',
    'image',
    'description',
    'organizer',
    'eventStatus',
    'eventAttendanceMode',
  ]);
  expect(data).toMatchObject({ location: { '@type': 'Place', name: 'الدار', address: { addressCountry: 'QA' } } });
});

test('the home page names the site, its search and the network', () => {
  expect(siteData(site)).toMatchObject({
    '@graph': [
      {
        '@type': 'WebSite',
        url: 'https://scholars.test/ar',
        potentialAction: { target: { urlTemplate: 'https://scholars.test/ar/search?q={search_term_string}' } },
      },
      { '@type': 'Organization', name: 'شبكة العلماء', sameAs: ['https://x.test/scholars'] },
    ],
  });
});

/** Of schema.org's properties those that a type has: what is not among them machines report as a fault of the page. */
const ofAll = [
  '@context',
  '@type',
  '@id',
  'name',
  'alternateName',
  'description',
  'url',
  'image',
  'sameAs',
  'identifier',
];
const ofOrganizations = ['logo', 'email', 'telephone', 'address', 'knowsAbout', 'mainEntityOfPage'];
const properties: Record<string, readonly string[]> = {
  JobPosting: [
    'title',
    'datePosted',
    'validThrough',
    'hiringOrganization',
    'employmentType',
    'totalJobOpenings',
    'directApply',
    'jobLocation',
    'jobLocationType',
    'applicantLocationRequirements',
  ],
  EducationalOccupationalProgram: ['provider', 'applicationDeadline', 'maximumEnrollment', 'educationalProgramMode'],
  Organization: ofOrganizations,
  CollegeOrUniversity: ofOrganizations,
  Person: ['jobTitle', 'affiliation', 'address', 'knowsAbout', 'knowsLanguage'],
  Event: [
    'startDate',
    'endDate',
    'eventStatus',
    'eventAttendanceMode',
    'location',
    'organizer',
    'performer',
    'inLanguage',
  ],
  WebSite: ['inLanguage', 'publisher', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Place: ['address'],
  VirtualLocation: [],
  Country: [],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  PropertyValue: ['value'],
};

/** Each property of each piece that its type does not have. */
function unknownIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownIn);
  if (typeof value !== 'object' || value === null) return [];
  const piece = value as Record<string, unknown>;
  const type = String(piece['@type'] ?? '');
  const known = type ? [...ofAll, ...(properties[type] ?? [])] : ['@context', '@graph', '@id'];
  return Object.entries(piece).flatMap(([name, inner]) => [
    ...(known.includes(name) ? [] : [`${type}.${name}`]),
    ...unknownIn(inner),
  ]);
}

test.each([
  ['a job', opportunityData(job, site)],
  ['a job done from home', opportunityData({ ...job, workMode: 'remote' }, site)],
  ['a programme', opportunityData({ ...job, isProgram: true }, site)],
  ['an organization', organizationData(organization, site)],
  ['a member', personData(member, site)],
  ['an event', eventData({ ...event, onlineNote: 'Zoom' }, site)],
  ['the site', siteData(site)],
])('what is told of %s has the properties of its type, and no others', (_, data) => {
  expect(data).toBeDefined();
  expect(unknownIn(JSON.parse(JSON.stringify(data)))).toEqual([]);
});

test('nothing that is written into a page can end its element', () => {
  const text = jsonText({ name: '</script><script>alert(1)</script>\u2028' });
  expect(text).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>\u2028' });
});
