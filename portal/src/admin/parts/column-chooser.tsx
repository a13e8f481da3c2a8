import { Button, Checkbox } from 'antd';
import { useState, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { Dialog } from '~/ui/dialog';
import { Icon } from '~/ui/icon';
import styles from './column-chooser.module.css';

interface Props {
  /** Those that are shown, in their order. */
  columns: readonly string[];
  offered: readonly string[];
  usual: readonly string[];
  /** The one that no list is without. */
  fixed: string;
  headingOf: (column: string) => string;
  onChoose: (columns: readonly string[]) => void;
}

/** Which columns the list has, and in which order. The choice stands in the address. */
export function ColumnChooser(props: Props): ReactNode {
  const t = useText('lists');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('columns.title')}
      </Button>
      <Dialog open={isOpen} title={t('columns.title')} onClose={() => setOpen(false)}>
        {isOpen && <Choices {...props} />}
      </Dialog>
    </>
  );
}

function Choices({ columns, offered, usual, fixed, headingOf, onChoose }: Props): ReactNode {
  const t = useText('lists');
  const [said, setSaid] = useState('');
  const others = offered.filter((name) => !columns.includes(name));

  function move(name: string, by: 1 | -1): void {
    const rest = columns.filter((one) => one !== name);
    const place = columns.indexOf(name) + by;
    onChoose([...rest.slice(0, place), name, ...rest.slice(place)]);
    setSaid(t('columns.moved', { column: headingOf(name), place: place + 1, count: columns.length }));
  }

  return (
    <div className={styles.choices}>
      <p className={styles.hint}>{t('columns.hint')}</p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ul role="list" className={styles.list}>
        {[...columns, ...others].map((name) => {
          const place = columns.indexOf(name);
          const isShown = place >= 0;
          const heading = headingOf(name);
          return (
            <li key={name} className={styles.column}>
              <Checkbox
                checked={isShown}
                disabled={name === fixed}
                onChange={() => onChoose(isShown ? columns.filter((one) => one !== name) : [...columns, name])}
              >
                {heading}
              </Checkbox>
              {isShown && (
                <span className={styles.moves}>
                  <Button
                    size="small"
                    type="text"
                    icon={<Icon name="up" />}
                    aria-label={t('columns.earlier', { column: heading })}
                    disabled={place === 0}
                    onClick={() => move(name, -1)}
                  />
                  <Button
                    size="small"
                    type="text"
                    icon={<Icon name="down" />}
                    aria-label={t('columns.later', { column: heading })}
                    disabled={place === columns.length - 1}
                    onClick={() => move(name, 1)}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <Button onClick={() => onChoose(usual)}>{t('columns.reset')}</Button>
    </div>
  );
}
