import { Form, useNavigation } from 'react-router';
import { useText } from '~/i18n/use-text';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import styles from './auth.module.css';

/** A confirmation that was mailed, and can be mailed again by its token for an hour. */
export interface ResendState {
  token: string;
  isSent: boolean;
  /** Why it could not be sent again; '' where nothing failed. */
  problem: string;
}

/** Says that a mail waits for the person, and offers to send it again. */
export function ResendNotice({ state: { token, isSent, problem }, text }: { state: ResendState; text: string }) {
  const t = useText('auth');
  const isBusy = useNavigation().formData?.get('intent') === 'resend';
  return (
    <Notice tone={problem ? 'warning' : isSent ? 'success' : 'info'} live="polite">
      <p>{problem || (isSent ? t('resend.done') : text)}</p>
      <Form method="post" className={styles.resend}>
        <input type="hidden" name="intent" value="resend" />
        <input type="hidden" name="token" value={token} />
        <Button variant="secondary" size="small" busy={isBusy}>
          {t('resend.submit')}
        </Button>
      </Form>
    </Notice>
  );
}
