import { errors } from '@strapi/utils';

/**
 * Refuses a value at its field, by a name for which the desk has words in both languages (`refusals.json`).
 *
 * @param field of a component by its path, `days.0.sessions.1.ends`
 * @param shown above the form, where Strapi has no words of ours for what a component holds: the same in any language
 */
export function refusal(name: string, field: string, shown = name): Error {
  const path = field.split('.');
  if (path.length === 1) return new errors.ValidationError(name, { [field]: [name] });
  return new errors.ValidationError(shown, { errors: [{ path, message: name, name: 'ValidationError' }] });
}
