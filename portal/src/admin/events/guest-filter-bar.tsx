import { guestFlags, guestFlagValues, type GuestQuery } from '@scholars/contract/guest-filters';
import { locales } from '@scholars/contract/locale';
import { Button, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { useSearchKey } from '../keys/use-search-key';
import styles from './guest-work.module.css';

interface Props {
  filters: GuestQuery;
  isNarrowed: boolean;
  onNarrow: (change: Partial<GuestQuery>) => void;
  onWiden: () => void;
}

/** Narrows the guests beside their answer: by words, language, needs, and what they were sent. */
export function GuestFilterBar({ filters, isNarrowed, onNarrow, onWiden }: Props): ReactNode {
  const t = useText('guests');
  const field = useSearchKey();
  return (
    <div role="search" aria-label={t('filters.title')} className={styles.tools} data-print="no">
      <Input
        ref={field}
        className={styles.words}
        aria-keyshortcuts="/"
        aria-label={t('filters.q')}
        placeholder={t('filters.q')}
        type="search"
        dir="auto"
        value={filters.q}
        maxLength={200}
        onChange={({ target }) => onNarrow({ q: target.value })}
      />
      <Select
        className={styles.choice}
        aria-label={t('filters.language')}
        placeholder={t('filters.language')}
        allowClear
        value={filters.language}
        options={locales.map((value) => ({ value, label: t(`language.${value}`) }))}
        onChange={(language) => onNarrow({ language })}
      />
      {guestFlags.map((flag) => (
        <Select
          key={flag}
          className={styles.choice}
          aria-label={t(`filters.${flag}.title`)}
          placeholder={t(`filters.${flag}.title`)}
          allowClear
          value={filters[flag]}
          options={guestFlagValues.map((value) => ({ value, label: t(`filters.${flag}.${value}`) }))}
          onChange={(value) => onNarrow({ [flag]: value })}
        />
      ))}
      {isNarrowed && (
        <Button type="text" onClick={onWiden}>
          {t('filters.none')}
        </Button>
      )}
    </div>
  );
}
