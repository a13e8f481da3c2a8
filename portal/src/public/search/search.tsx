import { search } from '@scholars/contract/search';
import { listThematicAreas } from '@scholars/contract/thematic-areas';
import type { RefObject } from 'react';
import { useNavigation } from 'react-router';
import { cms } from '~/api/cms.server';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import { localeContext } from '~/session/request-context.server';
import { pageMeta } from '~/shared/page-meta';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { PageHeader } from '~/ui/page-header';
import { Pagination } from '~/ui/pagination';
import { useResultsFocus } from '~/shared/directory/use-results-focus';
import type { PageHandle } from '~/shared/page-handle';
import type { Route } from './+types/search';
import { NothingFound } from './nothing-found';
import { SearchForm } from './search-form';
import { SearchHit } from './search-hit';
import styles from './search.module.css';
import { SearchTabs } from './search-tabs';
import { readSearchQuery, searchPath, type SearchPageQuery } from './search-query';
import { StartingPoints } from './starting-points';

export const handle = {
  ns: ['search', 'directory'],
  boot: 'interaction', // What people type has no end.
  kept: { room: 'site', ownQuery: ['q', 'type', 'page'] },
} satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readSearchQuery(new URL(request.url).searchParams);
  const t = getText(context.get(localeContext), 'search');
  const words = { title: query.q ? t('titleOf', { q: query.q }) : t('title'), description: t('lead') };
  const api = cms({ context });
  if (query.q === '') {
    const areas = (await api.find(listThematicAreas)) ?? [];
    return { ...words, query, answer: null, areas: areas.map(({ id, title }) => ({ id, title })) };
  }
  return { ...words, query, answer: await api.data(search, { query: { ...query } }), areas: [] };
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({
    ...args,
    title: loaderData?.title,
    description: loaderData?.description,
    share: 'page-search',
    isPrivate: loaderData?.query.q !== '',
  });

export default function Search({ loaderData: { query, answer, areas } }: Route.ComponentProps) {
  const t = useText('search');
  // Also of the first search, whose field gives way to another one.
  const heading = useResultsFocus<HTMLHeadingElement>(searchPath(query));
  return (
    <>
      <PageHeader title={t('title')} lead={answer ? undefined : t('lead')} breadcrumb={[{ label: t('title') }]}>
        <div className={styles.form}>
          <SearchForm q={query.q} type={query.type} />
        </div>
      </PageHeader>
      <div className={styles.page}>
        {answer ? <Results heading={heading} query={query} answer={answer} /> : <StartingPoints areas={areas} />}
      </div>
    </>
  );
}

function Results({
  heading,
  query,
  answer,
}: {
  heading: RefObject<HTMLHeadingElement | null>;
  query: SearchPageQuery;
  answer: NonNullable<Route.ComponentProps['loaderData']['answer']>;
}) {
  const t = useText('search');
  const { q, type } = query;
  const { hits, paging, counts, correctedTo, suggestions } = answer;
  const { location } = useNavigation();
  const isLeaving = location?.pathname.endsWith('/search') ?? false;
  return (
    <section id="results" className={styles.results} aria-labelledby="count">
      <h2 id="count" ref={heading} tabIndex={-1} className={styles.count} aria-live="polite">
        {t('count', { count: counts.all, q: correctedTo ?? q })}
      </h2>
      {correctedTo && <p className={styles.corrected}>{t('corrected', { q, corrected: correctedTo })}</p>}
      {counts.all > 0 && <SearchTabs q={q} type={type} counts={counts} />}
      <div className={styles.list} aria-busy={isLeaving}>
        {hits.length > 0 ? (
          <ol className={styles.hits}>
            {hits.map((hit) => (
              <li key={hit.id}>
                <SearchHit hit={hit} />
              </li>
            ))}
          </ol>
        ) : counts.all === 0 ? (
          <NothingFound q={q} suggestions={suggestions} />
        ) : (
          <EmptyState
            title={t(paging.total > 0 ? 'pastEnd' : 'noneHere')}
            action={
              <ButtonLink to={searchPath({ q, type: paging.total > 0 ? type : 'all' })}>
                {t(paging.total > 0 ? 'toFirstPage' : 'toAll')}
              </ButtonLink>
            }
          />
        )}
        {hits.length > 0 && (
          <Pagination
            page={paging.page}
            pageCount={paging.pageCount}
            hrefOf={(page) => `${searchPath({ q, type, page })}#results`}
          />
        )}
      </div>
    </section>
  );
}
