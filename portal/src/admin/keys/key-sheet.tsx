import { useState, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { Dialog } from '~/ui/dialog';
import styles from './key-sheet.module.css';
import { useKeys } from './use-keys';

const groups = {
  list: { next: ['J', '↓'], previous: ['K', '↑'], open: ['Enter'], mark: ['X'], search: ['/'] },
  record: { nextRecord: ['J'], previousRecord: ['K'], comment: ['C'], back: ['U'] },
  everywhere: { palette: ['Ctrl+K', '⌘K'], sheet: ['?'] },
} as const;

/** The keys that the back office knows, behind `?`. */
export function KeySheet(): ReactNode {
  const t = useText('lists');
  const [isOpen, setOpen] = useState(false);
  useKeys({ '?': () => setOpen(true) });
  const row = (name: keyof Labels, keys: readonly string[]) => (
    <div key={name} className={styles.row}>
      <dt>
        {keys.map((key) => (
          <kbd key={key} dir="ltr">
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{t(`keys.${name}`)}</dd>
    </div>
  );
  return (
    <Dialog open={isOpen} title={t('keys.title')} onClose={() => setOpen(false)}>
      {isOpen && (
        <div className={styles.sheet}>
          <h3>{t('keys.inList')}</h3>
          <dl>{namesOf(groups.list).map((name) => row(name, groups.list[name]))}</dl>
          <h3>{t('keys.inRecord')}</h3>
          <dl>{namesOf(groups.record).map((name) => row(name, groups.record[name]))}</dl>
          <h3>{t('keys.everywhere')}</h3>
          <dl>{namesOf(groups.everywhere).map((name) => row(name, groups.everywhere[name]))}</dl>
        </div>
      )}
    </Dialog>
  );
}

type Labels = (typeof groups)['list'] & (typeof groups)['record'] & (typeof groups)['everywhere'];

function namesOf<Group extends object>(group: Group): (keyof Group)[] {
  return Object.keys(group) as (keyof Group)[]; // the table's own keys
}
