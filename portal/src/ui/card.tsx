import type { Locale } from '@scholars/contract/locale';
import type { Picture as PictureShape } from '@scholars/contract/shapes';
import type { ReactNode } from 'react';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import styles from './card.module.css';
import { classNames } from '~/lib/class-names';
import { Emblem } from './emblem';
import { foreignText } from './foreign-text';
import { Picture } from './picture';

/** A raised box. */
export function Card({
  as: Tag = 'div',
  area,
  className,
  children,
}: {
  as?: 'div' | 'article' | 'section' | 'aside' | 'li';
  area?: number;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Tag className={classNames(styles.card, className)} data-area={area}>
      {children}
    </Tag>
  );
}

interface EntryCardProps {
  /** Where the whole card leads: a path of this site without its language. */
  to: string;
  title: string;
  /** The title as it is shown, where that is more than its text, e.g. with words marked in it. */
  shownTitle?: ReactNode;
  /** The entry's own language. */
  locale?: Locale;
  /** The heading's level within the page. */
  level?: 2 | 3 | 4;
  picture?: PictureShape;
  /** `cover` closes the line (opportunity), `logo` or `portrait` opens it (organization, member). */
  layout?: 'cover' | 'logo' | 'portrait';
  /** One line above the title, e.g. the partner. */
  eyebrow?: ReactNode;
  summary?: ReactNode;
  /** Facts in a row: place, deadline; each one gets a `<li>`. */
  facts?: ReactNode[];
  /** Chips or badges below. */
  footer?: ReactNode;
  /** Thematic area whose hue runs along the line under the pointer. */
  area?: number;
}

/**
 * An entry of a register: a line between hairlines. The title is the link and all of it its target; its picture is
 * decoration.
 */
export function EntryCard({
  to,
  title,
  shownTitle = title,
  locale,
  level = 3,
  picture,
  layout = 'cover',
  eyebrow,
  summary,
  facts = [],
  footer,
  area,
}: EntryCardProps) {
  const { locale: pageLocale } = useLocale();
  const Heading = `h${level}` as const;
  const foreign = foreignText(locale, pageLocale);
  return (
    <article className={classNames(styles.entry, styles[layout])} data-area={area}>
      {picture && (
        <div className={styles.media}>
          {layout === 'cover' ? (
            <Picture picture={picture} decorative fit="cover" />
          ) : (
            <Emblem picture={picture} name={title} shape={layout === 'portrait' ? 'round' : 'square'} />
          )}
        </div>
      )}
      <div className={styles.words}>
        {eyebrow != null && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading className={styles.title} {...foreign}>
          <LocaleLink to={to} className={styles.link} data-stretched>
            {shownTitle}
          </LocaleLink>
        </Heading>
        {summary != null && (
          <p className={styles.summary} {...foreign}>
            {summary}
          </p>
        )}
        {(facts.length > 0 || footer != null) && (
          <div className={styles.meta}>
            {facts.length > 0 && (
              <ul className={styles.facts}>
                {facts.map((fact, i) => (
                  <li key={i}>{fact}</li>
                ))}
              </ul>
            )}
            {footer != null && <div className={styles.footer}>{footer}</div>}
          </div>
        )}
      </div>
    </article>
  );
}

/**
 * Entries in columns as wide as there is room for, those with a cover one below the other; a `<ul>`, so that the number
 * is announced.
 */
export function CardGrid({ children, columns = 'wide' }: { children: ReactNode[]; columns?: 'wide' | 'narrow' }) {
  return (
    <ul className={classNames(styles.grid, styles[columns])}>
      {children.map((child, i) => (
        <li key={i}>{child}</li>
      ))}
    </ul>
  );
}
