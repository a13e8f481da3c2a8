import { Outlet } from 'react-router';
import { LocaleLink } from '~/i18n/locale-link';
import { useRootData } from '~/session/root-data';
import { Notice } from '~/ui/notice';
import styles from './member-pages.module.css';

/** Above every page of a member whose account is to be erased: when, and where it can be kept. */
export default function MemberPages() {
  const closing = useRootData()?.closing;
  return (
    <>
      {closing && (
        <div className={styles.closing}>
          <Notice tone="warning" title={closing.title}>
            <p>
              <LocaleLink to="/account/privacy">{closing.keep}</LocaleLink>
            </p>
          </Notice>
        </div>
      )}
      <Outlet />
    </>
  );
}
