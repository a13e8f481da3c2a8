import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { MarkedText } from '~/shared/marked-text';
import { classNames } from '~/lib/class-names';
import { foreignText } from '~/ui/foreign-text';
import styles from './suggestion-list.module.css';
import type { Suggestion } from './suggestions';
import { suggestionId, suggestionsId } from './use-suggestions';

interface Props {
  hits: readonly Suggestion[];
  /** The one that the arrow keys have chosen; -1 is none. */
  active: number;
  isShown: boolean;
  onChoose: (path: string) => void;
}

/** What fits the text so far, below its field. */
export function SuggestionList({ hits, active, isShown, onChoose }: Props) {
  const t = useText('search');
  const { locale } = useLocale();
  return (
    <>
      <div
        id={suggestionsId}
        role="listbox"
        aria-label={t('suggestions.label')}
        className={styles.list}
        hidden={!isShown}
      >
        {hits.map(({ id, kind, path, locale: own, markedTitle, fact }, i) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps the focus, and the keys are its own
          <div
            key={id}
            id={suggestionId(i)}
            role="option"
            tabIndex={-1}
            aria-selected={i === active}
            className={classNames(styles.option, i === active && styles.active)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(path)}
          >
            <span className={styles.title} {...foreignText(own, locale)}>
              <MarkedText segments={markedTitle} />
            </span>
            <span className={styles.kind}>
              {t(`kind.${kind}`)}
              {fact && (
                <>
                  {' ·\u00a0'}
                  <bdi>{fact}</bdi>
                </>
              )}
            </span>
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {isShown ? t('suggestions.count', { count: hits.length }) : ''}
      </p>
    </>
  );
}
