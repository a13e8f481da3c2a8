import type { Locale } from '@scholars/contract/locale';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import styles from './breadcrumb.module.css';
import { foreignText } from './foreign-text';

export interface Crumb {
  label: string;
  /** A path of this site without its language; the page itself has none. */
  to?: string;
  /** The label's language, where it may be another than the page's. */
  locale?: Locale;
}

/** The way from the home page, which is put in front. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { locale } = useLocale();
  const t = useText('shell');
  const common = useText('common');
  const home: Crumb = { label: common('home'), to: '/' };
  return (
    <nav aria-label={t('kit.breadcrumb')} className={styles.nav}>
      <ol className={styles.list}>
        {[home, ...crumbs].map(({ label, to, locale: labelLocale }) => (
          <li key={label} className={styles.item}>
            {to === undefined ? (
              <span aria-current="page" {...foreignText(labelLocale, locale)}>
                {label}
              </span>
            ) : (
              <LocaleLink to={to} {...foreignText(labelLocale, locale)}>
                {label}
              </LocaleLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
