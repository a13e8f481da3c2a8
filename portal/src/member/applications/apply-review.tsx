import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import { localeContext } from '~/session/request-context.server';
import { requireMember } from '~/session/next-url.server';
import { ActionForm } from '~/shared/form/action-form';
import { documentTitleOf, readPosted } from '~/shared/form/receive-form.server';
import { revalidateRefused } from '~/shared/form/revalidate-refused';
import { newSubmissionId } from '~/shared/form/submission/submission-body.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { ButtonLink } from '~/ui/button';
import { CheckboxField } from '~/ui/fields/checkbox-field';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import type { Route } from './+types/apply-review';
import { consentForm } from './application-form';
import styles from './applications.module.css';
import { applyPath, isComplete, isGoneContext, leadTo, readApplicationForm, sendApplication } from './apply.server';
import { GoneDraft } from './gone-draft';
import { ReadApplication } from './read-application';
import { seenName, writeSeen } from './seen-draft';
import { UnsentNotice } from './unsent-notice';

export const handle = { ns: ['applications', 'messages'] } satisfies PageHandle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { user } = requireMember({ context });
  const form = await readApplicationForm(context, params.slug, '/review');
  const { draft, opportunity, questions } = form;
  // One that was thrown away while it was read is not led away from: what was read stands here alone.
  const isHere = draft ? await isComplete(form) : context.get(isGoneContext);
  if (!isHere) throw leadTo(context, applyPath(opportunity.slug));
  const title = getText(context.get(localeContext), 'applications')('review.title');
  return {
    opportunity,
    questions,
    draft,
    applicant: { name: user.fullName, email: user.email },
    submissionId: newSubmissionId(),
    documentTitle: documentTitleOf(title, context),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  requireMember({ context });
  return sendApplication(await readPosted(request, context), context, params.slug);
}

/** What was refused for a newer draft shows that; of one that is gone there is nothing to read. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { isGone } = (args.actionResult ?? {}) as { isGone?: boolean }; // what the action above has given
  return !isGone && revalidateRefused(args);
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.documentTitle, isPrivate: true });

/** An application as it will be read, before it is sent. */
export default function ApplyReview({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('applications');
  const { opportunity, questions, draft, applicant, submissionId } = loaderData;
  const posted = usePostedOutcome(actionData);
  const path = `/opportunities/${opportunity.slug}`;
  const changed = posted?.isChanged ? posted.refused.message : undefined;
  const gone = posted?.isGone ? posted : undefined;
  return (
    <>
      <PageHeader
        title={t('review.title')}
        lead={draft && !gone ? t('review.lead') : undefined}
        breadcrumb={[
          { label: opportunity.title, to: path },
          { label: t('apply.title'), to: `${path}/apply` },
          { label: t('review.title') },
        ]}
      />
      <Section width="form">
        {draft && !gone && (
          <div className={styles.review}>
            {changed && <UnsentNotice key={`changed ${draft.savedAt}`}>{changed}</UnsentNotice>}
            <ReadApplication draft={draft} questions={questions} applicant={applicant} seen={posted?.seen} />
            <ButtonLink to={`${path}/apply`} variant="secondary">
              {t('review.change')}
            </ButtonLink>
            {/* What was agreed to was another one. */}
            <ActionForm
              key={draft.savedAt}
              definition={consentForm}
              refused={changed ? undefined : posted?.refused}
              submit={t('review.send')}
              submitting={t('review.sending')}
            >
              {({ errorOf }) => (
                <>
                  <input type="hidden" name="submissionId" value={submissionId} />
                  <input type="hidden" name={seenName} value={writeSeen(draft)} />
                  <CheckboxField name="consent" label={t('review.consent')} required error={errorOf('consent')} />
                </>
              )}
            </ActionForm>
          </div>
        )}
        {gone?.seen && (
          <GoneDraft seen={gone.seen} message={gone.refused.message} {...{ opportunity, questions, applicant }} />
        )}
      </Section>
    </>
  );
}
