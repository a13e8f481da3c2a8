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

/** Of a field that takes its direction from what is typed: `:placeholder-shown` tells that it is empty (base.css). */
export const emptyPlaceholder = ' ';

/** The id of the control of a field: what an error summary links to. */
export function fieldIdOf(name: string): string {
  return `field-${name}`;
}

/** The label of a field as the page shows it; '' where it has none, or one that is a sentence. */
export function shownLabelOf(name: string): string {
  return document.getElementById(`${fieldIdOf(name)}-label`)?.textContent.trim() ?? '';
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
        <FieldLabel {...field} id={links.id} />
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

/** What stands in a field's label or legend, by an id that an error summary reads it by. */
export function FieldLabel({ name, id = fieldIdOf(name), label, required }: FieldProps) {
  const t = useText('shell');
  return (
    <>
      <span id={`${id}-label`}>{label}</span>
      {!required && <span className={styles.optional}> {t('kit.optional')}</span>}
    </>
  );
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
