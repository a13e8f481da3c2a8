import type { AgsCategory } from '@scholars/contract/shapes';
import type { ThematicArea } from '@scholars/contract/thematic-areas';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Breadcrumb } from '~/ui/breadcrumb';
import { foreignText } from '~/ui/foreign-text';
import { AreaPattern } from '~/ui/ornament/area-pattern';
import { Prose } from '~/ui/prose/prose';
import styles from './area-opening.module.css';
import { CategorySwitch } from './category-switch';

interface Props {
  area: Pick<ThematicArea, 'id' | 'title' | 'locale' | 'intros'>;
  category: AgsCategory;
  slug: string;
}

/** The head of an area: its name over its hue, its plate, and the switch between the three views of it. */
export function AreaOpening({ area: { id, title, locale, intros }, category, slug }: Props) {
  const t = useText('focus-areas');
  const { locale: pageLocale } = useLocale();
  const foreign = foreignText(locale, pageLocale);
  const intro = intros.find((candidate) => candidate.category === category);
  return (
    <header className={styles.opening}>
      <div className={styles.plate}>
        <AreaPattern area={id} />
      </div>
      <div className={styles.inner}>
        <Breadcrumb
          crumbs={[
            { label: t(`category.${category}`), to: `/${category}` },
            { label: title, locale },
          ]}
        />
        <h1 className={styles.title} {...foreign}>
          {title}
        </h1>
        {intro && (
          <div className={styles.intro}>
            <Prose html={intro.text} locale={locale} size="lead" />
          </div>
        )}
        <CategorySwitch current={category} slug={slug} />
      </div>
    </header>
  );
}
