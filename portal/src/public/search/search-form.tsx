import { Form } from 'react-router';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { SearchBox } from '~/ui/search-box';
import { searchTextMaxLength, type SearchTab } from './search-query';
import { SuggestionList } from './suggestion-list';
import { useSuggestions } from './use-suggestions';

/** The one box over everything: a GET form that keeps its tab. */
export function SearchForm({ q, type }: { q: string; type: SearchTab }) {
  const t = useText('search');
  const { locale } = useLocale();
  const { control, hits, active, isShown, isReady, open, close } = useSuggestions();
  return (
    <Form method="get" action={localePath(locale, '/search')} onSubmit={close}>
      {/* The field keeps what was typed in it, whatever is rendered: another search makes another field. */}
      <SearchBox
        key={q}
        size="large"
        label={t('label')}
        placeholder={t('placeholder')}
        defaultValue={q}
        control={{ ...control, maxLength: searchTextMaxLength }}
      >
        {isReady && <SuggestionList hits={hits} active={active} isShown={isShown} onChoose={open} />}
      </SearchBox>
      {type !== 'all' && <input type="hidden" name="type" value={type} />}
    </Form>
  );
}
