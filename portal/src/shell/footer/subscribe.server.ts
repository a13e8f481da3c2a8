import { newsletterSubscription } from '@scholars/contract/forms/site';
import { parseWith } from '@scholars/contract/parse';
import { subscribeToNewsletter } from '@scholars/contract/newsletter';
import type { RouterContextProvider } from 'react-router';
import { cms } from '~/api/cms.server';
import { getMessage } from '~/i18n/texts.server';
import { localeContext } from '~/session/request-context.server';

/** What the newsletter form shows after it was sent. */
export interface NewsletterOutcome {
  status: number;
  isSubscribed: boolean;
  /** What was typed, to be corrected. */
  email: string;
  /** The CMS's own words, or nothing where the errors say it all. */
  message: string;
  errors: { email?: string; consent?: string };
}

/** Judges the form by the contract and hands it to the CMS (spec §5, product §4). */
export async function subscribe(form: FormData, context: Readonly<RouterContextProvider>): Promise<NewsletterOutcome> {
  const locale = context.get(localeContext);
  const typed = form.get('email');
  const email = typeof typed === 'string' ? typed : '';
  const parsed = parseWith(newsletterSubscription, Object.fromEntries(form));
  if (!parsed.ok) {
    const first = (name: string) => parsed.problems[name]?.[0];
    const errors = { ...spread('email', first('email')), ...spread('consent', first('consent')) };
    return { status: 422, isSubscribed: false, email, message: '', errors };
  }
  const sent = await cms(context).send(subscribeToNewsletter, { body: parsed.value, skipAuth: true });
  if (sent.ok) return { status: 200, isSubscribed: true, email: '', message: '', errors: {} };
  return { status: sent.status, isSubscribed: false, email, message: sent.message, errors: { email: sent.errors.email?.[0], consent: sent.errors.consent?.[0] } };

  function spread(name: 'email' | 'consent', ref: string | undefined): { email?: string; consent?: string } {
    return ref === undefined ? {} : { [name]: getMessage(locale, ref) };
  }
}
