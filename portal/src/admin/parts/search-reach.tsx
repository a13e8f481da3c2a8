import { comparedRows, readSought, writeSought } from '@scholars/contract/queues/search-reach';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import styles from './search-reach.module.css';

interface Props {
  /** What the list is searched for. */
  q: string;
  onSearch: (q: string) => void;
}

/** Says how far a list’s search has looked, and leads to the other way. */
export function SearchReach({ q, onSearch }: Props): ReactNode {
  const t = useText('lists');
  const { text, isWithin } = readSought(q);
  if (text === '') return null;
  return (
    <p className={styles.reach} data-print="no">
      {t(isWithin ? 'reach.within' : 'reach.begins', { number: comparedRows })}{' '}
      <Button type="link" className={styles.other} onClick={() => onSearch(writeSought({ text, isWithin: !isWithin }))}>
        {t(isWithin ? 'reach.narrow' : 'reach.widen')}
      </Button>
    </p>
  );
}
