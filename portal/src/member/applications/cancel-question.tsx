import type { Application } from '@scholars/contract/applications';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useText } from '~/i18n/use-text';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { Button, ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import styles from './applications.module.css';

/** Asks once more before an application is withdrawn, or a draft thrown away: neither can be undone. */
export function CancelQuestion({ application }: { application: Application }) {
  const t = useText('applications');
  const { locale } = useLocale();
  const question = useRef<HTMLDivElement>(null);
  // The address changed, and nothing else: the focus is the browser's.
  useEffect(() => question.current?.focus(), [application.id]);
  const isDraft = application.reference === null;
  const opportunity = application.opportunity.title || t('list.unpublished');
  return (
    <div ref={question} tabIndex={-1} className={styles.question} id="withdraw">
      <Notice tone="warning" title={t(isDraft ? 'withdraw.draftTitle' : 'withdraw.title')}>
        <p>{t(isDraft ? 'withdraw.draftText' : 'withdraw.text', { opportunity })}</p>
        <Form method="post" action={localePath(locale, '/account/my-applications')} className={styles.actions}>
          <input type="hidden" name="opportunity" value={application.opportunity.id} />
          <input type="hidden" name="asked" value={isDraft ? 'draft' : 'application'} />
          <Button variant="danger">{t(isDraft ? 'withdraw.draftConfirm' : 'withdraw.confirm')}</Button>
          <ButtonLink variant="secondary" to="/account/my-applications">
            {t(isDraft ? 'withdraw.draftKeep' : 'withdraw.keep')}
          </ButtonLink>
        </Form>
      </Notice>
    </div>
  );
}
