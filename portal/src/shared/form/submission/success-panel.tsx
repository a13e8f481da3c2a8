import { useText } from '~/i18n/use-text';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import styles from './submission-form.module.css';
import { SuccessWords } from './success-words';

/** Stands in place of the form after it was sent without script. */
export function SuccessPanel({ thanks, reference }: { thanks: string; reference: string }) {
  const t = useText('submission-form');
  return (
    <div className={styles.panel}>
      <Notice tone="success" live="polite">
        <h2>{t('success.title')}</h2>
        <SuccessWords thanks={thanks} reference={reference} />
      </Notice>
      <div className={styles.actions}>
        <ButtonLink to="/">{t('success.home')}</ButtonLink>
      </div>
    </div>
  );
}
