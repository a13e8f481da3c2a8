import { CanAccess } from '@refinedev/core';
import type { KindDescription } from '@scholars/contract/queues/kind-description';
import { describedKind, kindNames, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { firstStatus } from '@scholars/contract/submission-status';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Icon } from '~/ui/icon';
import { adminPath } from './data/queue-address';
import { useCounts } from './data/use-counts';
import { guestResource } from './events/guest-calls';
import { MenuLink } from './frame/menu-link';
import { mailResource } from './mail-jobs/mail-job-calls';
import { accountResource } from './member-accounts/account-calls';
import { useFailedMails } from './mail-jobs/use-mail-jobs';
import { AdminIcon } from './parts/admin-icon';
import { statisticsPath } from './statistics/use-statistics';
import { sheetsPath } from './sheets/use-sheet';
import { templateResource } from './templates/template-calls';

/** What the menu leads to: the overview, each queue, the guests, the mails. */
export function MenuLinks(): ReactNode {
  const t = useText('admin');
  const sheetsText = useText('sheets');
  const statisticsText = useText('statistics');
  const records = useText('records');
  const { locale } = useLocale();
  return (
    <>
      <MenuLink end to={adminPath(locale)} icon={<AdminIcon name="overview" />}>
        {t('nav.overview')}
      </MenuLink>
      <MenuLink to={adminPath(locale, statisticsPath)} icon={<AdminIcon name="chart" />}>
        {statisticsText('title')}
      </MenuLink>
      {kindNames.map((kind) => (
        <CanAccess key={kind} resource={kind} action="list">
          <QueueLink kind={kind} />
        </CanAccess>
      ))}
      <MenuLink to={adminPath(locale, accountResource)} icon={<Icon name="person" />}>
        {t('accounts.title')}
      </MenuLink>
      <MenuLink to={adminPath(locale, guestResource)} icon={<Icon name="calendar" />}>
        {t('guests.title')}
      </MenuLink>
      <MenuLink to={adminPath(locale, sheetsPath)} icon={<AdminIcon name="sheet" />}>
        {sheetsText('title')}
      </MenuLink>
      <MenuLink to={adminPath(locale, templateResource)} icon={<AdminIcon name="file" />}>
        {records('templates.title')}
      </MenuLink>
      <MailsLink />
    </>
  );
}

const icons: Record<KindDescription['icon'], ReactNode> = {
  person: <Icon name="person" />,
  journey: <AdminIcon name="journey" />,
  mail: <Icon name="mail" />,
  building: <Icon name="building" />,
  file: <AdminIcon name="file" />,
  report: <AdminIcon name="report" />,
};

function QueueLink({ kind }: { kind: SubmissionKind }): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  const { counts } = useCounts(kind);
  const count = counts?.[firstStatus(kind)] ?? 0;
  return (
    <MenuLink
      to={adminPath(locale, kind)}
      icon={icons[describedKind(kind).icon]}
      waiting={{ count, text: t('nav.new', { count }) }}
    >
      {t(`kind.${kind}`)}
    </MenuLink>
  );
}

function MailsLink(): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  const count = useFailedMails();
  return (
    <MenuLink
      to={adminPath(locale, mailResource)}
      icon={<AdminIcon name="outbox" isTurning />}
      waiting={{ count, text: t('mail.failed', { count }) }}
    >
      {t('mail.title')}
    </MenuLink>
  );
}
