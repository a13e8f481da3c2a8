import styles from './sort-select.module.css';
import { Select, type Option } from './select-field';

interface Props {
  label: string;
  options: readonly Option[];
  defaultValue?: string;
  name?: string;
  /** The form's id, where the select stands outside of it. */
  form?: string;
}

/**
 * The order of a list, within or beside its GET form. A choice submits the form at once (`data-submit-on-change`,
 * heard by the frame's script, before React as well); without JavaScript the form's own button does.
 */
export function SortSelect({ label, options, defaultValue, name = 'sort', form }: Props) {
  return (
    <label className={styles.sort}>
      <span className={styles.label}>{label}</span>
      <Select name={name} form={form} options={options} defaultValue={defaultValue} data-submit-on-change="" />
    </label>
  );
}
