import { useEffect, useRef, type ReactNode } from 'react';
import styles from './auth.module.css';

interface Props {
  title: string;
  lead?: ReactNode;
  /** The page answers a form that was sent from it: its title is where one goes on. */
  isAnswer?: boolean;
  children: ReactNode;
}

/** The frame of a page of the sign-in area: its title, what it is about, its work. */
export function AuthPage({ title, lead, isAnswer = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The form that had the focus is gone, and so may be the place that was in view.
  useEffect(() => {
    if (!isAnswer) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [isAnswer]);

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={isAnswer ? -1 : undefined} className={styles.title}>
          {title}
        </h1>
        {lead != null && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}

/** Ways on from the page. */
export function AuthLinks({ children }: { children: ReactNode }) {
  return <div className={styles.links}>{children}</div>;
}
