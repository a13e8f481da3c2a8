import type { AskedKind } from '@scholars/contract/asked-kinds';
import type { NameIn } from '~/i18n/text';
import { useText } from '~/i18n/use-text';

/**
 * What fields are called in the forms that they were first asked in. That each has a name there is said by
 * `asked-labels.test.ts`.
 */
export function useAskedLabels(kind: AskedKind) {
  const fellow = useText('founding-fellows-profile');
  const travel = useText('travel-intake');
  const request = useText('travel-request');
  const join = useText('join-us');

  function labelOf(name: string): string {
    switch (kind) {
      case 'founding-fellows-profiles':
        return fellow(`fields.${name as NameIn<'founding-fellows-profile', 'fields'>}`); // of this kind
      case 'organization-requests':
        return join(`fields.${name as NameIn<'join-us', 'fields'>}`); // of this kind
      case 'travel-requests':
      case 'travel-intakes':
        return name === 'country' || name === 'purpose'
          ? request(`fields.${name}`)
          : travel(`fields.${name as NameIn<'travel-intake', 'fields'>}`); // of this kind
    }
  }

  return {
    labelOf,
    /** Of a file: what it may be. */
    hintOf: (name: string) => (name === 'photo' ? fellow('hints.photo') : travel('hints.passportDocument')),
  };
}
