import { listConnectionStates } from '@scholars/contract/connections';
import { getMember } from '@scholars/contract/members';
import { redirect } from 'react-router';
import { cms } from '~/api/cms.server';
import { LocaleLink } from '~/i18n/locale-link';
import { localePath } from '~/i18n/locale-path';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import { safeNextUrl } from '~/session/next-url';
import { requireMember } from '~/session/next-url.server';
import { localeContext } from '~/session/request-context.server';
import { changeConnection } from '~/shared/connections/change-connection.server';
import { textOf } from '~/shared/form/read-form';
import { answerRefused, readPosted, refusedBy } from '~/shared/form/receive-form.server';
import { useSentTyping } from '~/shared/form/submission/kept-typing-part';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { Notice } from '~/ui/notice';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import type { Route } from './+types/connect';
import styles from './my-connections.module.css';
import { NoteForm, noteForm } from './note-form';

export const handle = { ns: ['connections', 'messages', 'submission-form'] } satisfies PageHandle;

export async function loader({ context, params }: Route.LoaderArgs) {
  requireMember({ context });
  const locale = context.get(localeContext);
  const api = cms({ context });
  const { id, slug, name } = await api.data(getMember, { params: { id: params.slug } });
  const [state] = await api.data(listConnectionStates, { query: { members: id } });
  const title = getText(locale, 'connections')('ask.title', { name });
  return { title, id, slug, name, canAsk: state?.state === 'none' };
}

/** Every button beside a member comes here, and leads back to the page that it stands on; what is refused stays here. */
export async function action({ request, context, params }: Route.ActionArgs) {
  requireMember({ context });
  const form = await readPosted(request, context);
  const { sent } = await changeConnection(form, context);
  if (!sent.ok) return answerRefused(refusedBy(sent, noteForm), context);
  const back = safeNextUrl(textOf(form, 'back')) ?? localePath(context.get(localeContext), `/members/${params.slug}`);
  return redirect(`${back.split('#')[0]}#connect-${params.slug}`);
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.title, isPrivate: true });

/** Asks a member to connect, with a note. */
export default function Connect({ loaderData: { title, id, slug, name, canAsk }, actionData }: Route.ComponentProps) {
  const t = useText('connections');
  const refused = usePostedOutcome(actionData)?.refused;
  // Once it was sent, or there is nobody to send it to.
  useSentTyping(!canAsk);
  const profile = `/members/${slug}`;
  return (
    <>
      <PageHeader title={title} lead={t('ask.lead')} breadcrumb={[{ label: name, to: profile }, { label: title }]} />
      <Section width="form">
        {!canAsk && (
          <Notice tone={refused ? 'danger' : 'info'} live={refused && 'assertive'}>
            <p>{refused?.message ?? t('ask.nothing')}</p>
          </Notice>
        )}
        {canAsk && <NoteForm member={id} refused={refused} />}
        <p className={styles.onward}>
          <LocaleLink to={profile}>{t('ask.profile')}</LocaleLink>
          <LocaleLink to="/account/my-connections">{t('ask.all')}</LocaleLink>
        </p>
      </Section>
    </>
  );
}
