import { useLocation } from 'react-router';
import { LocaleLink } from '~/i18n/locale-link';
import { localePath } from '~/i18n/locale-path';
import { formatPercent } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { loginPath } from '~/session/next-url';
import { useUser } from '~/session/root-data';
import { allUnread, nameIn, type SignedInUser } from '~/session/signed-in-user';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { CompletionRing } from './completion-ring';
import styles from './account-menu.module.css';
import { UnreadCount } from './unread-count';
import { useUnread } from './use-unread';

/** Visitors are led to the login, and back; signed-in people see their name and what is theirs. */
export function AccountMenu() {
  const t = useText('shell');
  const user = useUser();
  const login = useLoginPath();
  if (user) return <SignedIn user={user} />;
  return (
    <a href={login} className={styles.login}>
      {t('account.login')}
    </a>
  );
}

function SignedIn({ user }: { user: SignedInUser }) {
  const t = useText('shell');
  const name = nameIn(useLocale().locale, user);
  return (
    <details className={styles.menu} name="main-nav" data-menu="">
      <summary className={styles.summary} aria-label={`${t('account.label')}: ${name}`}>
        <Portrait user={user} />
        <bdi className={styles.name}>{name}</bdi>
        <Icon name="down" className={styles.arrow} />
      </summary>
      <div className={styles.panel}>
        <AccountName user={user} />
        <AccountLinks user={user} />
      </div>
    </details>
  );
}

/** Who is signed in, and how much of the profile is there, for whom has one. */
export function AccountName({ user }: { user: SignedInUser }) {
  const t = useText('shell');
  const { locale } = useLocale();
  return (
    <div className={styles.person}>
      <Portrait user={user} size="large" />
      <div>
        <p className={styles.fullName}>
          <bdi>{nameIn(locale, user)}</bdi>
        </p>
        <p className={styles.detail}>
          {user.memberId === null
            ? t(`account.role.${user.role}`)
            : t('account.completion', { value: formatPercent(user.profile_completion_percentage, locale) })}
        </p>
      </div>
    </div>
  );
}

/** A person's picture; that of a member is held by the ring. */
function Portrait({
  user: { avatar, memberId, profile_completion_percentage: percent },
  size,
}: {
  user: SignedInUser;
  size?: 'large';
}) {
  return (
    <CompletionRing percent={memberId === null ? undefined : percent} size={size}>
      {avatar ? <img src={avatar} alt="" width={32} height={32} className={styles.avatar} /> : <Icon name="person" />}
    </CompletionRing>
  );
}

/** The members' pages in the order of their menu (spec §2), each with its name. */
const ownPages = [
  ['/my-profile', 'account.profile'],
  ['/account/my-information', 'account.information'],
  ['/account/my-organizations', 'account.organizations'],
  ['/account/my-connections', 'account.connections'],
  ['/account/recommendations', 'account.recommendations'],
  ['/account/my-applications', 'account.applications'],
  ['/account/my-travel-requests', 'account.travel'],
  ['/account/preferences', 'account.preferences'],
  ['/account/notifications', 'notifications.title'],
] as const;

/** What is one's own, the way to the back office for coordinators, and out. */
export function AccountLinks({ user }: { user: SignedInUser }) {
  const t = useText('shell');
  const { locale } = useLocale();
  const { pathname, search } = useLocation();
  const unread = allUnread(useUnread());
  return (
    <>
      {ownPages.map(([path, name]) => (
        <LocaleLink key={path} to={path} className={styles.link}>
          {t(name)}
          {name === 'notifications.title' && (
            <>
              {' '}
              <UnreadCount count={unread} />
            </>
          )}
        </LocaleLink>
      ))}
      {user.role === 'coordinator' && (
        <LocaleLink to="/admin" reloadDocument className={styles.link}>
          {t('account.backOffice')}
        </LocaleLink>
      )}
      <form
        method="post"
        action={`${localePath(locale, '/logout')}?nextUrl=${encodeURIComponent(`${pathname}${search}`)}`}
      >
        <Button variant="secondary" wide>
          {t('account.logout')}
        </Button>
      </form>
    </>
  );
}

/** The login, with the way back to this page; from the login's own area, none. */
export function useLoginPath(): string {
  const { locale } = useLocale();
  const { pathname, search } = useLocation();
  const isOwnArea = pathname.startsWith(localePath(locale, '/auth/'));
  return isOwnArea ? localePath(locale, '/auth/login') : loginPath(locale, `${pathname}${search}`);
}
