import { useCustom, type HttpError } from '@refinedev/core';
import { formatDateTime } from '@scholars/contract/format';
import { listSheetImports, type SheetImportSummary } from '@scholars/contract/sheet-imports';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { adminPath } from '../data/queue-address';
import { CallProblem } from '../parts/call-problem';
import rowStyles from '../parts/rows.module.css';
import { dot } from '../values/dot';
import { outcomeWords } from './outcome-words';
import styles from './sheets.module.css';
import { sheetsPath } from './use-sheet';

/** The tables that were brought in last, each with the way back to what became of its rows. */
export function LastSheets(): ReactNode {
  const t = useText('sheets');
  const { locale } = useLocale();
  const { result, query } = useCustom<SheetImportSummary[], HttpError>({
    url: listSheetImports.path,
    method: 'get',
    errorNotification: false,
  });
  if (query.isError) return <CallProblem failure={query.error} onRetry={() => void query.refetch()} />;
  if (!query.isSuccess || result.data.length === 0) return null;
  return (
    <section aria-labelledby="last-sheets">
      <h2 id="last-sheets" className={styles.heading}>
        {t('last')}
      </h2>
      <ul role="list" className={rowStyles.rows}>
        {result.data.map((table) => (
          <li key={table.id} className={rowStyles.row}>
            <div>
              <Link to={`${adminPath(locale, sheetsPath)}?of=${table.target}&import=${table.id}`}>
                {t(`of.${table.target}`)}
                {dot}
                <bdi>{table.fileName}</bdi>
              </Link>
              <p className={styles.hint}>
                <time dateTime={table.createdAt}>{formatDateTime(table.createdAt, locale)}</time>
                {table.by && (
                  <>
                    {dot}
                    <bdi>{table.by}</bdi>
                  </>
                )}
              </p>
            </div>
            <p>
              {table.state === 'running'
                ? t('underWay', { done: table.imported + table.refused, total: table.total })
                : outcomeWords(t, table)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
