import { formatNumber } from '@scholars/contract/format';
import type { CellProblem, SheetCheck } from '@scholars/contract/sheet-imports';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import styles from './sheets.module.css';

/** Rows as they were read, by the fields of their columns; what is wrong, or worth a look, stands in its cell. */
export function SheetPreview({
  check: { fields, columns, shown, problems, remarks },
}: {
  check: SheetCheck;
}): ReactNode {
  const t = useText('sheets');
  const { locale } = useLocale();
  // A field with a problem and no column has its reasons too.
  const drawn = fields.filter(
    ({ name }) => columns.some(({ field }) => field === name) || problems.some(({ field }) => field === name),
  );
  const byCell = (said: readonly CellProblem[]) =>
    new Map(said.map(({ row, field, problem }) => [`${row} ${field}`, problem]));
  const reasons = byCell(problems);
  const looks = byCell(remarks);
  return (
    // A region that is pushed sideways must be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={t('shown')} tabIndex={0} className={styles.frame}>
      <table className={styles.table}>
        <caption>{t('shown')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            {drawn.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, cells }) => (
            <tr key={row}>
              <th scope="row">{formatNumber(row, locale)}</th>
              {drawn.map(({ name }) => {
                const typed = cells[columns.findIndex(({ field }) => field === name)] ?? '';
                const reason = reasons.get(`${row} ${name}`);
                const look = looks.get(`${row} ${name}`);
                return (
                  <td key={name} className={reason ? styles.wrong : look && styles.doubtful}>
                    <span dir="auto" className={styles.typed}>
                      {typed || (reason ? `(${t('emptyCell')})` : '')}
                    </span>
                    {reason && <span className={styles.reason}>{reason}</span>}
                    {look && <span className={styles.look}>{look}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
