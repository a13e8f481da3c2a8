import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react';
import { useFetcher } from 'react-router';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { useSiteKey } from '~/session/root-data';
import type { FormDefinition } from '~/shared/form/form-definition';
import type { Refusal } from '~/shared/form/form-outcome';
import { Honeypot } from '~/shared/form/honeypot';
import { useActionForm } from '~/shared/form/use-action-form';
import { Button } from '~/ui/button';
import { CheckboxField } from '~/ui/fields/checkbox-field';
import { TextField } from '~/ui/fields/text-field';
import { useToast } from '~/ui/toast/use-toast';
import styles from './newsletter-form.module.css';

/** The fields of the newsletter's form (spec §5). */
export const newsletterForm = {
  fields: { email: 'text', consent: 'text' },
  schema: async () => (await import('@scholars/contract/forms/site')).newsletterSubscription,
} as const satisfies FormDefinition;

/** What the form shows after it was sent: a refusal, or that it is done. */
export interface NewsletterOutcome {
  refused?: Refusal;
}

/** The specification's second between a submit and its toast (spec §4). */
const toastAfterMs = 1000;

/**
 * Asks for the newsletter. The frame's route takes the form, in the page or, without JavaScript, with a new one;
 * `before` is the outcome of the latter.
 */
export function NewsletterForm({ before }: { before: NewsletterOutcome | undefined }) {
  const t = useText('shell');
  const { locale } = useLocale();
  const note = useSiteKey('newsletter_note');
  const fetcher = useFetcher<NewsletterOutcome>();
  const isBusy = fetcher.state !== 'idle';
  const outcome = fetcher.data ?? before;
  const { formProps, formRef, summary, source, isOffline, failure } = useActionForm(newsletterForm, outcome?.refused, {
    isAside: true,
  });
  const noteSubmit = useToastOnSuccess(fetcher.data, formRef);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    formProps.onSubmit(event);
    if (!event.defaultPrevented) noteSubmit();
  };
  return (
    <fetcher.Form
      {...formProps}
      onSubmit={onSubmit}
      method="post"
      action={`${localePath(locale, '/')}#newsletter`}
      id="newsletter"
      className={styles.form}
      aria-labelledby="newsletter-title"
    >
      <h2 id="newsletter-title" className={styles.title}>
        {t('newsletter.title')}
      </h2>
      {note && <p>{note}</p>}
      <TextField
        name="email"
        id={idOf('email')}
        type="email"
        label={t('newsletter.email')}
        autoComplete="email"
        required
        defaultValue={source.valueOf('email')}
        error={source.errorOf('email')}
      />
      <CheckboxField
        name="consent"
        id={idOf('consent')}
        label={t('newsletter.consent')}
        required
        defaultChecked={source.valueOf('consent') === 'on'}
        error={source.errorOf('consent')}
      />
      <Honeypot label={t('newsletter.leaveEmpty')} />
      <Button variant="onBand" busy={isBusy}>
        {t('newsletter.submit')}
      </Button>
      <div role="status" tabIndex={-1} className={styles.outcome}>
        {failure && (isOffline || !isBusy) && <p className={styles.failure}>{failure}</p>}
        {!isBusy && !isOffline && outcome && !outcome.refused && summary.length === 0 && (
          <Success isNewPage={!fetcher.data} />
        )}
      </div>
    </fetcher.Form>
  );
}

/** It stands on every page, beside forms that have an address of their own. */
function idOf(name: string): string {
  return `newsletter-${name}`;
}

function Success({ isNewPage }: { isNewPage: boolean }) {
  const t = useText('shell');
  return (
    <>
      {/* In the same page a toast says this. */}
      {isNewPage && <p className={styles.success}>{t('newsletter.success')}</p>}
      <p>{t('newsletter.confirmByMail')}</p>
    </>
  );
}

/**
 * Answers a success that came without a new page: with a toast and an empty form.
 *
 * @returns the form's submit handler: the toast's second begins there
 */
function useToastOnSuccess(outcome: NewsletterOutcome | undefined, formRef: { current: HTMLFormElement | null }) {
  const t = useText('shell');
  const toast = useToast();
  const submittedAt = useRef(0);
  const tell = useEffectEvent(() => toast.show(t('newsletter.success'), { tone: 'success' }));

  // The form and the clock are the browser's.
  useEffect(() => {
    if (!outcome || outcome.refused) return;
    const form = formRef.current;
    form?.reset();
    // The button, which was disabled meanwhile, has lost it, or keeps it where it says nothing.
    if (document.activeElement?.matches('body, #newsletter button'))
      form?.querySelector<HTMLElement>('[role=status]')?.focus({ preventScroll: true });
    const timer = setTimeout(() => tell(), Math.max(0, submittedAt.current + toastAfterMs - performance.now()));
    return () => clearTimeout(timer);
  }, [outcome, formRef]);

  return () => void (submittedAt.current = performance.now());
}
