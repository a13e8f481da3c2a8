import { formatNumber } from '@scholars/contract/format';
import { useCustom, type HttpError } from '@refinedev/core';
import { fillPath } from '@scholars/contract/endpoint';
import { getSheetImport, openRefusedRows, type SheetImport, type SheetTarget } from '@scholars/contract/sheet-imports';
import { Alert, Button, Progress } from 'antd';
import type { ReactNode } from 'react';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { CallProblem } from '../parts/call-problem';
import { SaveSheet } from './save-sheet';
import { Waiting } from '../parts/waiting';
import { dot } from '../values/dot';
import { outcomeWords } from './outcome-words';
import styles from './sheets.module.css';

const followEveryMs = 1000;

/** How far a table has come, and in the end what became of each of its rows. */
export function SheetProgress({ id, onAnother }: { id: string; onAnother: (of: SheetTarget) => void }): ReactNode {
  const t = useText('sheets');
  const { result, query } = useCustom<SheetImport, HttpError>({
    url: fillPath(getSheetImport.path, { id }),
    method: 'get',
    errorNotification: false,
    queryOptions: {
      refetchInterval: ({ state: { data } }) => (data?.data.state === 'done' ? false : followEveryMs),
    },
  });
  if (query.isError) return <CallProblem failure={query.error} onRetry={() => void query.refetch()} />;
  if (!query.isSuccess) return <Waiting />;
  const { state, target, fileName, total, imported, refused } = result.data;
  const done = imported + refused;
  return (
    <>
      <h2 className={styles.heading}>
        {t(`of.${target}`)}
        {dot}
        <span dir="auto">{fileName}</span>
      </h2>
      <Progress percent={Math.floor((100 * done) / total)} aria-label={t('rows')} />
      <div role="status" className={styles.sum}>
        {state === 'running' ? (
          <p>{t('running', { done, total })}</p>
        ) : (
          <Alert
            type={refused > 0 ? 'warning' : 'success'}
            showIcon
            message={t('done')}
            description={outcomeWords(t, result.data)}
          />
        )}
      </div>
      {state === 'done' && (
        <div className={styles.go}>
          {refused > 0 && (
            <div>
              <SaveSheet path={openRefusedRows.path} params={{ id }} name={`${target}-refused.xlsx`}>
                {t('saveRefused')}
              </SaveSheet>
              <p className={styles.hint}>{t('saveRefusedHint')}</p>
            </div>
          )}
          <Button type="primary" onClick={() => onAnother(target)}>
            {t('another')}
          </Button>
        </div>
      )}
      <Outcomes found={result.data} />
    </>
  );
}

function Outcomes({ found: { target, rows } }: { found: SheetImport }): ReactNode {
  const t = useText('sheets');
  const { locale } = useLocale();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- pushed sideways, also by keyboard
    <div role="region" aria-label={t('result')} tabIndex={0} className={styles.frame}>
      <table className={styles.table}>
        <caption>{t('result')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            <th scope="col">{t('entry')}</th>
            <th scope="col">{t('outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, title, state, path, problems }) => (
            <tr key={row}>
              <th scope="row">{formatNumber(row, locale)}</th>
              <td>
                <span dir="auto" className={styles.typed}>
                  {title}
                </span>
              </td>
              <td className={state === 'refused' ? styles.wrong : undefined}>
                {t(`state.${state}`)}
                {state === 'imported' && dot}
                {path && <a href={localePath(locale, path)}>{t('see')}</a>}
                {!path && state === 'imported' && t(target === 'invitations' ? 'invited' : 'draft')}
                {problems.map(({ field, column, problem }) => (
                  <span key={field} className={styles.reason}>
                    <bdi>{column}</bdi>: {problem}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
