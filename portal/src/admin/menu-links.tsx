import { CanAccess } from '@refinedev/core';
import { isSubmissionKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { firstStatus } from '@scholars/contract/submission-status';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { useCounts } from './data/use-counts';
import { MenuLink } from './frame/menu-link';
import { mailResource } from './mail-jobs/mail-job-calls';
import { useFailedMails } from './mail-jobs/use-mail-jobs';
import { useMenuPages, type MenuPage } from './menu-pages';

/** The pages as links, with what waits on them. */
export function MenuLinks(): ReactNode {
  return useMenuPages().map((page) => <PageLink key={page.segment} page={page} />);
}

function PageLink({ page }: { page: MenuPage }): ReactNode {
  const { segment, name, icon, to } = page;
  if (segment === mailResource) return <MailsLink page={page} />;
  if (isSubmissionKind(segment))
    return (
      <CanAccess resource={segment} action="list">
        <QueueLink page={page} kind={segment} />
      </CanAccess>
    );
  return (
    <MenuLink end={segment === ''} to={to} icon={icon}>
      {name}
    </MenuLink>
  );
}

function QueueLink({ page: { name, icon, to }, kind }: { page: MenuPage; kind: SubmissionKind }): ReactNode {
  const t = useText('admin');
  const { counts } = useCounts(kind);
  const count = counts?.[firstStatus(kind)] ?? 0;
  return (
    <MenuLink to={to} icon={icon} waiting={{ count, text: t('nav.new', { things: t(`counted.${kind}`, { count }) }) }}>
      {name}
    </MenuLink>
  );
}

function MailsLink({ page: { name, icon, to } }: { page: MenuPage }): ReactNode {
  const t = useText('admin');
  const count = useFailedMails();
  return (
    <MenuLink to={to} icon={icon} waiting={{ count, text: t('mail.failed', { count }) }}>
      {name}
    </MenuLink>
  );
}
