import type { Page } from '@scholars/contract/pages';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { foreignText } from '~/ui/foreign-text';
import { outlineOf } from '~/ui/prose/sanitise-html';
import styles from './contents.module.css';

/** A page of fewer sections is seen at once. */
const sectionsMin = 3;

/** The list of contents of a long page. */
export function Contents({ page }: { page: Pick<Page, 'body' | 'locale'> }) {
  const t = useText('pages');
  const { locale } = useLocale();
  const outline = outlineOf(page.body);
  if (outline.length < sectionsMin) return null;
  return (
    <nav aria-labelledby="contents-title" className={styles.contents}>
      <h2 id="contents-title" className={styles.title}>
        {t('contents')}
      </h2>
      <ol className={styles.list} {...foreignText(page.locale, locale)}>
        {outline.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
