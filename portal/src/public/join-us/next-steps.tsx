import type { Locale } from '@scholars/contract/locale';
import type { BlockOf } from '@scholars/contract/pages';
import { formatNumber } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { foreignText } from '~/ui/foreign-text';
import styles from './next-steps.module.css';

/** What becomes of a request, step by step, in the narrow column beside the form. */
export function NextSteps({ steps, locale }: { steps: BlockOf<'steps'>; locale: Locale }) {
  const { locale: pageLocale } = useLocale();
  return (
    <section aria-labelledby="next-steps" {...foreignText(locale, pageLocale)}>
      <h2 id="next-steps" className={styles.title}>
        {steps.title}
      </h2>
      <ol className={styles.steps}>
        {steps.items.map(({ title, text }, i) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {formatNumber(i + 1, pageLocale)}
            </span>
            <h3 className={styles.name}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
