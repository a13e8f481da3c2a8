import type { MessageTemplateDetail } from '@scholars/contract/message-templates';
import { Alert, Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { focusOnce } from '../parts/focus-once';
import columnStyles from '../submission/submission.module.css';
import styles from './message-templates.module.css';
import { TemplateFields } from './template-fields';
import { useTemplate, type TemplateInWork } from './use-template';

/**
 * Writes a template in both languages. Where somebody else was faster, their words stand below one's own until they are
 * taken or saved over; what only they have changed stands in the form.
 */
export function TemplateForm({ template }: { template: MessageTemplateDetail | undefined }): ReactNode {
  const t = useText('records');
  const inWork = useTemplate(template);
  const { failure, isOvertaken, isUnsaved, isPending, save, discard } = inWork;
  return (
    <form
      noValidate
      className={`${columnStyles.panel} ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {isOvertaken && (
        <Alert type="warning" showIcon role="alert" message={t('templates.faster')} description={t('templates.both')} />
      )}
      {failure && !failure.errors && (
        <Alert type="error" showIcon role="alert" message={t('templates.failed')} description={failure.message} />
      )}
      <TemplateFields template={inWork} />
      <p className={styles.hint}>{t('templates.hint')}</p>
      {isUnsaved && (
        <div className={styles.buttons}>
          <span className={styles.hint}>{t('templates.unsaved')}</span>
          <Button size="small" disabled={isPending} onClick={discard}>
            {t('templates.discard')}
          </Button>
        </div>
      )}
      <Steps template={inWork} isNew={!template} />
    </form>
  );
}

function Steps({ template, isNew }: { template: TemplateInWork; isNew: boolean }): ReactNode {
  const { isOvertaken, isPending, remove } = template;
  const t = useText('records');
  const [isRemoving, setRemoving] = useState(false);
  return (
    <>
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={isPending}>
          {t(isOvertaken ? 'templates.saveOver' : 'templates.save')}
        </Button>
        {!isNew && !isRemoving && (
          <Button danger disabled={isPending} onClick={() => setRemoving(true)}>
            {t('templates.remove')}
          </Button>
        )}
      </div>
      {isRemoving && (
        <div className={styles.buttons} role="group" aria-label={t('templates.removeAsk')}>
          <span>{t('templates.removeAsk')}</span>
          <Button ref={focusOnce} danger loading={isPending} onClick={remove}>
            {t('templates.remove')}
          </Button>
          <Button disabled={isPending} onClick={() => setRemoving(false)}>
            {t('templates.keep')}
          </Button>
        </div>
      )}
    </>
  );
}
