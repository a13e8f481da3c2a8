import { useState, type FormEvent, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useText } from '~/i18n/use-text';
import type { FieldSource } from './field-source';
import type { FormDefinition } from './form-definition';
import { useJudgedForm } from './use-judged-form';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/fields/error-summary';
import { Notice } from '~/ui/notice';
import { useFocusOnNew } from '~/ui/use-focus-on-new';
import styles from './action-form.module.css';
import type { Refusal } from './receive-form.server';

interface Props {
  definition: FormDefinition<unknown>;
  /** Tells several forms of a page apart; sent as `intent`. */
  intent?: string;
  /** Another address than the page's own. */
  action?: string;
  refused?: Refusal | undefined;
  submit: string;
  submitting: string;
  /** The button fills the width: where the form is the page. */
  wide?: boolean;
  children: (source: FieldSource) => ReactNode;
}

/**
 * A form of an account: native, judged before it is sent, posted to its page's action, and given back with what was
 * typed when that refuses it.
 */
export function ActionForm({ definition, intent, action, refused, submit, submitting, wide, children }: Props) {
  const navigation = useNavigation();
  const { formProps, summary, errors } = useJudgedForm(definition, { refused: refused?.errors });
  const isBusy =
    navigation.formMethod === 'POST' && (intent === undefined || navigation.formData?.get('intent') === intent);
  const failure = useText('errors')('internal.text');
  const [isOffline, setOffline] = useState(false);
  const refusal = refused && Object.keys(refused.errors).length === 0 && summary.length === 0 ? refused.message : '';
  const message = isOffline ? failure : refusal;
  // As the summary of problems does: the button that was pressed may stand far below.
  const notice = useFocusOnNew<HTMLDivElement>(message && (isOffline || refused));

  /** The router would show its error page in place of what was typed. */
  function submitOnline(event: FormEvent<HTMLFormElement>) {
    setOffline(!navigator.onLine);
    if (navigator.onLine) formProps.onSubmit();
    else event.preventDefault();
  }

  return (
    <Form {...formProps} onSubmit={submitOnline} method="post" action={action} className={styles.form}>
      {message && (
        <div ref={notice} tabIndex={-1} className={styles.notice}>
          <Notice tone="danger" live="assertive">
            <p>{message}</p>
          </Notice>
        </div>
      )}
      <ErrorSummary problems={summary} />
      {intent && <input type="hidden" name="intent" value={intent} />}
      {children({ errorOf: (name) => errors[name], valueOf: (name) => refused?.typed[name] })}
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
