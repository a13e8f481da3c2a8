import { organizationTypes } from '@scholars/contract/forms/site';
import { askToJoin } from '@scholars/contract/organizations';
import { getMessage } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import type { PageHandle } from '~/shared/page-handle';
import { ReachUs } from '~/public/contact/reach-us';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import { countryChoices } from '~/shared/form/form-choices.server';
import { loadFormPage } from '~/shared/form/submission/form-page-data.server';
import { PaperPage } from '~/public/pages/paper-page';
import { answerScript, answerWithPage } from '~/shared/form/submission/receive-submission.server';
import { SubmissionForm } from '~/shared/form/submission/submission-form';
import { localeContext } from '~/session/request-context.server';
import { pageMeta } from '~/shared/page-meta';
import { AreaStar } from '~/ui/ornament/area-star';
import type { Route } from './+types/join-us';
import { JoinUsFields } from './join-us-fields';
import { joinUsForm } from './join-us-form';
import { NextSteps } from './next-steps';
import styles from './seal.module.css';

export const handle = {
  ns: ['join-us', 'submission-form', 'captcha', 'messages', 'pages'],
  overlayHeader: true,
  kept: { room: 'site', onlyWhenDown: true },
} satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  return {
    ...(await loadFormPage(context, 'join-us')),
    types: organizationTypes.map((type) => ({ value: type, label: getMessage(locale, `organizationType.${type}`) })),
    countries: countryChoices(locale),
  };
}

const form = { definition: joinUsForm, endpoint: askToJoin };

export const middleware: Route.MiddlewareFunction[] = [answerScript(form)];

export function action(args: Route.ActionArgs) {
  return answerWithPage(args, form);
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.documentTitle, description: loaderData?.description, share: 'page-join-us' });

/** How an organization joins: its request as a charter with a seal, and what becomes of it. */
export default function JoinUs({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('join-us');
  const { title, description, intro, submissionId, types, countries, dialingCodes } = loaderData;
  const steps = intro?.blocks.find((block) => block.type === 'steps');
  return (
    <PaperPage
      title={title}
      lead={description}
      intro={intro}
      above={[{ label: t('organizations'), to: '/organizations' }]}
      mark={<Seal />}
      aside={
        <>
          {steps && intro && <NextSteps steps={steps} locale={intro.locale} />}
          <ReachUs />
        </>
      }
      without="steps"
    >
      <SubmissionForm
        definition={joinUsForm}
        posted={usePostedOutcome(actionData)}
        submissionId={submissionId}
        thanks={t('success')}
        failure={t('failure')}
        submit={t('submit')}
      >
        {(source) => <JoinUsFields source={source} types={types} countries={countries} dialingCodes={dialingCodes} />}
      </SubmissionForm>
    </PaperPage>
  );
}

/** A seal with the network's star, as under a charter. Decoration. */
function Seal() {
  return (
    <span className={styles.seal} aria-hidden="true">
      <AreaStar className={styles.star} />
    </span>
  );
}
