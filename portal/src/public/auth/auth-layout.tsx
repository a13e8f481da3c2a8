import { Outlet } from 'react-router';
import { useText } from '~/i18n/use-text';
import { AreaStar } from '~/ui/ornament/area-star';
import { StarField } from '~/ui/ornament/star-field';
import styles from './auth-layout.module.css';

/** The shell of the sign-in area (spec §2): the page's own work beside a panel that says where one is. */
export default function AuthLayout() {
  const t = useText('auth');
  return (
    <div className={styles.shell}>
      <div className={styles.work}>
        <div className={styles.card}>
          <Outlet />
        </div>
      </div>
      <aside className={styles.panel}>
        <StarField />
        <div className={styles.words}>
          <AreaStar className={styles.mark} />
          <p className={styles.statement}>{t('panel.title')}</p>
          <ul className={styles.reasons}>
            {(['profile', 'apply', 'connect'] as const).map((reason) => (
              <li key={reason}>{t(`panel.${reason}`)}</li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  );
}
