import { formatNumber } from '@scholars/contract/format';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Icon } from './icon';
import styles from './pagination.module.css';

interface Props {
  /** From 1. */
  page: number;
  pageCount: number;
  /** The list's address at a page, without its language, e.g. `/opportunities?q=water&page=2`. */
  hrefOf: (page: number) => string;
}

/** Links to the pages of a list. Nothing where there is one page only. */
export function Pagination({ page, pageCount, hrefOf }: Props) {
  const t = useText('shell');
  const common = useText('common');
  const { locale } = useLocale();
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={t('kit.pagination.label')} className={styles.nav}>
      {page > 1 && (
        <LocaleLink to={hrefOf(page - 1)} rel="prev" className={styles.step}>
          <Icon name="previous" />
          {common('previous')}
        </LocaleLink>
      )}
      <ol className={styles.pages}>
        {pagesAround(page, pageCount).map((n, i) => (
          <li key={n ?? `gap${i}`}>
            {n === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <LocaleLink
                to={hrefOf(n)}
                className={styles.page}
                aria-current={n === page ? 'page' : undefined}
                aria-label={t('kit.pagination.page', { n })}
              >
                {formatNumber(n, locale)}
              </LocaleLink>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <LocaleLink to={hrefOf(page + 1)} rel="next" className={styles.step}>
          {common('next')}
          <Icon name="next" />
        </LocaleLink>
      )}
    </nav>
  );
}

/** First, last and the neighbours of the present page; null stands for those left out. */
export function pagesAround(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((n, i) => {
    const missing = n - (pages[i - 1] ?? n - 1) - 1;
    if (missing <= 0) return [n];
    return missing === 1 ? [n - 1, n] : [null, n];
  });
}
