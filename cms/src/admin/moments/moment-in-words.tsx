import { Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { momentId } from '../words';
import { momentInWords, ownTimeZone, zoneInWords } from './moment-words';

/** A moment by the reader's own clock, whose zone is named, and in UTC, as it is kept. */
export function MomentInWords({ at }: { at: Date }) {
  const { formatMessage, locale } = useIntl();
  const zone = ownTimeZone();
  const local = { moment: momentInWords(at, zone, locale), zone: zoneInWords(at, zone, locale) };
  return (
    <Flex direction="column" alignItems="start" gap={1}>
      <Typography textColor="neutral800">{formatMessage({ id: momentId('local') }, local)}</Typography>
      <Typography variant="pi" textColor="neutral600">
        {formatMessage({ id: momentId('utc') }, { moment: momentInWords(at, 'UTC', locale) })}
      </Typography>
    </Flex>
  );
}
