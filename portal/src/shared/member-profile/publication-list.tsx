import type { Member } from '@scholars/contract/members';
import { formatYear } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { ExternalLink } from '~/shared/links/external-link';
import { doiAddress } from './identifiers';
import { Course, dot } from './profile-section';

type Publication = Member['publications'][number];

/** Publications, the newest first. Their titles and venues are in any language: each finds its own direction. */
export function PublicationList({ publications }: Pick<Member, 'publications'>) {
  const t = useText('member-profile');
  const m = useText('members');
  const { locale } = useLocale();
  return (
    <Course
      id="publications"
      title={t('section.publications')}
      steps={[...publications]
        .sort((a, b) => b.year - a.year)
        .map((publication) => ({
          period: (
            <>
              <time dateTime={String(publication.year)}>{formatYear(publication.year, locale)}</time>
              {dot}
              {m(`publicationType.${publication.type}`)}
            </>
          ),
          title: <bdi>{publication.title}</bdi>,
          where: <Source {...publication} />,
        }))}
    />
  );
}

/** By whom and where, and the way there. */
function Source({ translatedTitle, authors, venue, doi, url }: Publication) {
  return (
    <>
      {translatedTitle && (
        <p>
          <bdi>{translatedTitle}</bdi>
        </p>
      )}
      {(authors || venue) && (
        <p>
          <bdi>{authors}</bdi>
          {authors && venue && dot}
          <cite dir="auto">{venue}</cite>
        </p>
      )}
      <Address doi={doi} url={url} />
    </>
  );
}

/** A DOI stays where it is; an address that was typed is second best. */
function Address({ doi, url }: Pick<Publication, 'doi' | 'url'>) {
  const resolved = doi ? doiAddress(doi) : undefined;
  if (!resolved && !url) return null;
  return (
    <p>
      <ExternalLink href={resolved ?? url}>
        {resolved && <bdi dir="ltr">{resolved.slice('https://'.length)}</bdi>}
      </ExternalLink>
    </p>
  );
}
