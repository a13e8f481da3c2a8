import { askableFields, type AskedKind } from '@scholars/contract/asked-kinds';
import { locales } from '@scholars/contract/locale';
import { expect, it } from 'vitest';
import { getText } from '~/i18n/texts.server';

const homes: Record<
  AskedKind,
  readonly ('founding-fellows-profile' | 'travel-intake' | 'travel-request' | 'join-us')[]
> = {
  'founding-fellows-profiles': ['founding-fellows-profile'],
  'travel-intakes': ['travel-intake'],
  'travel-requests': ['travel-intake', 'travel-request'],
  'organization-requests': ['join-us'],
};

it.each(Object.keys(homes) as AskedKind[])(
  'Each field that is asked for has a name in %s, in both languages',
  (kind) => {
    for (const locale of locales)
      for (const name of askableFields(kind)) {
        const names = homes[kind].map((namespace) => getText(locale, namespace)(`fields.${name}` as never));
        expect(
          names.some((text) => text !== `fields.${name}` && text !== ''),
          `${locale} ${name}: ${names.join()}`,
        ).toBe(true);
      }
  },
);
