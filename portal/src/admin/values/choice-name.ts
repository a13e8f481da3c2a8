import { organizationTypes } from '@scholars/contract/forms/site';
import type { Text } from '~/i18n/text';

/** The type of an organization in words; one that this version does not know is shown by its name. */
export function organizationTypeName(type: string | undefined, t: Text): string {
  return organizationTypes.some((known) => known === type) ? t(`organizationType.${type}`) : (type ?? '');
}
