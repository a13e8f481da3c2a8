import type { BlockOf } from '@scholars/contract/pages';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { Emblem } from '~/ui/emblem';
import { foreignText } from '~/ui/foreign-text';
import { BlockSection } from './block-section';
import styles from './people.module.css';

interface Props {
  block: { title: string; lead: string };
  people: BlockOf<'people'>['people'];
  action?: React.ReactNode;
}

/** Members by their portraits. */
export function People({ block: { title, lead }, people, action }: Props) {
  const { locale } = useLocale();
  if (people.length === 0) return null;
  return (
    <BlockSection title={title} lead={lead} tone="sunken" layout="top" action={action}>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id} className={styles.person}>
            <Emblem picture={person.photo} name={person.name} shape="round" className={styles.portrait} />
            <h3 className={styles.name}>
              <LocaleLink to={`/members/${person.slug}`} className={styles.link} data-stretched>
                {person.name}
              </LocaleLink>
            </h3>
            <p className={styles.headline} {...foreignText(person.locale, locale)}>
              {person.headline}
            </p>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
