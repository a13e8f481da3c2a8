import type { FieldFormat } from '@scholars/contract/queues/kind-description';
import { countryName } from '@scholars/contract/reference/countries';
import type { ReactNode } from 'react';
import { formatDate } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { CopyButton } from '../parts/copy-button';
import { choiceName, webAddress } from '../values/written-values';
import styles from './submission.module.css';

/** What was filled in, as its field's format has it read. */
export function FieldValue({ value, format, label }: { value: string; format: FieldFormat; label: string }): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  if (value === '') return <span className={styles.empty}>{t('field.empty')}</span>;
  if (typeof format === 'object') return choiceName(format, value, t);
  switch (format) {
    case 'email':
      return <Reachable href={`mailto:${value}`} value={value} label={label} />;
    case 'phone':
      return <Reachable href={`tel:${value.replaceAll(' ', '')}`} value={value} label={label} />;
    case 'url':
      return <Reachable href={webAddress(value)} value={value} label={label} />;
    case 'date':
      return formatDate(value, locale);
    case 'country':
      return countryName(value, locale);
    case 'letter':
    case 'long':
      return (
        <p className={styles.long} dir="auto">
          {value}
        </p>
      );
    case 'text':
      return <bdi>{value}</bdi>;
  }
}

function Reachable({ href, value, label }: { href: string; value: string; label: string }): ReactNode {
  const isWeb = href.startsWith('http');
  return (
    <span className={styles.reachable}>
      <a href={href} dir="ltr" {...(isWeb && { target: '_blank', rel: 'noopener noreferrer' })}>
        {value}
      </a>
      <CopyButton text={value} field={label} />
    </span>
  );
}
