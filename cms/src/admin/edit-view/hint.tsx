import { useIntl } from 'react-intl';

/** What a field is for, in the language of the desk: Strapi itself keeps one text for both. */
export function Hint({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  return <>{formatMessage({ id })}</>;
}
