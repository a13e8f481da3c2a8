import { subscribeToNewsletter } from '@scholars/contract/newsletter';
import { data, type RouterContextProvider } from 'react-router';
import { cms } from '~/api/cms.server';
import { localeContext } from '~/session/request-context.server';
import { answerRefused, judgePosted, refusedBy, type Refusal } from '~/shared/form/receive-form.server';
import { readForm } from '~/shared/form/read-form';
import { newsletterFields, newsletterTrap } from './newsletter-fields';

/** What the newsletter form shows after it was sent: a refusal, or that it is done. */
export interface NewsletterOutcome {
  refused?: Refusal;
}

/** Judges the form by the contract and hands it to the CMS (spec §5, product §4). */
export async function subscribe(form: FormData, context: Readonly<RouterContextProvider>) {
  // A machine learns nothing from an answer like everybody's.
  if (form.get(newsletterTrap)) return data<NewsletterOutcome>({});
  const judged = await judgePosted(newsletterFields, form, context.get(localeContext));
  if (!judged.ok) return answerRefused(judged.refused);
  const sent = await cms(context).send(subscribeToNewsletter, { body: judged.value, skipAuth: true });
  return sent.ok ? data<NewsletterOutcome>({}) : refusedBy(sent, readForm(newsletterFields, form));
}
