import { shortTextMaxLength } from '@scholars/contract/limits';
import { submitTravelIntake } from '@scholars/contract/submissions';
import { useText } from '~/i18n/use-text';
import type { PageHandle } from '~/lib/page-handle';
import { loadFormPage } from '~/public/submission-form/form-page-data.server';
import { answerScript, answerWithPage } from '~/public/submission-form/receive-submission.server';
import { SubmissionForm } from '~/public/submission-form/submission-form';
import { SubmissionPage } from '~/public/submission-form/submission-page';
import { SuccessPanel } from '~/public/submission-form/success-panel';
import { pageMeta } from '~/shared/page-meta';
import type { Route } from './+types/travel-intake';
import { TravelIntakeFields } from './travel-intake-fields';
import { travelIntakeForm } from './travel-intake-form';

export const handle = { ns: ['travel-intake', 'submission-form', 'messages'] } satisfies PageHandle;

/** An invitation's link brings name and address along (product §4): `?fullName=…&emailAddress=…`. */
const prefillNames = ['fullName', 'emailAddress'];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const prefilled = prefillNames.map((name) => [name, searchParams.get(name)?.slice(0, shortTextMaxLength) ?? ''] as const);
  return { ...(await loadFormPage(context, 'travel-intake')), prefilled: Object.fromEntries(prefilled) };
}

export const middleware: Route.MiddlewareFunction[] = [
  answerScript({ definition: travelIntakeForm, endpoint: submitTravelIntake }),
];

export function action(args: Route.ActionArgs) {
  return answerWithPage(args, { definition: travelIntakeForm, endpoint: submitTravelIntake });
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.documentTitle, description: loaderData?.description });

/** The form page of the travel intake (spec §2 to §5). */
export default function TravelIntake({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('travel-intake');
  return (
    <SubmissionPage title={t('title')} lead={t('intro')} intro={loaderData.intro}>
      {actionData?.status === 'sent' ? (
        <SuccessPanel thanks={t('success')} reference={actionData.reference} />
      ) : (
        <SubmissionForm
          definition={travelIntakeForm}
          posted={actionData}
          submissionId={loaderData.submissionId}
          prefilled={loaderData.prefilled}
          thanks={t('success')}
          failure={t('failure')}
        >
          {(source) => <TravelIntakeFields source={source} dialingCodes={loaderData.dialingCodes} />}
        </SubmissionForm>
      )}
    </SubmissionPage>
  );
}
