import {
  dismissRecommendation,
  listRecommendations,
  recommendationKinds,
  restoreRecommendation,
} from '@scholars/contract/recommendations';
import { data } from 'react-router';
import { cms } from '~/api/cms.server';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import { requireMember } from '~/session/next-url.server';
import { localeContext } from '~/session/request-context.server';
import type { Refusal } from '~/shared/form/form-outcome';
import { textOf } from '~/shared/form/read-form';
import { answerRefused, readPosted, refusedBy } from '~/shared/form/receive-form.server';
import { EntryNotice } from '~/shared/entry-actions';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Notice } from '~/ui/notice';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import { useFocusOfHash } from '../use-focus-of-hash';
import type { Route } from './+types/recommendations';
import { RecommendationList } from './recommendation-list';
import styles from './recommendations.module.css';

export const handle = { ns: ['directory', 'recommendations'] } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  requireMember({ context });
  return {
    title: getText(context.get(localeContext), 'recommendations')('title'),
    recommendations: await cms({ context }).data(listRecommendations),
    now: new Date().toISOString(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireMember({ context });
  const form = await readPosted(request, context);
  const intent = textOf(form, 'intent');
  if (intent !== 'dismiss' && intent !== 'restore') throw data(null, { status: 400 });
  const id = textOf(form, 'id');
  const call = intent === 'dismiss' ? dismissRecommendation : restoreRecommendation;
  const sent = await cms({ context }).send(call, { params: { id: id || 'none' } });
  if (!sent.ok) return answerRefused(refusedBy(sent), context);
  return intent === 'dismiss' ? { dismissed: { id, name: textOf(form, 'name') } } : { isRestored: true };
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.title, isPrivate: true });

interface Posted {
  dismissed?: { id: string; name: string };
  isRestored?: boolean;
  refused?: Refusal;
}

/** What may interest a member, each with its reasons (product §4). */
export default function Recommendations({ loaderData, actionData }: Route.ComponentProps) {
  const { title, recommendations, now } = loaderData;
  const t = useText('recommendations');
  const posted: Posted | undefined = usePostedOutcome(actionData);
  useFocusOfHash(actionData);
  return (
    <>
      <PageHeader title={title} lead={t('lead')} breadcrumb={[{ label: title }]} />
      <div id="outcome" tabIndex={-1} className={styles.outcome}>
        <Outcome posted={posted} />
      </div>
      {recommendationKinds.map((kind, i) => {
        const own = recommendations.filter((one) => one.kind === kind);
        return (
          own.length > 0 && (
            <Section key={kind} id={kind} title={t(`kinds.${kind}`)} tone={i % 2 === 0 ? 'plain' : 'sunken'}>
              <RecommendationList recommendations={own} now={now} />
            </Section>
          )
        );
      })}
      {recommendations.length === 0 && (
        <Section>
          <EmptyState title={t('empty.title')} action={<ButtonLink to="/my-profile">{t('empty.action')}</ButtonLink>}>
            <p>{t('empty.text')}</p>
          </EmptyState>
        </Section>
      )}
    </>
  );
}

/** Says what was done, and takes it back. */
function Outcome({ posted }: { posted: Posted | undefined }) {
  const t = useText('recommendations');
  if (posted?.refused)
    return (
      <Notice tone="danger" live="assertive">
        <p>{posted.refused.message}</p>
      </Notice>
    );
  if (posted?.isRestored)
    return (
      <Notice tone="success" live="polite">
        <p>{t('restored')}</p>
      </Notice>
    );
  if (!posted?.dismissed) return null;
  const { id, name } = posted.dismissed;
  return (
    <EntryNotice undo={{ intent: 'restore', fields: { id }, children: t('undo') }}>
      {t('dismissed', { name })}
    </EntryNotice>
  );
}
