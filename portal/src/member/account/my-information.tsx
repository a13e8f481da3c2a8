import { getCalendarFeed } from '@scholars/contract/calendar-feed';
import { getUser, listIdentities, listSessions, listSignInProviders } from '@scholars/contract/account';
import { getEmailChange } from '@scholars/contract/email-change';
import { cms } from '~/api/cms.server';
import { documentTitleOf, readPosted } from '~/shared/form/receive-form.server';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import type { PageHandle } from '~/shared/page-handle';
import { localeContext } from '~/session/request-context.server';
import { requireMember } from '~/session/next-url.server';
import { typingKeyOf } from '~/shared/form/typing-key.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import { countryChoices, dialingCodeChoices } from '~/shared/form/form-choices.server';
import { pageMeta } from '~/shared/page-meta';
import { MoreLink } from '~/ui/more-link';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import type { Route } from './+types/my-information';
import { changeAccount, type AccountOutcome } from './change-account.server';
import { EmailPart } from './email-part';
import { InformationForm } from './information-form';
import styles from './my-information.module.css';
import { PasswordForm } from './password-form';
import { SessionList } from './session-list';
import { SignInMethods } from './sign-in-methods';

export const handle = { ns: ['account', 'auth', 'messages'] } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = requireMember({ context });
  const locale = context.get(localeContext);
  const api = cms({ context });
  const [now = user, sessions, providers, identities, emailChange, calendar] = await Promise.all([
    // What was changed in another browser is not in this one's session yet.
    api.find(getUser),
    api.list(listSessions),
    api.find(listSignInProviders),
    api.find(listIdentities),
    api.find(getEmailChange),
    api.find(getCalendarFeed),
  ]);
  const title = getText(locale, 'account')('information.title');
  return {
    title,
    documentTitle: documentTitleOf(title, context),
    user: now,
    typingKey: typingKeyOf(context, user),
    waitingEmail: emailChange?.waiting,
    hasCalendar: Boolean(calendar?.madeAt),
    sessions: sessions.data,
    hasOrcid: (providers ?? []).some(({ name }) => name === 'orcid'),
    identities: identities ?? [],
    countries: countryChoices(locale),
    dialingCodes: dialingCodeChoices(locale),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireMember({ context });
  return changeAccount(await readPosted(request, context), context);
}

export { revalidateRefused as shouldRevalidate } from '~/shared/form/revalidate-refused';

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.documentTitle, isPrivate: true });

/** General information (spec §2): who one is, how one signs in, and where one is signed in. */
export default function MyInformation({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('account');
  const { title, user, waitingEmail, hasCalendar, sessions, hasOrcid, identities, countries, dialingCodes } =
    loaderData;
  const posted = usePostedOutcome<AccountOutcome>(actionData);
  const outcomeOf = (...intents: AccountOutcome['intent'][]) =>
    posted && intents.includes(posted.intent) ? posted : undefined;
  return (
    <>
      <PageHeader title={title} lead={t('information.lead')} breadcrumb={[{ label: title }]} />
      <Section id="information" title={t('information.general')} head="beside">
        <div className={styles.work}>
          <InformationForm
            user={user}
            countries={countries}
            dialingCodes={dialingCodes}
            outcome={outcomeOf('information')}
            typingKey={loaderData.typingKey}
          />
        </div>
      </Section>
      <Section id="email" title={t('email.title')} lead={t('email.lead')} head="beside" tone="sunken">
        <div className={styles.work}>
          <EmailPart email={user.email} waiting={waitingEmail} outcome={outcomeOf('resend-email', 'keep-email')} />
        </div>
      </Section>
      <Section id="password" title={t('password.title')} lead={t('password.lead')} head="beside">
        <div className={styles.work}>
          <PasswordForm email={user.email} hasCalendar={hasCalendar} outcome={outcomeOf('password')} />
        </div>
      </Section>
      {hasOrcid && (
        <Section id="methods" title={t('methods.title')} lead={t('methods.lead')} head="beside" tone="sunken">
          <div className={styles.work}>
            <SignInMethods identities={identities} outcome={outcomeOf('disconnect')} />
          </div>
        </Section>
      )}
      <Section
        id="sessions"
        title={t('sessions.title')}
        lead={t('sessions.lead')}
        head="beside"
        tone={hasOrcid ? 'plain' : 'sunken'}
      >
        <div className={styles.work}>
          <SessionList sessions={sessions} outcome={outcomeOf('session')} />
        </div>
      </Section>
      <Section
        id="privacy"
        title={t('privacy.title')}
        lead={t('privacy.lead')}
        head="beside"
        tone={hasOrcid ? 'sunken' : 'plain'}
      >
        <MoreLink to="/account/privacy">{t('privacy.link')}</MoreLink>
      </Section>
    </>
  );
}
