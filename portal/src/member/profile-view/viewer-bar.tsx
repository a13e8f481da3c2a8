import { profileViewers, type ProfileViewer } from '@scholars/contract/profile-parts';
import { useEffect } from 'react';
import { LocaleLink } from '~/i18n/locale-link';
import { useText } from '~/i18n/use-text';
import { useHydrated } from '~/lib/use-hydrated';
import { Button, ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import styles from './viewer-bar.module.css';

interface Props {
  viewer: ProfileViewer;
  /** The page was opened to be printed. */
  isToPrint: boolean;
}

/** Says whose eyes one sees through, and gives one others. */
export function ViewerBar({ viewer, isToPrint }: Props) {
  const t = useText('profile-view');
  // Without a script the browser's own menu prints.
  const canPrint = useHydrated();
  // The browser's dialog is opened by whoever asked for it on the page before, once.
  useEffect(() => {
    if (isToPrint) window.print();
  }, [isToPrint]);
  return (
    <aside className={styles.bar} aria-label={t('title')} data-print="no">
      <div className={styles.inner}>
        <p className={styles.through} aria-live="polite">
          <Icon name="person" className={styles.icon} />
          {t(`through.${viewer}`)}
        </p>
        <div className={styles.acts}>
          <nav aria-label={t('choose')}>
            <ul role="list" className={styles.viewers}>
              {profileViewers.map((one) => (
                <li key={one}>
                  <LocaleLink
                    to={`/my-profile/view?as=${one}`}
                    aria-current={one === viewer ? 'page' : undefined}
                    className={styles.viewer}
                    preventScrollReset
                  >
                    {t(`viewer.${one}`)}
                  </LocaleLink>
                </li>
              ))}
            </ul>
          </nav>
          {canPrint && (
            <Button type="button" variant="secondary" size="small" onClick={() => window.print()}>
              {t('print')}
            </Button>
          )}
          <ButtonLink to="/my-profile" variant="quiet" size="small">
            {t('edit')}
          </ButtonLink>
        </div>
      </div>
    </aside>
  );
}
