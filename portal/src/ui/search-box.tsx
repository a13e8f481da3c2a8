import { useId, type ComponentProps, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { Button } from './button';
import { classNames } from '~/lib/class-names';
import { Icon } from './icon';
import styles from './search-box.module.css';

interface Props {
  /** What is searched, e.g. 'Search opportunities'; read to those who do not see the glass. */
  label: string;
  name?: string;
  defaultValue?: string;
  placeholder?: string;
  size?: 'medium' | 'large';
  /** Further properties of the `<input>`, for a box that suggests. */
  control?: ComponentProps<'input'>;
  /** What hangs below the box. */
  children?: ReactNode;
}

/** A search field with its button. It stands within a GET form and not in one of its own, so that filters stay. */
export function SearchBox({ label, name = 'q', defaultValue, placeholder, size = 'medium', control, children }: Props) {
  const t = useText('common');
  // The header has a box of its own beside the page's.
  const id = useId();
  return (
    <search className={classNames(styles.box, styles[size])}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <Icon name="search" className={styles.glass} />
      <input
        id={id}
        type="search"
        name={name}
        dir="auto"
        defaultValue={defaultValue}
        placeholder={placeholder ?? label}
        className={styles.input}
        enterKeyHint="search"
        {...control}
      />
      <Button className={styles.submit}>{t('search')}</Button>
      {children}
    </search>
  );
}
