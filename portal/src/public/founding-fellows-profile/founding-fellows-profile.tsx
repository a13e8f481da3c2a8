import { submitFoundingFellowsProfile } from '@scholars/contract/submissions';
import { useText } from '~/i18n/use-text';
import type { PageHandle } from '~/shared/page-handle';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import { countryChoices } from '~/shared/form/form-choices.server';
import { loadFormPage } from '~/shared/form/submission/form-page-data.server';
import { answerScript, answerWithPage } from '~/shared/form/submission/receive-submission.server';
import { SubmissionForm } from '~/shared/form/submission/submission-form';
import { SubmissionPage } from '~/shared/form/submission/submission-page';
import { localeContext } from '~/session/request-context.server';
import { pageMeta } from '~/shared/page-meta';
import type { Route } from './+types/founding-fellows-profile';
import { FoundingFellowsFields } from './founding-fellows-fields';
import { foundingFellowsForm } from './founding-fellows-form';

export const handle = {
  ns: ['founding-fellows-profile', 'submission-form', 'messages'],
  kept: { room: 'site', onlyWhenDown: true },
  takesFiles: true,
} satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  return {
    ...(await loadFormPage(context, 'founding-fellows-profile')),
    countries: countryChoices(context.get(localeContext)),
  };
}

export const middleware: Route.MiddlewareFunction[] = [
  answerScript({ definition: foundingFellowsForm, endpoint: submitFoundingFellowsProfile }),
];

export function action(args: Route.ActionArgs) {
  return answerWithPage(args, { definition: foundingFellowsForm, endpoint: submitFoundingFellowsProfile });
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({
    ...args,
    title: loaderData?.documentTitle,
    description: loaderData?.description,
    share: 'page-founding-fellows-profile',
  });

/** The form page of the founding fellows (spec §2 to §5). */
export default function FoundingFellowsProfile({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('founding-fellows-profile');
  return (
    <SubmissionPage title={t('title')} lead={t('intro')} intro={loaderData.intro}>
      <SubmissionForm
        definition={foundingFellowsForm}
        posted={usePostedOutcome(actionData)}
        submissionId={loaderData.submissionId}
        thanks={t('success')}
        failure={t('failure')}
      >
        {(source) => (
          <FoundingFellowsFields
            source={source}
            countries={loaderData.countries}
            dialingCodes={loaderData.dialingCodes}
          />
        )}
      </SubmissionForm>
    </SubmissionPage>
  );
}
