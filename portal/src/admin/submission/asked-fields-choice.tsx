import { askableFields, type AskedKind } from '@scholars/contract/asked-kinds';
import { Checkbox } from 'antd';
import { useId, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { describedWord } from '../values/written-values';
import styles from './asked-fields-choice.module.css';

interface Props {
  kind: AskedKind;
  chosen: readonly string[];
  onChoose: (fields: string[]) => void;
}

/** Ticks the fields that the sender is to complete by a link; with none ticked they are asked by a mail alone. */
export function AskedFieldsChoice({ kind, chosen, onChoose }: Props): ReactNode {
  const t = useText('asking');
  const admin = useText('admin');
  const id = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={id}>
      <legend>{t('fields')}</legend>
      <p id={id} className={styles.hint}>
        {t('hint')}
      </p>
      <Checkbox.Group
        className={styles.boxes}
        value={[...chosen]}
        options={askableFields(kind).map((name) => ({ value: name, label: describedWord(admin, 'field', name) }))}
        onChange={onChoose}
      />
      {chosen.length > 0 && <p className={styles.hint}>{t('mailed')}</p>}
    </fieldset>
  );
}
