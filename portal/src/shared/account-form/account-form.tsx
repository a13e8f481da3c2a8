import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { Notice } from '~/ui/notice';
import { useFocusOnNew } from '~/ui/use-focus-on-new';
import styles from './account-form.module.css';
import type { Refusal } from './posted-form.server';

interface Props {
  /** Tells several forms of a page apart; sent as `intent`. */
  intent?: string;
  /** Another address than the page's own. */
  action?: string;
  refused?: Refusal | undefined;
  submit: string;
  submitting: string;
  /** The button fills the width: where the form is the page. */
  wide?: boolean;
  children: ReactNode;
}

/** A form of an account: native, posted to its page's action, and given back with what was typed when it is refused. */
export function AccountForm({ intent, action, refused, submit, submitting, wide, children }: Props) {
  const navigation = useNavigation();
  const isBusy = navigation.formMethod === 'POST' && (intent === undefined || navigation.formData?.get('intent') === intent);
  const problems = Object.entries(refused?.errors ?? {}).map(([name, message]) => ({ name, message }));
  // As the summary of problems does: the button that was pressed may stand far below.
  const notice = useFocusOnNew<HTMLDivElement>(refused);
  return (
    <Form method="post" action={action} noValidate className={styles.form}>
      {refused && problems.length === 0 && (
        <div ref={notice} tabIndex={-1} className={styles.notice}>
          <Notice tone="danger" live="assertive">
            <p>{refused.message}</p>
          </Notice>
        </div>
      )}
      <ErrorSummary problems={problems} />
      {intent && <input type="hidden" name="intent" value={intent} />}
      {children}
      <div className={styles.actions}>
        <Button size={wide ? 'large' : 'medium'} wide={wide} busy={isBusy}>
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
