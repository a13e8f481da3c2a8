import { useText } from '~/i18n/use-text';
import styles from './submission-form.module.css';

/** What a person reads once their form is stored: thanks, what comes next, and their reference. */
export function SuccessWords({ thanks, reference }: { thanks: string; reference: string }) {
  const t = useText('submission-form');
  return (
    <>
      <p>
        {thanks} {t('success.soon')}
      </p>
      {reference && <p>{t('success.mailed')}</p>}
      {reference && (
        <dl className={styles.reference}>
          <dt>{t('success.reference')}</dt>
          <dd dir="ltr">{reference}</dd>
        </dl>
      )}
    </>
  );
}
