import { shownFileName } from '@scholars/contract/file-names';
import { useState, type ComponentProps } from 'react';
import { formatNumber } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { classNames } from '~/lib/class-names';
import { controlLinks, FieldError, FieldLabel, type FieldProps } from './field';
import styles from './field.module.css';

type Control = Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

/**
 * One file. The native picker speaks the browser's language, so our own label stands as its button and the
 * input itself is only visually hidden: keyboard, screen reader and no JavaScript work as usual.
 */
export function FileField({
  name,
  label,
  hint,
  error,
  required,
  id,
  onChange,
  className,
  ...control
}: FieldProps & Control) {
  const t = useText('shell');
  const { locale } = useLocale();
  const [file, setFile] = useState<File | null>(null);
  const links = controlLinks({ name, label, hint, error, required, id });
  const described = [`${links.id}-chosen`, links['aria-describedby']].filter(Boolean).join(' ');

  return (
    <div className={classNames(styles.field, error && styles.invalid, className)}>
      <label className={styles.label} htmlFor={links.id}>
        <FieldLabel name={name} id={id} label={label} required={required} />
      </label>
      {hint != null && (
        <p className={styles.hint} id={`${links.id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${links.id}-error`} error={error} />
      <input
        {...control}
        {...links}
        aria-describedby={described}
        type="file"
        // What the browser has put back, as after going back, brought about no event.
        ref={(input) => {
          if (input?.files?.[0]) setFile(input.files[0]);
        }}
        className={styles.fileInput}
        onChange={(event) => {
          setFile(event.currentTarget.files?.[0] ?? null);
          onChange?.(event);
        }}
      />
      <div className={styles.fileRow}>
        <label className={styles.fileButton} htmlFor={links.id} aria-hidden="true">
          {t(file ? 'kit.file.change' : 'kit.file.choose')}
        </label>
        <span className={styles.fileName} id={`${links.id}-chosen`} aria-live="polite">
          {file ? <ChosenFile name={shownFileName(file.name)} size={sizeIn(file.size, locale)} /> : t('kit.file.none')}
        </span>
      </div>
    </div>
  );
}

function ChosenFile({ name, size }: { name: string; size: string }) {
  return (
    <>
      <bdi>{name}</bdi> ({size})
    </>
  );
}

export function sizeIn(bytes: number, locale: 'en' | 'ar'): string {
  const megabytes = bytes >= 1_000_000;
  return formatNumber(megabytes ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1000)), locale, {
    style: 'unit',
    unit: megabytes ? 'megabyte' : 'kilobyte',
    // As hints and errors write it.
    unitDisplay: locale === 'ar' ? 'long' : 'short',
    maximumFractionDigits: 1,
  });
}
