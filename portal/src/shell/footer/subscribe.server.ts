import { newsletterSubscription } from '@scholars/contract/forms/site';
import { parseWith } from '@scholars/contract/parse';
import { subscribeToNewsletter } from '@scholars/contract/newsletter';
import type { RouterContextProvider } from 'react-router';
import { cms } from '~/api/cms.server';
import { getMessage } from '~/i18n/texts.server';
import { localeContext } from '~/session/request-context.server';
import { newsletterTrap } from './newsletter-trap';

/** What the newsletter form shows after it was sent. */
export interface NewsletterOutcome {
  status: number;
  isSubscribed: boolean;
  /** What was typed, to be corrected. */
  email: string;
  /** Whether the box was ticked. */
  hasConsent: boolean;
  /** The CMS's own words, or nothing where the errors say it all. */
  message: string;
  errors: { email?: string; consent?: string };
}

const subscribed: NewsletterOutcome = { status: 200, isSubscribed: true, email: '', hasConsent: false, message: '', errors: {} };

/** Judges the form by the contract and hands it to the CMS (spec §5, product §4). */
export async function subscribe(form: FormData, context: Readonly<RouterContextProvider>): Promise<NewsletterOutcome> {
  const locale = context.get(localeContext);
  const typed = form.get('email');
  const email = typeof typed === 'string' ? typed : '';
  // A machine learns nothing from an answer like everybody's.
  if (form.get(newsletterTrap)) return subscribed;
  const hasConsent = form.has('consent');
  const parsed = parseWith(newsletterSubscription, Object.fromEntries(form));
  if (!parsed.ok) {
    const first = (name: string) => parsed.problems[name]?.[0];
    const errors = { ...spread('email', first('email')), ...spread('consent', first('consent')) };
    return { status: 422, isSubscribed: false, email, hasConsent, message: '', errors };
  }
  const sent = await cms(context).send(subscribeToNewsletter, { body: parsed.value, skipAuth: true });
  if (sent.ok) return subscribed;
  return { status: sent.status, isSubscribed: false, email, hasConsent, message: sent.message, errors: { email: sent.errors.email?.[0], consent: sent.errors.consent?.[0] } };

  function spread(name: 'email' | 'consent', ref: string | undefined): { email?: string; consent?: string } {
    return ref === undefined ? {} : { [name]: getMessage(locale, ref) };
  }
}
