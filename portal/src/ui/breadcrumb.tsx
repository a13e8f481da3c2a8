import { LocaleLink } from '~/i18n/locale-link';
import { useText } from '~/i18n/use-text';
import styles from './breadcrumb.module.css';

export interface Crumb {
  label: string;
  /** A path of this site without its language; the page itself has none. */
  to?: string;
}

/** The way from the home page, which is put in front. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useText('shell');
  const common = useText('common');
  return (
    <nav aria-label={t('kit.breadcrumb')} className={styles.nav}>
      <ol className={styles.list}>
        {[{ label: common('home'), to: '/' }, ...crumbs].map(({ label, to }) => (
          <li key={label} className={styles.item}>
            {to === undefined ? <span aria-current="page">{label}</span> : <LocaleLink to={to}>{label}</LocaleLink>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
