import { useText } from '~/i18n/use-text';
import { ButtonLink } from '~/ui/button';
import { Chip, ChipRow } from '~/ui/chip';
import { EmptyState } from '~/ui/empty-state';
import { searchPath } from './search-query';

/** Says that there is nothing, and what may help: words of the search that find something, and the lists. */
export function NothingFound({ q, suggestions }: { q: string; suggestions: readonly string[] }) {
  const t = useText('search');
  const d = useText('directory');
  return (
    <EmptyState
      title={d('notFound.title', { q })}
      action={
        <ButtonLink to="/opportunities" variant="secondary">
          {t('nothing.action')}
        </ButtonLink>
      }
    >
      {suggestions.length > 0 ? (
        <>
          <p>{t('nothing.suggestions')}</p>
          <ChipRow label={t('nothing.suggestions')}>
            {suggestions.map((text) => (
              <Chip key={text} to={searchPath({ q: text })}>
                {text}
              </Chip>
            ))}
          </ChipRow>
        </>
      ) : (
        <p>{d('notFound.text')}</p>
      )}
    </EmptyState>
  );
}
