import styles from './honeypot.module.css';
import { textOf } from './read-form';

const honeypotName = 'website2';

/** A field that no person meets, by eye, keyboard or screen reader. What fills it in is not a person. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {label}
        <input type="text" name={honeypotName} autoComplete="off" tabIndex={-1} />
      </label>
    </div>
  );
}

/** A robot that is told of its mistake learns from it: it is answered as everybody is. */
export function isFromRobot(form: FormData): boolean {
  return textOf(form, honeypotName) !== '';
}
