import { useField } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { momentId } from '../words';
import type { FieldProps } from './field-props';
import { LatinField } from './latin-field';

/** When a session ends: one that does so before it begins by the clock ends on the next day, and the field says so. */
export function EndField(props: FieldProps) {
  const { formatMessage } = useIntl();
  const starts = useField<string | null>(props.name.replace(/ends$/, 'starts')).value ?? '';
  const ends = useField<string | null>(props.name).value ?? '';
  const isNextDay = isTime(starts) && isTime(ends) && ends < starts;
  return <LatinField {...props} hint={isNextDay ? formatMessage({ id: momentId('nextDay') }) : props.hint} />;
}

const isTime = (text: string) => /^\d\d:\d\d$/.test(text);
