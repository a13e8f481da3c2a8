import { Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { labelId, planId, refusalId } from '../words';
import type { Plan } from './plan-calls';

/** Why an entry could not be published at its time, by the labels of its fields. */
export function WhyRefused({ uid, refusal }: { uid: string; refusal: NonNullable<Plan['refusal']> }) {
  const { formatMessage, formatList } = useIntl();
  const labels = refusal.fields.map((field) => formatMessage({ id: labelId(uid, field), defaultMessage: field }));
  const reason =
    labels.length > 0
      ? formatMessage({ id: planId('refused.fields') }, { fields: formatList(labels) })
      : refusal.message
        ? formatMessage({ id: refusalId(refusal.message), defaultMessage: refusal.message })
        : formatMessage({ id: planId('refused.fault') });
  return (
    <Typography variant="pi" textColor="danger700">
      {reason} {formatMessage({ id: planId('refused.again') })}
    </Typography>
  );
}
