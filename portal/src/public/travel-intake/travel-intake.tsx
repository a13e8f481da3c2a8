import { getEvent } from '@scholars/contract/events';
import { submitTravelIntake } from '@scholars/contract/submissions';
import { cms } from '~/api/cms.server';
import { useText } from '~/i18n/use-text';
import type { PageHandle } from '~/shared/page-handle';
import { loadFormPage } from '~/shared/form/submission/form-page-data.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import type { TypedValues } from '~/shared/form/read-form';
import { answerScript, answerWithPage } from '~/shared/form/submission/receive-submission.server';
import { SubmissionForm } from '~/shared/form/submission/submission-form';
import { SubmissionPage } from '~/shared/form/submission/submission-page';
import { gatheringSlug } from '@scholars/contract/fixed-values';
import { pageMeta } from '~/shared/page-meta';
import { TravelFields } from '~/shared/travel/travel-fields';
import type { Route } from './+types/travel-intake';
import { travelIntakeForm } from './travel-intake-form';

export const handle = {
  ns: ['travel-intake', 'submission-form', 'messages'],
  kept: { room: 'site', ownQuery: ['invitation'], onlyWhenDown: true },
  takesFiles: true,
} satisfies PageHandle;

/** The code of an invitation may stand in the address: no other site is told it. */
export function headers() {
  return { 'Referrer-Policy': 'same-origin' };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const code = new URL(request.url).searchParams.get('invitation')?.trim() ?? '';
  const [page, prefilled] = await Promise.all([loadFormPage(context, 'travel-intake'), findGuest(code, context)]);
  return { ...page, prefilled };
}

/**
 * Name and address of the guest whose invitation led here (product §4), so that neither has to stand in the address.
 */
async function findGuest(invitation: string, context: Route.LoaderArgs['context']): Promise<TypedValues> {
  if (invitation === '') return {};
  const event = await cms({ context }).find(getEvent, {
    params: { slug: gatheringSlug },
    query: { invitation },
    skipAuth: true,
  });
  const guest = event?.invitation;
  return guest ? { fullName: guest.fullName, emailAddress: guest.emailAddress } : {};
}

export const middleware: Route.MiddlewareFunction[] = [
  answerScript({ definition: travelIntakeForm, endpoint: submitTravelIntake }),
];

export function action(args: Route.ActionArgs) {
  return answerWithPage(args, { definition: travelIntakeForm, endpoint: submitTravelIntake });
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({
    ...args,
    title: loaderData?.documentTitle,
    description: loaderData?.description,
    share: 'page-travel-intake',
  });

/** The form page of the travel intake (spec §2 to §5). */
export default function TravelIntake({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('travel-intake');
  return (
    <SubmissionPage title={t('title')} lead={t('intro')} intro={loaderData.intro}>
      <SubmissionForm
        definition={travelIntakeForm}
        posted={usePostedOutcome(actionData)}
        submissionId={loaderData.submissionId}
        guest={loaderData.prefilled.emailAddress}
        prefilled={loaderData.prefilled}
        thanks={t('success')}
        failure={t('failure')}
      >
        {(source) => <TravelFields source={source} dialingCodes={loaderData.dialingCodes} />}
      </SubmissionForm>
    </SubmissionPage>
  );
}
