import { directionOf, type Locale } from '@scholars/contract/locale';
import { LocaleLink } from '~/i18n/locale-link';
import { useText } from '~/i18n/use-text';
import { Icon } from '~/ui/icon';
import styles from './ticker.module.css';

export interface TickerEntry {
  id: string;
  locale: Locale;
  text: string;
  /** A path below the language, or an address. */
  link: string | null;
}

/** Letters that pass in one of the ticker's three speeds. */
const shortLetters = 160;
const longLetters = 500;

/**
 * Announcements that pass by the way the first of them is read. It stops under the pointer, while it holds the focus
 * and by its own box; who asks for less motion gets a list that stands still. Nothing where there is nothing to
 * announce.
 */
export function Ticker({ entries }: { entries: readonly TickerEntry[] }) {
  const t = useText('shell');
  const [first] = entries;
  if (!first) return null;
  const letters = entries.reduce((sum, { text }) => sum + text.length, 0);
  const length = letters < shortLetters ? 'short' : letters < longLetters ? 'medium' : 'long';
  return (
    <section
      className={styles.ticker}
      aria-label={t('ticker.label')}
      data-length={length}
      data-print="no"
      dir={directionOf(first.locale)}
    >
      <div className={styles.track}>
        <Entries entries={entries} />
        <Entries entries={entries} isCopy />
      </div>
      <label className={styles.pause}>
        <input type="checkbox" className="visually-hidden" />
        <Icon name="pause" />
        <span className="visually-hidden">{t('ticker.pause')}</span>
      </label>
    </section>
  );
}

/** The second run follows the first without a gap; it is for the eye alone. */
function Entries({ entries, isCopy = false }: { entries: readonly TickerEntry[]; isCopy?: boolean }) {
  return (
    <ul className={isCopy ? styles.copy : styles.list} aria-hidden={isCopy || undefined} inert={isCopy}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry} lang={entry.locale} dir={directionOf(entry.locale)}>
          {entry.link === null ? entry.text : <Announcement text={entry.text} link={entry.link} />}
        </li>
      ))}
    </ul>
  );
}

function Announcement({ text, link }: { text: string; link: string }) {
  return link.startsWith('/') ? <LocaleLink to={link}>{text}</LocaleLink> : <a href={link}>{text}</a>;
}
