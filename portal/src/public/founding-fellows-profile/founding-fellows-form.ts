import type { FormDefinition } from '~/shared/form/form-definition';

/** The fields of the Founding Fellows Profile (spec §3) in the order of the page. */
export const foundingFellowsForm = {
  fields: {
    fullName: 'text',
    emailAddress: 'text',
    phoneNumber: 'phone',
    officePhone: 'phone',
    officeEmail: 'text',
    currentLocation: 'text',
    currentTitle: 'text',
    currentDepartment: 'text',
    currentInstitution: 'text',
    homepage: 'text',
    biography: 'text',
    photo: 'file',
  },
  schema: async () => (await import('@scholars/contract/forms/founding-fellows-profile')).foundingFellowsProfile,
} as const satisfies FormDefinition;
