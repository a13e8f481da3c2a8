import type { FormDefinition } from '~/shared/form/form-definition';

const schemas = () => import('@scholars/contract/forms/event-invitation');

/**
 * The answer to an invitation, in the order of the page.
 *
 * @param maxGuests of the invitation, where it is known
 */
export function answerFormFor(maxGuests?: number) {
  return {
    fields: { attending: 'text', guests: 'text', dietaryNeeds: 'text', accessNeeds: 'text' },
    schema: async () => (await schemas()).invitationAnswerFor(maxGuests),
    // A number of guests counts only for somebody who comes: its control is hidden otherwise.
    prepare: (input) => (input.attending === 'yes' ? input : { ...input, guests: '' }),
  } as const satisfies FormDefinition;
}

/** The code of a printed letter. */
export const codeForm = {
  fields: { invitation: 'text' },
  schema: async () => (await schemas()).invitationCode,
} as const satisfies FormDefinition;
