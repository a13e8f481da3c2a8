import type { Event } from '@scholars/contract/events';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { foreignText } from '~/ui/foreign-text';
import { Picture } from '~/ui/picture';
import { Section } from '~/ui/section';
import styles from './gathering-gallery.module.css';

/** Pictures with their captions, the first one large. */
export function GatheringGallery({ event: { gallery, locale: textLocale } }: { event: Event }) {
  const t = useText('event');
  const { locale } = useLocale();
  if (gallery.length === 0) return null;
  return (
    <Section id="gallery" title={t('gallery.title')}>
      <ul className={styles.grid}>
        {gallery.map(({ picture, caption }) => (
          <li key={picture.url}>
            <figure className={styles.figure}>
              <Picture picture={picture} fit="cover" className={styles.picture} />
              <figcaption className={styles.caption} {...foreignText(textLocale, locale)}>
                {caption}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
