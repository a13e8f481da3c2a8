import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { classNames } from '~/lib/class-names';
import styles from './field.module.css';

/** What every field of a form takes. */
export interface FieldProps {
  /** Name on the wire; also the id's stem, see `fieldIdOf`. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The one message to show; the field is marked invalid by it. */
  error?: string;
  /** Fields that are not required say '(optional)'. */
  required?: boolean;
  /** Only where the page has another field of this name. */
  id?: string;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlLinks {
  id: string;
  name: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** The id of the control of a field: what an error summary links to. */
export function fieldIdOf(name: string): string {
  return `field-${name}`;
}

/** The attributes of a field's control; `hint` and `error` are described by ids made from the field's. */
export function controlLinks({ name, id = fieldIdOf(name), hint, error, required }: FieldProps): ControlLinks {
  const described = [hint != null && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    name,
    ...(required && { required }),
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true as const }),
  };
}

/**
 * Label, hint, error and control, in this order (after govuk-frontend). `note` stands below the control, e.g. a
 * counter.
 */
export function Field({
  note,
  className,
  children,
  ...field
}: FieldProps & { note?: ReactNode; className?: string; children: (links: ControlLinks) => ReactNode }) {
  const links = controlLinks(field);
  return (
    <div className={classNames(styles.field, field.error && styles.invalid, className)}>
      <label className={styles.label} htmlFor={links.id}>
        {field.label}
        {!field.required && <OptionalMark />}
      </label>
      {field.hint != null && (
        <p className={styles.hint} id={`${links.id}-hint`}>
          {field.hint}
        </p>
      )}
      <FieldError id={`${links.id}-error`} error={field.error} />
      {children(links)}
      {note}
    </div>
  );
}

export function OptionalMark() {
  const t = useText('shell');
  return <span className={styles.optional}> {t('kit.optional')}</span>;
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  const t = useText('shell');
  return error ? (
    <p className={styles.error} id={id}>
      <span className="visually-hidden">{t('kit.error')}: </span>
      {error}
    </p>
  ) : null;
}
