import { useList, type HttpError } from '@refinedev/core';
import { formatDateTime } from '@scholars/contract/format';
import { templatePurposes, templateText, type MessageTemplate } from '@scholars/contract/message-templates';
import { useId, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { EmptyState } from '~/ui/empty-state';
import { adminPath } from '../data/queue-address';
import { useRowKeys } from '../keys/use-row-keys';
import { CallProblem } from '../parts/call-problem';
import { Waiting } from '../parts/waiting';
import pageStyles from '../parts/page.module.css';
import rowStyles from '../parts/rows.module.css';
import { usePageTitle } from '../parts/use-page-title';
import { useWayBack } from '../frame/use-way-back';
import { trailOfPage, type RecordState } from '../values/trail';
import { newTemplate, templateResource } from './template-calls';
import styles from './message-templates.module.css';

/** Words that coordinators keep for writing to people, by what they are for. */
export function MessageTemplates(): ReactNode {
  const t = useText('records');
  const { locale } = useLocale();
  const { result, query } = useList<MessageTemplate, HttpError>({
    resource: templateResource,
    pagination: { mode: 'off' },
    errorNotification: false,
  });
  const shown = templatePurposes.map((purpose) => result.data.filter((one) => one.purpose === purpose));
  const ids = shown.flat().map(({ id }) => id);
  const trail = trailOfPage(ids, { page: 1, pageSize: ids.length, total: ids.length });
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  useWayBack(list, { resource: templateResource, search: '', ids, isFetching: query.isFetching }, true);
  usePageTitle(t('templates.title'));
  return (
    <>
      <div className={pageStyles.head}>
        <h1 className={pageStyles.title}>{t('templates.title')}</h1>
        <Link to={adminPath(locale, templateResource, newTemplate)}>{t('templates.new')}</Link>
      </div>
      <p className={styles.lead}>{t('templates.lead')}</p>
      {query.isError && <CallProblem failure={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Waiting />}
      {query.isSuccess && result.data.length === 0 && <EmptyState title={t('templates.none')} />}
      <div ref={list}>
        {templatePurposes.map((purpose, i) => (
          <Purpose
            key={purpose}
            title={t(`templates.purpose.${purpose}`)}
            templates={shown[i] ?? []}
            state={{ queueSearch: '', trail }}
          />
        ))}
      </div>
    </>
  );
}

interface PurposeProps {
  title: string;
  templates: MessageTemplate[];
  state: RecordState;
}

function Purpose({ title, templates, state }: PurposeProps): ReactNode {
  const { locale } = useLocale();
  const heading = useId();
  if (templates.length === 0) return null;
  return (
    <section className={styles.purpose} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {title}
      </h2>
      <ul role="list" className={rowStyles.rows}>
        {templates.map((template) => (
          <li key={template.id} className={rowStyles.row}>
            <div className={styles.words}>
              <Link to={adminPath(locale, templateResource, template.id)} state={state} data-row-link={template.id}>
                <bdi>{template.title}</bdi>
              </Link>
              <p className={styles.text} dir="auto">
                {templateText(template, locale)}
              </p>
            </div>
            <time className={styles.when} dateTime={template.updatedAt}>
              {formatDateTime(template.updatedAt, locale)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
