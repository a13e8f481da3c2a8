import { useText } from '~/i18n/use-text';
import { Button } from './button';
import field from './fields/field.module.css';
import { Icon } from './icon';
import styles from './search-box.module.css';

interface Props {
  /** What is searched, e.g. 'Search opportunities'; read to those who do not see the glass. */
  label: string;
  name?: string;
  defaultValue?: string;
  placeholder?: string;
}

/** A search field with its button. It stands within a GET form and not in one of its own, so that filters stay. */
export function SearchBox({ label, name = 'q', defaultValue, placeholder }: Props) {
  const t = useText('common');
  return (
    <search className={styles.box}>
      <label className="visually-hidden" htmlFor={`search-${name}`}>
        {label}
      </label>
      <Icon name="search" className={styles.glass} />
      <input id={`search-${name}`} type="search" name={name} dir="auto" defaultValue={defaultValue} placeholder={placeholder ?? label} className={`${field.control} ${styles.input}`} enterKeyHint="search" />
      <Button className={styles.submit}>{t('search')}</Button>
    </search>
  );
}
