import type { SheetCheck } from '@scholars/contract/sheet-imports';
import { Alert, Select } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { dot } from '../values/dot';
import styles from './sheets.module.css';
import type { Choice } from './use-sheet';

const leftOut = '';

interface Props {
  check: SheetCheck;
  choices: Choice;
  onChoose: (choices: Choice) => void;
}

/** What each column of the table is taken for. A field that one column has is offered to no other. */
export function ColumnChoices({ check: { fields, columns }, choices, onChoose }: Props): ReactNode {
  const t = useText('sheets');
  const missing = fields.filter(({ name, isRequired }) => isRequired && !choices.includes(name));
  return (
    <section aria-labelledby="sheet-columns">
      <h2 id="sheet-columns" className={styles.heading}>
        {t('columns')}
      </h2>
      <p className={styles.hint}>{t('columnsHint')}</p>
      {missing.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={t('missing', { fields: missing.map(({ label }) => label).join(dot) })}
        />
      )}
      <ul role="list" className={styles.columns}>
        {columns.map(({ head, field }, column) => (
          // Two heads may be alike; their places are not.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={column} className={styles.column}>
            <span dir="auto">{head}</span>
            <Select
              aria-label={head}
              popupMatchSelectWidth={false}
              value={field ?? leftOut}
              options={[
                { value: leftOut, label: t('leftOut') },
                ...fields
                  .filter(({ name }) => name === field || !choices.includes(name))
                  .map(({ name, label, isRequired }) => ({
                    value: name,
                    label: isRequired ? `${label} (${t('needed')})` : label,
                  })),
              ]}
              onChange={(chosen) => onChoose(choices.with(column, chosen === leftOut ? null : chosen))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
