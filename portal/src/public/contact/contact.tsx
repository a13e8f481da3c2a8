import { shortTextMaxLength } from '@scholars/contract/limits';
import { sendContactMessage } from '@scholars/contract/site';
import { useText } from '~/i18n/use-text';
import type { PageHandle } from '~/shared/page-handle';
import { loadFormPage } from '~/shared/form/submission/form-page-data.server';
import { PaperPage } from '~/public/pages/paper-page';
import { answerScript, answerWithPage } from '~/shared/form/submission/receive-submission.server';
import { SubmissionForm } from '~/shared/form/submission/submission-form';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import { pageMeta } from '~/shared/page-meta';
import type { Route } from './+types/contact';
import { ContactFields } from './contact-fields';
import { contactForm } from './contact-form';
import { ReachUs } from './reach-us';
import { Stamp } from './stamp';

export const handle = {
  ns: ['contact-us', 'submission-form', 'captcha', 'messages', 'pages'],
  overlayHeader: true,
  kept: { room: 'site', ownQuery: ['subject'], onlyWhenDown: true },
} satisfies PageHandle;

/** A link may say what it is about: `?subject=…`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const subject = new URL(request.url).searchParams.get('subject')?.replace(/\s+/g, ' ').trim() ?? '';
  return {
    ...(await loadFormPage(context, 'contact-us')),
    prefilled: { subject: [...subject].slice(0, shortTextMaxLength).join('') },
  };
}

const form = { definition: contactForm, endpoint: sendContactMessage };

export const middleware: Route.MiddlewareFunction[] = [answerScript(form)];

export function action(args: Route.ActionArgs) {
  return answerWithPage(args, form);
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({
    ...args,
    title: loaderData?.documentTitle,
    description: loaderData?.description,
    share: 'page-contact-us',
  });

/** The contact page: a letter to the network, with its stamp. */
export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('contact-us');
  const { title, description, intro, submissionId, dialingCodes, prefilled } = loaderData;
  return (
    <PaperPage title={title} lead={description} intro={intro} mark={<Stamp />} aside={<ReachUs />}>
      <SubmissionForm
        definition={contactForm}
        posted={usePostedOutcome(actionData)}
        submissionId={submissionId}
        prefilled={prefilled}
        thanks={t('success')}
        failure={t('failure')}
        submit={t('submit')}
      >
        {(source) => <ContactFields source={source} dialingCodes={dialingCodes} />}
      </SubmissionForm>
    </PaperPage>
  );
}
