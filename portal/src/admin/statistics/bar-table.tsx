import { formatNumber } from '@scholars/contract/format';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { Bar } from './bar';
import styles from './statistics.module.css';

export interface BarRow {
  key: string;
  name: ReactNode;
  count: number;
  /** Where its rows are. */
  to?: string;
  /** What it is the sum of, where its rows are in several places. */
  parts?: readonly { key: string; name: string; count: number; to: string }[];
}

interface Props {
  caption: string;
  /** Whether the caption is seen. */
  isCaptioned?: boolean;
  /** What the two columns say. */
  headings: readonly [name: string, count: string];
  rows: readonly BarRow[];
  /** The count whose bar is as long as there is room; that of the largest row unless it is given. */
  max?: number;
}

/** Counts beside each other: a table whose numbers are drawn as bars too. */
export function BarTable({ caption, isCaptioned = false, headings, rows, max }: Props): ReactNode {
  const { locale } = useLocale();
  const most = max ?? Math.max(...rows.map(({ count }) => count), 1);
  return (
    <table className={styles.bars}>
      <caption className={isCaptioned ? undefined : 'visually-hidden'}>{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{headings[0]}</th>
          <th scope="col">{headings[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, count, to, parts = [] }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              <Parts parts={parts} />
            </th>
            <td>
              <span className={styles.measured}>
                <Bar part={count / most} />
                <span className={styles.count}>
                  {to && count > 0 ? <Link to={to}>{formatNumber(count, locale)}</Link> : formatNumber(count, locale)}
                </span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Parts({ parts }: Required<Pick<BarRow, 'parts'>>): ReactNode {
  const { locale } = useLocale();
  const counted = parts.filter(({ count }) => count > 0);
  if (counted.length === 0) return null;
  return (
    <ul role="list" className={styles.parts}>
      {counted.map(({ key, name, count, to }) => (
        <li key={key}>
          <Link to={to}>
            {name} {formatNumber(count, locale)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
