import { getUser, listIdentities } from '@scholars/contract/account';
import { getEmailChange, requestEmailChange } from '@scholars/contract/email-change';
import { redirect } from 'react-router';
import { cms } from '~/api/cms.server';
import { localePath } from '~/i18n/locale-path';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import { requireMember } from '~/session/next-url.server';
import { localeContext } from '~/session/request-context.server';
import { answerRefused, documentTitleOf, readPosted, receiveForm } from '~/shared/form/receive-form.server';
import { typingKeyOf } from '~/shared/form/typing-key.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import type { Route } from './+types/change-email';
import { EmailForm, OrcidProof } from './email-form';
import { emailChangeForm } from './email-change-form';
import styles from './email-change.module.css';

export const handle = { ns: ['email-change', 'account', 'messages'] } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = requireMember({ context });
  const locale = context.get(localeContext);
  const api = cms({ context });
  const [now = user, change, identities] = await Promise.all([
    // What was changed in another browser is not in this one's session yet.
    api.find(getUser),
    api.data(getEmailChange),
    api.find(listIdentities),
  ]);
  const title = getText(locale, 'email-change')('title');
  return {
    title,
    back: getText(locale, 'account')('information.title'),
    documentTitle: documentTitleOf(title, context),
    email: now.email,
    change,
    typingKey: typingKeyOf(context, user),
    hasOrcid: (identities ?? []).some(({ provider }) => provider === 'orcid'),
  };
}

/** What waits then is shown where it can be sent again or taken back. */
export async function action({ request, context }: Route.ActionArgs) {
  requireMember({ context });
  const form = await readPosted(request, context);
  const received = await receiveForm(emailChangeForm, form, context, (body) =>
    cms({ context }).send(requestEmailChange, { body }),
  );
  if (!received.ok) return answerRefused(received, context);
  return redirect(`${localePath(context.get(localeContext), '/account/my-information')}#email`);
}

export { revalidateRefused as shouldRevalidate } from '~/shared/form/revalidate-refused';

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.documentTitle, isPrivate: true });

/** Asks for another address, for whom proves that the account is theirs: by the password, or by ORCID just before. */
export default function ChangeEmail({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('email-change');
  const { title, back, email, change, hasOrcid } = loaderData;
  const refused = usePostedOutcome(actionData)?.refused;
  const canAsk = change.hasPassword || change.isProven;
  return (
    <>
      <PageHeader
        title={title}
        lead={t('lead')}
        breadcrumb={[{ label: back, to: '/account/my-information' }, { label: title }]}
      />
      <Section width="form">
        <dl className={styles.present}>
          <dt>{t('present')}</dt>
          <dd>
            <bdi dir="ltr">{email}</bdi>
          </dd>
        </dl>
        {change.waiting && (
          <p className={styles.waiting}>
            {t('replaces')} <bdi dir="ltr">{change.waiting.email}</bdi>
          </p>
        )}
        {canAsk && (
          <EmailForm email={email} isProven={change.isProven} refused={refused} typingKey={loaderData.typingKey} />
        )}
        {hasOrcid && !change.isProven && <OrcidProof isOnly={!change.hasPassword} />}
      </Section>
    </>
  );
}
