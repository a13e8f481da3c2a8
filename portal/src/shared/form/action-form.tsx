import type { ComponentProps, ReactNode, RefObject } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import styles from './action-form.module.css';
import type { FormDefinition } from './form-definition';
import type { FieldSource, Refusal } from './form-outcome';
import { FormProblems } from './form-problems';
import { useActionForm } from './use-action-form';

/** `wide` where the form is the page. */
interface Props extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'wide'> {
  definition: FormDefinition;
  /** Tells several forms of a page apart; sent as `intent`. */
  intent?: string;
  /** Another address than the page's own. */
  action?: string;
  refused?: Refusal | undefined;
  /** What it has done, until something is wrong with it again. */
  done?: string | undefined;
  submit: string;
  submitting: string;
  children: (source: FieldSource, form: RefObject<HTMLFormElement | null>) => ReactNode;
}

/** A form that is a page's or a part of one: what is wrong with it, its fields, and its button. */
export function ActionForm({
  definition,
  intent,
  action,
  refused,
  done,
  submit,
  submitting,
  children,
  ...look
}: Props) {
  const navigation = useNavigation();
  const { formProps, formRef, source, ...problems } = useActionForm(definition, refused);
  const isBusy =
    navigation.formMethod === 'POST' && (intent === undefined || navigation.formData?.get('intent') === intent);

  return (
    <Form {...formProps} method="post" action={action} className={styles.form}>
      <FormProblems {...problems} refused={refused} />
      {done && problems.summary.length === 0 && !problems.failure && (
        <Notice tone="success" live="polite">
          <p>{done}</p>
        </Notice>
      )}
      {intent && <input type="hidden" name="intent" value={intent} />}
      {children(source, formRef)}
      <div className={styles.actions}>
        <Button {...look} busy={isBusy}>
          {isBusy ? submitting : submit}
        </Button>
      </div>
    </Form>
  );
}

/** A row of two fields where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** A part of a longer form, with its name above it. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
