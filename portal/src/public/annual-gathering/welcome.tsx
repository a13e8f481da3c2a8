import type { Event } from '@scholars/contract/events';
import { useText } from '~/i18n/use-text';
import { ShownIn } from '~/shared/shown-in';
import { Prose } from '~/ui/prose/prose';
import { Section } from '~/ui/section';
import styles from './welcome.module.css';

/** What the event is, in the words of staff. */
export function Welcome({ event: { description, locale } }: { event: Event }) {
  const t = useText('event');
  if (description === '') return null;
  return (
    <Section>
      <div className={styles.columns}>
        <div>
          <h2>{t('about')}</h2>
          <ShownIn locale={locale} />
        </div>
        <Prose html={description} locale={locale} />
      </div>
    </Section>
  );
}
