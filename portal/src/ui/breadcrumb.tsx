import type { Locale } from '@scholars/contract/locale';
import { LocaleLink } from '~/i18n/locale-link';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { jsonText } from '~/lib/json-text';
import { useSiteOrigin } from '~/lib/document-context';
import styles from './breadcrumb.module.css';
import { foreignText } from './foreign-text';

export interface Crumb {
  label: string;
  /** A path of this site without its language; the page itself has none. */
  to?: string;
  /** The label's language, where it may be another than the page's. */
  locale?: Locale;
}

/** The way from the home page, which is put in front: for people, and as data for search engines. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { locale } = useLocale();
  const t = useText('shell');
  const common = useText('common');
  const home: Crumb = { label: common('home'), to: '/' };
  const way = [home, ...crumbs];
  return (
    <nav aria-label={t('kit.breadcrumb')} className={styles.nav}>
      <ol className={styles.list}>
        {way.map(({ label, to, locale: labelLocale }) => (
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
      <BreadcrumbData way={way} />
    </nav>
  );
}

/** The page itself, which is last, needs no address. */
function BreadcrumbData({ way }: { way: readonly Crumb[] }) {
  const { locale } = useLocale();
  const origin = useSiteOrigin();
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ label, to }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      item: to === undefined ? undefined : origin + localePath(locale, to),
    })),
  };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonText(data) }} />;
}
