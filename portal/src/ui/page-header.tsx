import type { Locale } from '@scholars/contract/locale';
import type { Picture as PictureShape } from '@scholars/contract/shapes';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { Breadcrumb, type Crumb } from './breadcrumb';
import { classNames } from '~/lib/class-names';
import { foreignText } from './foreign-text';
import { StarField } from './ornament/star-field';
import styles from './page-header.module.css';
import { Picture } from './picture';

interface Props {
  title: string;
  lead?: ReactNode;
  /** Language of title and lead, where they come from the CMS. */
  locale?: Locale;
  breadcrumb?: readonly Crumb[];
  /**
   * `band`: on ink with the star pattern. Pages with `handle.overlayHeader` must choose it: their header is
   * transparent.
   */
  tone?: 'paper' | 'band';
  /** Thematic area whose hue the paper takes. */
  area?: number;
  /** Beside the words, e.g. a portrait. */
  media?: ReactNode;
  /** Fills the end of the head up to the window's edge; below the words on a small window. Decoration. */
  cover?: PictureShape;
  /** Below the lead: badges, buttons, a search form. */
  children?: ReactNode;
}

/** The head of a page with its only `<h1>`. */
export function PageHeader({ title, lead, locale, breadcrumb, tone = 'paper', area, media, cover, children }: Props) {
  const { locale: pageLocale } = useLocale();
  const foreign = foreignText(locale, pageLocale);
  return (
    <header className={classNames(styles.header, styles[tone], area !== undefined && styles.area)} data-area={area}>
      {tone === 'band' && <StarField />}
      <div className={classNames(styles.inner, media != null && styles.withMedia, cover && styles.withCover)}>
        <div className={styles.words}>
          {breadcrumb && <Breadcrumb crumbs={breadcrumb} />}
          <h1 {...foreign}>{title}</h1>
          {lead != null && (
            <div className={styles.lead} {...foreign}>
              {lead}
            </div>
          )}
          {children != null && <div className={styles.extra}>{children}</div>}
        </div>
        {media != null && <div className={styles.media}>{media}</div>}
      </div>
      {cover && (
        <div className={styles.cover} data-print="no">
          <Picture picture={cover} decorative fit="cover" first />
        </div>
      )}
    </header>
  );
}
