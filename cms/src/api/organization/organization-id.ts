import { locales } from '@scholars/contract/locale';
import { untilContentChanges } from '../../platform/content/localized.js';
import { invalidFields } from '../../platform/errors/contract-error.js';
import { organizationReferences } from './organization-references.js';

/** Each by its slug in a language and by its id. */
const idsByName = untilContentChanges(async (locale) => {
  const organizations = [...(await organizationReferences(locale)).values()];
  return new Map(organizations.flatMap(({ id, slug }) => [slug, id].map((name) => [name, id] as const)));
});

/**
 * The document id of a published organization that a filter names by id, or by its slug in either language. No query
 * once what cards name is remembered.
 *
 * @throws ContractError 422 on that filter when there is none
 */
export async function organizationId(filter: string, slugOrId: string): Promise<string> {
  for (const locale of locales) {
    const id = (await idsByName(locale)).get(slugOrId);
    if (id !== undefined) return id;
  }
  throw invalidFields({ [filter]: ['value.invalid'] });
}
