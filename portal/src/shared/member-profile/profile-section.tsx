import type { Locale } from '@scholars/contract/locale';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { foreignText } from '~/ui/foreign-text';
import styles from './profile-section.module.css';

/** Between two facts: it goes with the one that follows. */
export const dot = ' ·\u00a0';

/** A part of a profile, under its name; the page leads to it by its id. */
export function ProfileSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface Step {
  period: ReactNode;
  title: ReactNode;
  where?: ReactNode;
  /** In the owner's own words, with their line breaks. */
  description?: string;
}

interface Props {
  id: string;
  title: string;
  steps: readonly Step[];
  /** The language of the entries; nothing where each finds its own direction. */
  locale?: Locale;
}

/** Entries of a profile, each beside its time. Nothing where there are none. */
export function Course({ id, title, steps, locale }: Props) {
  const page = useLocale();
  if (steps.length === 0) return null;
  return (
    <ProfileSection id={id} title={title}>
      <ol role="list" className={styles.course}>
        {steps.map((step, i) => (
          <li key={i} className={styles.step}>
            <p className={styles.period}>{step.period}</p>
            <div {...foreignText(locale, page.locale)} className={styles.words}>
              <h3 className={styles.title}>{step.title}</h3>
              {step.where && <div className={styles.where}>{step.where}</div>}
              {step.description && <p className={styles.description}>{step.description}</p>}
            </div>
          </li>
        ))}
      </ol>
    </ProfileSection>
  );
}
