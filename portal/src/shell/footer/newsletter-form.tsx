import { useFetcher } from 'react-router';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { useSiteKey } from '~/session/root-data';
import { Button } from '~/ui/button';
import { CheckboxField } from '~/ui/fields/checkbox-field';
import { TextField } from '~/ui/fields/text-field';
import type { NewsletterOutcome } from './subscribe.server';
import styles from './newsletter-form.module.css';

/**
 * Asks for the newsletter. The frame's route takes the form, in the page or, without JavaScript, with a new one;
 * `before` is the outcome of the latter.
 */
export function NewsletterForm({ before }: { before: NewsletterOutcome | undefined }) {
  const t = useText('shell');
  const { locale } = useLocale();
  const note = useSiteKey('newsletter_note');
  const fetcher = useFetcher<NewsletterOutcome>();
  const outcome = fetcher.data ?? before;
  const isBusy = fetcher.state !== 'idle';
  return (
    <fetcher.Form method="post" action={`${localePath(locale, '/')}#newsletter`} id="newsletter" className={styles.form} noValidate aria-labelledby="newsletter-title">
      <h2 id="newsletter-title" className={styles.title}>
        {t('newsletter.title')}
      </h2>
      {note && <p>{note}</p>}
      <TextField name="email" id="newsletter-email" type="email" label={t('newsletter.email')} autoComplete="email" required defaultValue={outcome?.email} error={outcome?.errors.email} />
      <CheckboxField name="consent" id="newsletter-consent" label={t('newsletter.consent')} required error={outcome?.errors.consent} />
      <Button variant="onBand" busy={isBusy}>
        {t('newsletter.submit')}
      </Button>
      <p role="status" className={styles.outcome} key={isBusy ? 'busy' : 'idle'}>
        {!isBusy && outcome && <span className={outcome.isSubscribed ? styles.success : styles.failure}>{outcome.isSubscribed ? t('newsletter.success') : outcome.message}</span>}
      </p>
    </fetcher.Form>
  );
}
