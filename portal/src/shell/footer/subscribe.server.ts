import { subscribeToNewsletter } from '@scholars/contract/newsletter';
import { data, type RouterContextProvider } from 'react-router';
import { cms } from '~/api/cms.server';
import { isFromRobot } from '~/shared/form/honeypot';
import { answerRefused, receiveForm } from '~/shared/form/receive-form.server';
import { newsletterForm, type NewsletterOutcome } from './newsletter-form';

/** Judges the form by the contract and hands it to the CMS (spec §5, product §4). */
export async function subscribe(form: FormData, context: Readonly<RouterContextProvider>) {
  // A machine learns nothing from an answer like everybody's.
  if (isFromRobot(form)) return data<NewsletterOutcome>({});
  const received = await receiveForm(newsletterForm, form, context, (body) =>
    cms(context).send(subscribeToNewsletter, { body, skipAuth: true }),
  );
  return received.ok ? data<NewsletterOutcome>({}) : answerRefused(received, context);
}
