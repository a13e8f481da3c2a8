import { unstable_useDocument, useForm } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { useChangedLinks } from './linked-entries';
import { compareFields, withPartsThere, withTheirs, type Values } from './merge-fields';
import { openedEditions, type OpenedVersion } from './opened-editions';
import { valueInWords, type Attribute, type Attributes, type Components } from './value-in-words';

export type Side = 'mine' | 'theirs';

/** A field that both have changed, with what it is on each side, for reading. */
export interface Contested {
  name: string;
  mine: string;
  theirs: string;
}

export interface BothSides {
  /** Fields that the other alone has changed. */
  theirs: string[];
  contested: Contested[];
  /** Puts into the form what the other changed, and of what both did the side that was chosen. */
  bringTogether(chosen: Readonly<Record<string, Side>>): void;
}

const hasParts = ({ type }: Attribute) => type === 'component' || type === 'dynamiczone';

/**
 * What a form holds beside what is saved by now, field by field; nothing while that is being read.
 *
 * @param edition that is to be read anew
 */
export function useBothSides(version: OpenedVersion, edition: string): BothSides | undefined {
  const intl = useIntl();
  const mine = useForm('BothSides', ({ values }) => values as Values); // by the names of fields
  const first = useForm('BothSides', ({ initialValues }) => initialValues as Values);
  const setValues = useForm('BothSides', (form) => form.setValues);
  const { uid, documentId, locale } = version;
  const params = { ...(locale && { locale }), compared: edition };
  const read = unstable_useDocument({ collectionType: 'collection-types', model: uid, documentId, params });
  const attributes = (read.schema?.attributes ?? {}) as Attributes; // Strapi types each kind of attribute
  const parts = read.components as Components;
  const links = useChangedLinks(version, attributes, mine);
  const theirs: Values | undefined = read.getInitialFormValues();
  const saved = read.document?.updatedAt;
  if (read.isLoading || !theirs || !saved || !links) return undefined;

  const names = Object.keys(attributes).filter((name) => attributes[name]?.type !== 'relation');
  const compared = compareFields(names, openedEditions.baseOf(version) ?? first, mine, theirs);
  const inWords = (name: string, value: unknown) => valueInWords(name, value, attributes[name]!, parts, intl);
  const fields = compared.both.map((name) => ({
    name,
    mine: inWords(name, mine[name]),
    theirs: inWords(name, theirs[name]),
  }));
  const linked = links.map(({ name, shown }) => ({
    name,
    mine: inWords(name, mine[name]),
    theirs: inWords(name, shown),
  }));
  return {
    theirs: compared.theirs,
    contested: [...fields, ...linked],
    bringTogether(chosen) {
      const isTheirs = (name: string) => chosen[name] === 'theirs';
      const taken = [...compared.theirs, ...compared.both.filter(isTheirs)];
      const own = compared.both.filter((name) => !isTheirs(name) && hasParts(attributes[name]!));
      setValues({
        ...withTheirs(names, mine, theirs, taken),
        ...Object.fromEntries(own.map((name) => [name, withPartsThere(mine[name], theirs[name])])),
        ...Object.fromEntries(links.map((link) => [link.name, isTheirs(link.name) ? link.theirs : link.mine])),
      });
      openedEditions.open(version, String(saved), theirs);
    },
  };
}
