import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { ButtonLink } from '~/ui/button';
import { Section } from '~/ui/section';
import styles from './fellows-call.module.css';

/** What the network says of itself, and the invitation to its founding fellows. */
export function FellowsCall({ children }: { children: ReactNode }) {
  const t = useText('home');
  return (
    <Section tone="sunken">
      <div className={styles.columns}>
        <div className={styles.about}>
          <h2>{t('about.title')}</h2>
          {children}
          <ButtonLink to="/about" variant="secondary">
            {t('about.more')}
          </ButtonLink>
        </div>
        <aside className={styles.call} aria-labelledby="fellows-title">
          <h2 id="fellows-title">{t('fellows.title')}</h2>
          <p>{t('fellows.text')}</p>
          <ButtonLink to="/founding-fellows-profile">{t('fellows.action')}</ButtonLink>
        </aside>
      </div>
    </Section>
  );
}
