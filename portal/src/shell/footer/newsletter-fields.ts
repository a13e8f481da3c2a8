import type { FormDefinition } from '~/shared/form/form-definition';

/** The fields of the newsletter's form (spec §5). */
export const newsletterFields = {
  fields: { email: 'text', consent: 'text' },
  rules: () => import('./newsletter-rules'),
} as const satisfies FormDefinition<unknown>;

/** A field that people do not see; whoever fills it in is not a person. */
export const newsletterTrap = 'website2';
