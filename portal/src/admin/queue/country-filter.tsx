import { listCountries } from '@scholars/contract/reference/countries';
import { Select } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { holdsWords } from '../palette/holds-words';
import type { QueueView } from './use-queue';

/** Of every country, or of one that is found by a part of its name. */
export function CountryFilter({ view: { narrowed, narrow } }: { view: QueueView }): ReactNode {
  const t = useText('admin');
  const lists = useText('lists');
  const { locale } = useLocale();
  const countries = useMemo(() => listCountries(locale), [locale]);
  return (
    <Select
      aria-label={t('field.country')}
      popupMatchSelectWidth={false}
      showSearch
      filterOption={(typed, option) => holdsWords(option?.label ?? '', typed)}
      value={narrowed.country}
      options={[
        { value: '', label: lists('anyCountry') },
        ...countries.map(({ code, name }) => ({ value: code, label: name })),
      ]}
      onChange={(country) => narrow({ country })}
    />
  );
}
