import { CanAccess } from '@refinedev/core';
import type { SubmissionKind } from '@scholars/contract/submission-status';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { formatNumber } from '~/i18n/format';
import { inLocale, localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import type { SignedInUser } from '~/session/signed-in-user';
import { Icon } from '~/ui/icon';
import { adminPath } from '../data/queue-address';
import { eventResource } from '../events/event-answers-provider';
import { mailResource } from '../mail-jobs/mail-job-provider';
import { useFailedMails } from '../mail-jobs/use-mail-jobs';
import { queues } from '../queues';
import { AdminIcon } from '../parts/admin-icon';
import styles from './admin-menu.module.css';
import { SignOutButton } from './sign-out-button';
import { ThemeButton } from './theme-button';
import { useCounts } from '../data/use-counts';

/** The queues, and below them what concerns the person: website, language, theme, signing out. */
export function AdminMenu({ user }: { user: SignedInUser }): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  const { pathname, search } = useLocation();
  const other = locale === 'ar' ? 'en' : 'ar';
  return (
    <div className={styles.menu}>
      <nav aria-label={t('nav.label')}>
        <ul role="list" className={styles.list}>
          <li>
            <NavLink end className={styles.item} to={adminPath(locale)}>
              <AdminIcon name="overview" />
              {t('nav.overview')}
            </NavLink>
          </li>
          {queues.map(({ kind }) => (
            <CanAccess key={kind} resource={kind} action="list">
              <li>
                <QueueLink kind={kind} />
              </li>
            </CanAccess>
          ))}
          <li>
            <NavLink className={styles.item} to={adminPath(locale, eventResource)}>
              <Icon name="calendar" />
              {t('guests.title')}
            </NavLink>
          </li>
          <li>
            <MailsLink />
          </li>
        </ul>
      </nav>
      <div className={styles.person}>
        <p className={styles.name}>
          {t('nav.signedInAs')}
          <strong dir="auto">{user.fullName}</strong>
        </p>
        <ul role="list" className={styles.list}>
          <li>
            <a className={styles.item} href={localePath(locale, '/')}>
              <Icon name="globe" />
              {t('nav.toSite')}
            </a>
          </li>
          <li>
            <a className={styles.item} href={inLocale(other, pathname) + search} lang={other} hrefLang={other}>
              <AdminIcon name="language" />
              {t('nav.language')}
            </a>
          </li>
          <li>
            <ThemeButton className={styles.item} />
          </li>
          <li>
            <SignOutButton className={styles.item} />
          </li>
        </ul>
      </div>
    </div>
  );
}

const icons: Record<SubmissionKind, ReactNode> = {
  'founding-fellows-profiles': <Icon name="person" />,
  'travel-intakes': <AdminIcon name="journey" />,
  'contact-messages': <Icon name="mail" />,
  'organization-requests': <Icon name="building" />,
};

function QueueLink({ kind }: { kind: SubmissionKind }): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  const { counts } = useCounts(kind);
  const fresh = counts?.new ?? 0;
  return (
    <NavLink className={styles.item} to={adminPath(locale, kind)}>
      {icons[kind]}
      {t(`kind.${kind}`)}
      {fresh > 0 && (
        <span className={styles.count} title={t('nav.new', { count: fresh })}>
          <span aria-hidden="true">{formatNumber(fresh, locale)}</span>
          <span className="visually-hidden">{t('nav.new', { count: fresh })}</span>
        </span>
      )}
    </NavLink>
  );
}

function MailsLink(): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  const failed = useFailedMails();
  return (
    <NavLink className={styles.item} to={adminPath(locale, mailResource)}>
      <AdminIcon name="outbox" isTurning />
      {t('mail.title')}
      {failed > 0 && (
        <span className={styles.count} title={t('mail.failed', { count: failed })}>
          <span aria-hidden="true">{formatNumber(failed, locale)}</span>
          <span className="visually-hidden">{t('mail.failed', { count: failed })}</span>
        </span>
      )}
    </NavLink>
  );
}
