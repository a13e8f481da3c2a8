import { asciiDigits } from '@scholars/contract/typed-text';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import { localeContext } from '~/session/request-context.server';
import { requireMember } from '~/session/next-url.server';
import { ActionForm } from '~/shared/form/action-form';
import { documentTitleOf, readPosted } from '~/shared/form/receive-form.server';
import { newSubmissionId } from '~/shared/form/submission/submission-body.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { ButtonLink } from '~/ui/button';
import { DefinitionList } from '~/ui/definition-list';
import { CheckboxField } from '~/ui/fields/checkbox-field';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import type { Route } from './+types/apply-review';
import { consentForm } from './application-form';
import styles from './applications.module.css';
import { applyPath, isComplete, leadTo, readApplicationForm, sendApplication } from './apply.server';
import { WrittenLetter, WrittenText } from './written-text';

export const handle = { ns: ['applications', 'messages'] } satisfies PageHandle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { user } = requireMember({ context });
  const form = await readApplicationForm(context, params.slug, '/review');
  const { draft, opportunity, questions } = form;
  if (!draft || !(await isComplete(form))) throw leadTo(context, applyPath(opportunity.slug));
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

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.documentTitle, isPrivate: true });

/** An application as it will be read, before it is sent. */
export default function ApplyReview({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('applications');
  const { opportunity, questions, draft, applicant, submissionId } = loaderData;
  const posted = usePostedOutcome(actionData);
  const path = `/opportunities/${opportunity.slug}`;
  const answerTo = (id: string) => draft.answers.find(({ questionId }) => questionId === id)?.answer;
  return (
    <>
      <PageHeader
        title={t('review.title')}
        lead={t('review.lead')}
        breadcrumb={[
          { label: opportunity.title, to: path },
          { label: t('apply.title'), to: `${path}/apply` },
          { label: t('review.title') },
        ]}
      />
      <Section width="form">
        <div className={styles.review}>
          <DefinitionList
            items={[
              { term: t('review.name'), value: <bdi>{applicant.name}</bdi> },
              { term: t('review.email'), value: <bdi dir="ltr">{applicant.email}</bdi> },
              {
                term: t('apply.phoneNumber'),
                value: draft.phoneNumber ? <bdi dir="ltr">{asciiDigits(draft.phoneNumber)}</bdi> : t('review.none'),
              },
              {
                term: t('apply.cv'),
                value: draft.cv === 'profile' ? t('review.cvOfProfile') : <bdi>{draft.cv?.name}</bdi>,
              },
              { term: t('review.profile'), value: t('review.profileText') },
              { term: t('apply.coverLetter'), value: <WrittenLetter text={draft.coverLetter} /> },
              ...questions.map(({ id, question }) => ({
                term: question,
                value: <WrittenText text={answerTo(id) || t('review.none')} />,
              })),
            ]}
          />
          <ButtonLink to={`${path}/apply`} variant="secondary">
            {t('review.change')}
          </ButtonLink>
          <ActionForm
            definition={consentForm}
            refused={posted?.refused}
            submit={t('review.send')}
            submitting={t('review.sending')}
          >
            {({ errorOf }) => (
              <>
                <input type="hidden" name="submissionId" value={submissionId} />
                <CheckboxField name="consent" label={t('review.consent')} required error={errorOf('consent')} />
              </>
            )}
          </ActionForm>
        </div>
      </Section>
    </>
  );
}
