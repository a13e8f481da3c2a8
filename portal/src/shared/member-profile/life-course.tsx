import type { Locale } from '@scholars/contract/locale';
import type { Member } from '@scholars/contract/members';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { placeName } from '@scholars/contract/place-name';
import { foreignText } from '~/ui/foreign-text';
import styles from './life-course.module.css';
import { Period } from './period';

interface Props<Entry> {
  entries: readonly Entry[];
  /** The profile's own language. */
  locale: Locale;
}

export function ExperienceList({ entries, locale }: Props<Member['experience'][number]>) {
  const t = useText('members');
  const page = useLocale();
  return (
    <Course
      id="experience"
      title={t('detail.experience')}
      locale={locale}
      steps={entries.map(({ title, organization, country, from, to }) => ({
        period: <Period from={from} to={to} isOngoing={to === null} />,
        title,
        where: placeName(organization, country, page.locale),
      }))}
    />
  );
}

export function EducationList({ entries, locale }: Props<Member['education'][number]>) {
  const t = useText('members');
  const d = useText('directory');
  const page = useLocale();
  return (
    <Course
      id="education"
      title={t('detail.education')}
      locale={locale}
      steps={entries.map(({ degree, field, institution, country, from, to }) => ({
        period: <Period from={from} to={to} />,
        title: [degree, field].filter(Boolean).join(d('separator')),
        where: placeName(institution, country, page.locale),
      }))}
    />
  );
}

interface Step {
  period: ReactNode;
  title: string;
  where: string;
}

function Course({ id, title, locale, steps }: { id: string; title: string; locale: Locale; steps: readonly Step[] }) {
  const page = useLocale();
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ol role="list" className={styles.course}>
        {steps.map((step, i) => (
          <li key={i} className={styles.step}>
            <p className={styles.period}>{step.period}</p>
            <div {...foreignText(locale, page.locale)}>
              <h3 className={styles.title}>{step.title}</h3>
              {step.where && <p className={styles.where}>{step.where}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
