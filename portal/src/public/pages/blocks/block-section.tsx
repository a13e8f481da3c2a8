import { useId, type ReactNode } from 'react';
import { classNames } from '~/lib/class-names';
import { useCameWithDocument } from '~/lib/use-hydrated';
import { StarField } from '~/ui/ornament/star-field';
import styles from './block-section.module.css';

interface Props {
  title: string;
  lead?: string;
  /** Below the words of the head, e.g. a link to all. */
  action?: ReactNode;
  tone?: 'page' | 'sunken' | 'band' | 'accent';
  /** `margin`: the head stands beside the content, as a book's side heading; `top`: above it. */
  layout?: 'margin' | 'top';
  hasStars?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A block as a part of the page, with its `<h2>`; neighbours on the same ground are parted by a rule. */
export function BlockSection({
  title,
  lead = '',
  action,
  tone = 'page',
  layout = 'margin',
  hasStars = false,
  className,
  children,
}: Props) {
  const id = useId();
  // Who comes back within the site comes back to a place, which is found only where everything has its size.
  const isLate = useCameWithDocument();
  return (
    <section
      className={classNames(styles.section, styles[tone], isLate && styles.late, className)}
      aria-labelledby={title ? id : undefined}
    >
      {hasStars && <StarField />}
      <div className={classNames(styles.inner, styles[layout])}>
        {(title || lead || action) && (
          <div className={styles.head}>
            {title && (
              <h2 id={id} className={styles.title}>
                {title}
              </h2>
            )}
            {lead && <p className={styles.lead}>{lead}</p>}
            {action && <div className={styles.action}>{action}</div>}
          </div>
        )}
        {children != null && <div className={styles.content}>{children}</div>}
      </div>
    </section>
  );
}
