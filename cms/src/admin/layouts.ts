/**
 * How the form of a kind is laid out: groups in the order in which one writes, rows of fields that share a line. What
 * stands in no group is the site's own to keep, and is not shown.
 */
export interface KindLayout {
  /** By which an entry is called. */
  mainField: string;
  /** Where its name takes several fields: those of each script. */
  names?: readonly (readonly string[])[];
  /** Columns of its list. */
  list: readonly string[];
  sort?: { by: string; order: 'ASC' | 'DESC' };
  groups: Readonly<Record<string, readonly (readonly string[])[]>>;
}

const latest = { by: 'updatedAt', order: 'DESC' } as const;

export const kindLayouts = {
  'api::opportunity.opportunity': {
    mainField: 'title',
    list: ['title', 'agsCategory', 'partner', 'deadline'],
    sort: latest,
    groups: {
      what: [['title'], ['summary'], ['description'], ['photo']],
      terms: [
        ['agsCategory', 'category', 'employmentType'],
        ['workMode', 'seats', 'isProgram'],
        ['partner', 'thematicAreas'],
        ['location', 'country', 'stipend'],
      ],
      applying: [['deadline', 'closed'], ['applyUrl'], ['questions']],
      address: [['slug']],
    },
  },
  'api::organization.organization': {
    mainField: 'name',
    list: ['name', 'type', 'country', 'updatedAt'],
    groups: {
      what: [['name'], ['summary'], ['description']],
      about: [['type', 'country', 'city'], ['website', 'thematicAreas'], ['agsCategories']],
      pictures: [['logo', 'cover']],
      address: [['slug']],
    },
  },
  'api::announcement.announcement': {
    mainField: 'text',
    list: ['text', 'from', 'to'],
    sort: latest,
    groups: { what: [['text'], ['link']], when: [['from', 'to']] },
  },
  'api::page.page': {
    mainField: 'title',
    list: ['title', 'slug', 'updatedAt'],
    groups: { what: [['title'], ['summary'], ['body'], ['blocks']], address: [['slug']] },
  },
  'api::event.event': {
    mainField: 'title',
    list: ['title', 'startsOn', 'city'],
    sort: { by: 'startsOn', order: 'DESC' },
    groups: {
      what: [['title'], ['summary'], ['description']],
      place: [
        ['startsOn', 'endsOn', 'registrationClosesOn'],
        ['capacity'],
        ['venue', 'city', 'country'],
        ['timeZone'],
        ['onlineNote'],
      ],
      programme: [['days'], ['speakers']],
      practical: [['practical']],
      pictures: [['cover'], ['gallery']],
      address: [['slug']],
    },
  },
  'api::event-invitation.event-invitation': {
    mainField: 'fullName',
    list: ['fullName', 'eventSlug', 'attending', 'guests'],
    groups: {
      guest: [
        ['fullName', 'emailAddress'],
        ['language', 'eventSlug'],
        ['maxGuests', 'travelOffered', 'withdrawn'],
      ],
      answer: [['attending', 'guests'], ['dietaryNeeds'], ['accessNeeds'], ['answeredAt', 'codePrefix']],
    },
  },
  'api::member.member': {
    mainField: 'firstName',
    names: [
      ['firstName', 'lastName'],
      ['firstNameAr', 'lastNameAr'],
    ],
    list: ['firstName', 'lastName', 'currentInstitution', 'country'],
    sort: { by: 'lastName', order: 'ASC' },
    groups: {
      person: [['firstName', 'lastName'], ['firstNameAr', 'lastNameAr'], ['headline'], ['biography'], ['photo']],
      position: [
        ['currentTitle', 'currentDepartment'],
        ['currentInstitution', 'organization'],
        ['country', 'city'],
        ['homepage', 'orcid'],
      ],
      work: [
        ['thematicAreas'],
        ['agsCategories'],
        ['openTo'],
        ['interests'],
        ['education'],
        ['experience'],
        ['publications'],
        ['awards'],
        ['service'],
        ['projects'],
      ],
      directory: [['directoryVisible', 'user'], ['slug']],
    },
  },
  'api::thematic-area.thematic-area': {
    mainField: 'title',
    list: ['number', 'title'],
    sort: { by: 'number', order: 'ASC' },
    groups: {
      what: [['title'], ['description'], ['photo']],
      parts: [['subs'], ['intros']],
      address: [['number', 'slug']],
    },
  },
  'api::opportunity-category.opportunity-category': {
    mainField: 'title',
    list: ['title', 'slug'],
    groups: { what: [['title']], address: [['slug']] },
  },
  'api::degree-type.degree-type': {
    mainField: 'title',
    list: ['title', 'level'],
    sort: { by: 'level', order: 'ASC' },
    groups: { what: [['title', 'level']], address: [['slug']] },
  },
  'api::global-key.global-key': {
    mainField: 'key',
    list: ['key', 'value', 'isFront'],
    groups: { what: [['value']], about: [['key', 'type', 'isFront']] },
  },
  'api::newsletter-subscriber.newsletter-subscriber': {
    mainField: 'email',
    list: ['email', 'language', 'status', 'confirmedAt'],
    groups: { person: [['email', 'language', 'status']], when: [['consentAt', 'confirmedAt', 'unsubscribedAt']] },
  },
  'plugin::users-permissions.user': {
    mainField: 'username',
    list: ['username', 'firstName', 'lastName', 'role'],
    groups: {
      account: [
        ['username', 'email'],
        ['role', 'confirmed', 'blocked'],
        ['language', 'messagingSystem'],
        ['password', 'endSecondFactor'],
        ['queues'],
      ],
      person: [['firstName', 'lastName'], ['phoneNumber', 'country', 'city'], ['member']],
    },
  },
} as const satisfies Record<string, KindLayout>;

/** The layout of a kind that has one. */
export function findLayout(uid: string): KindLayout | undefined {
  return (kindLayouts as Record<string, KindLayout>)[uid];
}

/** The group that a field stands in; none where it has no place in its kind's form. */
export function findGroup(uid: string, field: string): string | undefined {
  const groups = findLayout(uid)?.groups ?? {};
  return Object.keys(groups).find((group) => groups[group]?.some((row) => row.includes(field)));
}
