import { useList, type HttpError } from '@refinedev/core';
import { formatDateTime } from '@scholars/contract/format';
import { templatePurposes, templateText, type MessageTemplate } from '@scholars/contract/message-templates';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { EmptyState } from '~/ui/empty-state';
import { adminPath } from '../data/queue-address';
import { CallProblem } from '../parts/call-problem';
import { Waiting } from '../parts/waiting';
import pageStyles from '../parts/page.module.css';
import rowStyles from '../parts/rows.module.css';
import { usePageTitle } from '../parts/use-page-title';
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
      {templatePurposes.map((purpose) => (
        <Purpose
          key={purpose}
          title={t(`templates.purpose.${purpose}`)}
          templates={result.data.filter((one) => one.purpose === purpose)}
        />
      ))}
    </>
  );
}

function Purpose({ title, templates }: { title: string; templates: MessageTemplate[] }): ReactNode {
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
              <Link to={adminPath(locale, templateResource, template.id)}>
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
