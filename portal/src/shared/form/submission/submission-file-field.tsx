import { useText } from '~/i18n/use-text';
import { FileField } from '~/ui/fields/file-field';
import type { SubmissionSource } from './submission-form';
import styles from './submission-form.module.css';

interface Props {
  name: string;
  label: string;
  hint: string;
  accept: string;
  source: SubmissionSource;
  required?: boolean;
}

/** A file of a public form. A page that came back cannot hold the file that was chosen, and says so. */
export function SubmissionFileField({ name, label, hint, accept, source, required }: Props) {
  const t = useText('submission-form');
  const words = source.isComeBack ? (
    <>
      {hint} <span className={styles.again}>{t('fileAgain')}</span>
    </>
  ) : (
    hint
  );
  return (
    <FileField
      name={name}
      label={label}
      hint={words}
      accept={accept}
      error={source.errorOf(name)}
      required={required}
    />
  );
}
