import type { FormDefinition } from '~/shared/form/form-definition';

const rules = () => import('./gathering-rules');

/**
 * The answer to an invitation, in the order of the page.
 *
 * @param maxGuests of the invitation, where it is known
 */
export function answerFormFor(maxGuests?: number) {
  return {
    fields: { attending: 'text', guests: 'text', dietaryNeeds: 'text', accessNeeds: 'text' },
    rules: async () => (await rules()).answerRules(maxGuests),
  } as const satisfies FormDefinition<unknown>;
}

/** The code of a printed letter. */
export const codeForm = {
  fields: { invitation: 'text' },
  rules: async () => (await rules()).code,
} as const satisfies FormDefinition<unknown>;
