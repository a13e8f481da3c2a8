import { useText } from '~/i18n/use-text';
import { honeypotName } from './submission/read-submission';
import styles from './submission/submission-form.module.css';

/** A field that no person meets, by eye, keyboard or screen reader. What fills it in is not a person. */
export function Honeypot() {
  const t = useText('submission-form');
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {t('leaveEmpty')}
        <input type="text" name={honeypotName} autoComplete="off" tabIndex={-1} />
      </label>
    </div>
  );
}
