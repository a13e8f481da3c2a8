import { search, type SearchHit } from '@scholars/contract/search';
import { cms } from '~/api/cms.server';
import type { Route } from './+types/suggestions';
import { readSearchQuery, suggestedTextMinLength } from './search-query';

const hitsMax = 6;

export type Suggestion = Pick<SearchHit, 'kind' | 'id' | 'path' | 'locale' | 'markedTitle'> & {
  fact: string | undefined;
};

/** What fits a text that is still being typed; nothing where the CMS is away, as the page can do without. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<{ hits: Suggestion[] }> {
  const { q } = readSearchQuery(new URL(request.url).searchParams);
  const answer =
    q.length < suggestedTextMinLength
      ? undefined
      : await cms({ context }).find(search, { query: { q, pageSize: hitsMax } });
  return {
    hits:
      answer?.hits.map(({ kind, id, path, locale, markedTitle, facts }) => ({
        kind,
        id,
        path,
        locale,
        markedTitle,
        fact: facts[0],
      })) ?? [],
  };
}
