import { useId, type ReactNode } from 'react';
import { classNames } from '~/lib/class-names';
import styles from './section.module.css';

interface Props {
  title?: ReactNode;
  lead?: ReactNode;
  /** Beside the title, e.g. a link to all. */
  action?: ReactNode;
  /** `sunken` and `band` paint the whole width of the window. */
  tone?: 'plain' | 'sunken' | 'band';
  /** Where the title stands; `beside` needs the width of the page. */
  head?: 'above' | 'beside';
  /** Width of the content. */
  width?: 'page' | 'prose' | 'form';
  id?: string;
  children: ReactNode;
}

/** Of the title of a part, for what is said by it elsewhere. */
export const sectionTitleId = (id: string) => `${id}-title`;

/** A part of a page with its `<h2>`, in the page's width and rhythm. */
export function Section({ title, lead, action, tone = 'plain', head = 'above', width = 'page', id, children }: Props) {
  const ownId = useId();
  const titleId = id ? sectionTitleId(id) : ownId;
  return (
    <section
      id={id}
      className={classNames(styles.section, styles[tone])}
      aria-labelledby={title != null ? titleId : undefined}
    >
      <div className={classNames(styles.inner, styles[width], styles[head])}>
        {title != null && (
          <div className={styles.head}>
            <div className={styles.words}>
              <h2 id={titleId}>{title}</h2>
              {lead != null && <p className={styles.lead}>{lead}</p>}
            </div>
            {action}
          </div>
        )}
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
}
