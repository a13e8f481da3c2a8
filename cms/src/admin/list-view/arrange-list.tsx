import { Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { valueId } from '../words';
import { LanguageStates } from './language-states';

/** What of a list's columns is used here. */
interface Header {
  name: string;
  attribute: { type: string };
  cellFormatter?: (row: never) => unknown;
}

/**
 * Shows of each language what there is in it, where Strapi names those that there are, and values in words. Languages
 * stand beside the name: whoever writes looks for what is missing.
 */
export function arrangeList<Given extends { displayedHeaders: Header[] }>(given: Given): Given {
  const languages = given.displayedHeaders.filter(({ name }) => name === 'locales');
  const [first, ...others] = given.displayedHeaders.filter(({ name }) => name !== 'locales');
  return { ...given, displayedHeaders: [...(first ? [first] : []), ...languages, ...others].map(inWords) };
}

function inWords(header: Header): Header {
  if (header.name === 'locales')
    return {
      ...header,
      cellFormatter: (row: Parameters<typeof LanguageStates>[0]['row']) => <LanguageStates row={row} />,
    };
  if (header.attribute.type !== 'enumeration') return header;
  return { ...header, cellFormatter: (row: Record<string, unknown>) => <Value value={row[header.name]} /> };
}

function Value({ value }: { value: unknown }) {
  const { formatMessage } = useIntl();
  const words = typeof value === 'string' ? formatMessage({ id: valueId(value), defaultMessage: value }) : '-';
  return <Typography textColor="neutral800">{words}</Typography>;
}
