import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useFetcher } from 'react-router';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { useSiteKey } from '~/session/root-data';
import { useJudgedForm } from '~/shared/form/use-judged-form';
import { Button } from '~/ui/button';
import { CheckboxField } from '~/ui/fields/checkbox-field';
import { TextField } from '~/ui/fields/text-field';
import { useToast } from '~/ui/toast/use-toast';
import { newsletterFields, newsletterTrap } from './newsletter-fields';
import type { NewsletterOutcome } from './subscribe.server';
import styles from './newsletter-form.module.css';

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
  const typed = outcome?.refused?.typed;
  const { formProps, formRef, summary, errors } = useJudgedForm(newsletterFields, {
    refused: outcome?.refused?.errors,
    isAside: true,
  });
  const noteSubmit = useToastOnSuccess(fetcher.data, formRef);
  const failure = useText('errors')('internal.text');
  const [isOffline, setOffline] = useState(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    setOffline(!navigator.onLine);
    // The router would show its error page in place of the page.
    if (!navigator.onLine) return event.preventDefault();
    formProps.onSubmit();
    noteSubmit();
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
        defaultValue={typed?.email}
        error={errors.email}
      />
      <CheckboxField
        name="consent"
        id={idOf('consent')}
        label={t('newsletter.consent')}
        required
        defaultChecked={typed?.consent === 'on'}
        error={errors.consent}
      />
      <Trap />
      <Button variant="onBand" busy={isBusy}>
        {t('newsletter.submit')}
      </Button>
      <div role="status" className={styles.outcome}>
        {isOffline && <p className={styles.failure}>{failure}</p>}
        {!isBusy && !isOffline && outcome && summary.length === 0 && (
          <Outcome outcome={outcome} isNewPage={!fetcher.data} />
        )}
      </div>
    </fetcher.Form>
  );
}

/** It stands on every page, beside forms that have an address of their own. */
function idOf(name: string): string {
  return `newsletter-${name}`;
}

function Outcome({ outcome: { refused }, isNewPage }: { outcome: NewsletterOutcome; isNewPage: boolean }) {
  const t = useText('shell');
  if (refused)
    return Object.keys(refused.errors).length === 0 ? <p className={styles.failure}>{refused.message}</p> : null;
  return (
    <>
      {/* In the same page a toast says this. */}
      {isNewPage && <p className={styles.success}>{t('newsletter.success')}</p>}
      <p>{t('newsletter.confirmByMail')}</p>
    </>
  );
}

/** What no person fills in. */
function Trap() {
  const t = useText('shell');
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {t('newsletter.leaveEmpty')}
        <input type="text" name={newsletterTrap} autoComplete="off" tabIndex={-1} />
      </label>
    </div>
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
    formRef.current?.reset();
    const timer = setTimeout(() => tell(), Math.max(0, submittedAt.current + toastAfterMs - performance.now()));
    return () => clearTimeout(timer);
  }, [outcome, formRef]);

  return () => void (submittedAt.current = performance.now());
}
