import { useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher } from 'react-router';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { useSiteKey } from '~/session/root-data';
import { Button } from '~/ui/button';
import { CheckboxField } from '~/ui/fields/checkbox-field';
import { TextField } from '~/ui/fields/text-field';
import { useToast } from '~/ui/toast/use-toast';
import { newsletterTrap } from './newsletter-trap';
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
  const formRef = useRef<HTMLFormElement>(null);
  const isBusy = fetcher.state !== 'idle';
  const outcome = fetcher.data ?? before;
  const noteSubmit = useOutcomeInPage(fetcher.data, formRef);
  return (
    <fetcher.Form ref={formRef} method="post" action={`${localePath(locale, '/')}#newsletter`} onSubmit={noteSubmit} id="newsletter" className={styles.form} noValidate aria-labelledby="newsletter-title">
      <h2 id="newsletter-title" className={styles.title}>
        {t('newsletter.title')}
      </h2>
      {note && <p>{note}</p>}
      <TextField name="email" id="newsletter-email" type="email" label={t('newsletter.email')} autoComplete="email" required defaultValue={outcome?.email} error={outcome?.errors.email} />
      <CheckboxField name="consent" id="newsletter-consent" label={t('newsletter.consent')} required defaultChecked={outcome?.hasConsent} error={outcome?.errors.consent} />
      <Trap />
      <Button variant="onBand" busy={isBusy}>
        {t('newsletter.submit')}
      </Button>
      <div role="status" className={styles.outcome}>
        {!isBusy && outcome && <Outcome outcome={outcome} isNewPage={!fetcher.data} />}
      </div>
    </fetcher.Form>
  );
}

function Outcome({ outcome, isNewPage }: { outcome: NewsletterOutcome; isNewPage: boolean }) {
  const t = useText('shell');
  if (!outcome.isSubscribed) return outcome.message ? <p className={styles.failure}>{outcome.message}</p> : null;
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
 * Answers an outcome that came without a new page: with a toast and an empty form, or by leading to the first error.
 *
 * @returns the form's submit handler: the toast's second begins there
 */
function useOutcomeInPage(outcome: NewsletterOutcome | undefined, formRef: { current: HTMLFormElement | null }) {
  const t = useText('shell');
  const toast = useToast();
  const submittedAt = useRef(0);
  const tell = useEffectEvent(() => toast.show(t('newsletter.success'), { tone: 'success' }));

  // The form and the clock are the browser's.
  useEffect(() => {
    if (!outcome) return;
    if (!outcome.isSubscribed) {
      formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    formRef.current?.reset();
    const timer = setTimeout(() => tell(), Math.max(0, submittedAt.current + toastAfterMs - performance.now()));
    return () => clearTimeout(timer);
  }, [outcome, formRef]);

  return () => void (submittedAt.current = performance.now());
}
