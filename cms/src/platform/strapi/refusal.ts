import { errors } from '@strapi/utils';

/** Refuses a value at its field, by a name for which the desk has words in both languages (`refusals.json`). */
export function refusal(name: string, field: string): Error {
  return new errors.ValidationError(name, { [field]: [name] });
}
