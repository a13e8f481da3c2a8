import { useOne, type HttpError } from '@refinedev/core';
import type { MessageTemplateDetail } from '@scholars/contract/message-templates';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useText } from '~/i18n/use-text';
import { BackToList } from '../parts/back-to-list';
import { CallProblem } from '../parts/call-problem';
import { Missing } from '../parts/missing';
import { Waiting } from '../parts/waiting';
import pageStyles from '../parts/page.module.css';
import { usePageTitle } from '../parts/use-page-title';
import { HistoryPanel } from '../submission/submission-history';
import columnStyles from '../submission/submission.module.css';
import { newTemplate, templateResource } from './template-calls';
import { TemplateForm } from './template-form';

/** One template beside its history, or a new one. */
export function MessageTemplatePage(): ReactNode {
  const { id = '' } = useParams();
  const t = useText('records');
  const isNew = id === newTemplate;
  const { result: template, query } = useOne<MessageTemplateDetail, HttpError>({
    resource: templateResource,
    id,
    errorNotification: false,
    // What is being written does not change under one's hands.
    queryOptions: { enabled: !isNew, refetchOnWindowFocus: false },
  });
  const title = isNew ? t('templates.new') : (template?.title ?? t('templates.title'));
  usePageTitle(title);
  if (query.error?.statusCode === 404) return <Missing resource={templateResource} name={t('templates.title')} />;
  const problem = query.isError && <CallProblem failure={query.error} onRetry={() => void query.refetch()} />;
  if (!isNew && !template) return problem || <Waiting rows={8} />;
  return (
    <>
      <div className={columnStyles.head}>
        <BackToList resource={templateResource} name={t('templates.title')} />
        <h1 className={pageStyles.title}>
          <bdi>{title}</bdi>
        </h1>
      </div>
      {problem}
      <div className={columnStyles.columns}>
        <div className={columnStyles.main}>
          <TemplateForm key={id} template={isNew ? undefined : template} />
        </div>
        {template && !isNew && (
          <div className={columnStyles.side}>
            <HistoryPanel entries={template.history} />
          </div>
        )}
      </div>
    </>
  );
}
