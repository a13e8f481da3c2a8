import { kindNames, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { useMemo } from 'react';
import { inLocale } from '~/i18n/locale-path';
import { useLocale, useTexts } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import type { SignedInUser } from '~/session/signed-in-user';
import { accessControlProvider } from './data/access-control-provider';
import { auditLogProvider } from './data/audit-log-provider';
import { authProvider } from './data/auth-provider';
import { backOfficeProvider } from './data/back-office-provider';
import { i18nProvider } from './data/i18n-provider';
import { adminPath } from './data/queue-address';
import { submissionCalls } from './data/submission-calls';
import { guestCalls, guestResource } from './events/guest-calls';
import { leaveForSignIn, signOut } from './frame/session-exits';
import { useBackOfficeClient } from './frame/use-back-office-client';
import { mailJobCalls, mailResource } from './mail-jobs/mail-job-calls';
import { accountCalls, accountResource } from './member-accounts/account-calls';
import { templateCalls, templateResource } from './templates/template-calls';
import { queueViewCalls, viewResource } from './views/queue-view-calls';

/** What Refine reads, writes and asks with, and the resources that it knows. */
export function useProviders(user: SignedInUser) {
  const { locale } = useLocale();
  const t = useText('admin');
  const records = useText('records');
  const texts = useTexts();
  const client = useBackOfficeClient();
  return useMemo(() => {
    return {
      dataProvider: backOfficeProvider(
        client,
        new Map([
          ...kindNames.map((kind) => [kind, submissionCalls(client, kind)] as const),
          [guestResource, guestCalls(client)],
          [mailResource, mailJobCalls(client)],
          [accountResource, accountCalls(client)],
          [templateResource, templateCalls(client)],
          [viewResource, queueViewCalls(client)],
        ]),
      ),
      auditLogProvider: auditLogProvider(client),
      authProvider: authProvider(user, { toSignIn: () => leaveForSignIn(locale), signOut: () => signOut(locale) }),
      accessControlProvider: accessControlProvider(user),
      i18nProvider: i18nProvider(texts, locale, switchLanguage),
      resources: [
        ...kindNames.map(resourceOf),
        { name: guestResource, list: adminPath(locale, guestResource), meta: { label: t('guests.title') } },
        { name: mailResource, list: adminPath(locale, mailResource), meta: { label: t('mail.title') } },
        { name: viewResource },
        { name: accountResource, list: adminPath(locale, accountResource), meta: { label: t('accounts.title') } },
        {
          name: templateResource,
          list: adminPath(locale, templateResource),
          meta: { label: records('templates.title') },
        },
      ],
    };

    function resourceOf(kind: SubmissionKind) {
      return {
        name: kind,
        list: adminPath(locale, kind),
        show: `${adminPath(locale, kind)}/:id`,
        meta: { label: t(`kind.${kind}`) },
      };
    }
  }, [client, locale, t, records, texts, user]);
}

/** A whole new page, as everywhere on the site: language and direction are set by the server. */
function switchLanguage(language: string): void {
  if (language !== 'en' && language !== 'ar') return;
  window.location.assign(inLocale(language, window.location.pathname) + window.location.search);
}
