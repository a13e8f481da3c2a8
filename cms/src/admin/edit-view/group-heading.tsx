import { Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { groupId } from '../words';

/** The heading of a group of fields. */
export function GroupHeading({ attribute }: { attribute: { group: string } }) {
  const { formatMessage } = useIntl();
  return (
    <Typography variant="delta" tag="h2">
      {formatMessage({ id: groupId(attribute.group) })}
    </Typography>
  );
}
