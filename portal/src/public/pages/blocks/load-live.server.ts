import { listMembers } from '@scholars/contract/members';
import { listOpportunities, type OpportunityCard } from '@scholars/contract/opportunities';
import { listOrganizations, type OrganizationCard } from '@scholars/contract/organizations';
import type { BlockOf, PageBlock } from '@scholars/contract/pages';
import { getSiteOverview } from '@scholars/contract/site';
import { listThematicAreas, listThematicAreasOfCategory, type ThematicArea } from '@scholars/contract/thematic-areas';
import type { Cms } from '~/api/cms.server';
import { firstParagraph } from '~/shared/plain-text';
import type { Live, ListedArea, ListedOpportunity, ListedOrganization, MapCountry } from './live';
import drawn from './map/country-dots.json';

const marks: Readonly<Record<string, MapCountry['mark']>> = drawn;

/**
 * What the blocks of a page show of the network now: all asked at once, each thing once.
 *
 * @returns one entry for each block, in their order; null where a block's words are all
 */
export async function loadLive(api: Cms, blocks: readonly PageBlock[]): Promise<(Live | null)[]> {
  const asksOverview = blocks.some(({ type }) => type === 'figures' || type === 'map');
  const overview = asksOverview ? api.data(getSiteOverview) : undefined;
  return Promise.all(
    blocks.map(async (block): Promise<Live | null> => {
      if (block.type === 'listing') return loadListing(api, block);
      if (block.type === 'figures' && overview) {
        const { counts } = await overview;
        return { kind: 'figures', figures: block.figures.map((figure) => ({ figure, value: counts[figure] })) };
      }
      if (block.type === 'map' && overview)
        return { kind: 'map', countries: placeOnMap((await overview).membersByCountry) };
      return null;
    }),
  );
}

async function loadListing(api: Cms, { subject, category, count }: BlockOf<'listing'>): Promise<Live> {
  const agsCat = category ?? undefined;
  if (subject === 'areas') {
    const { data } = category
      ? await api.list(listThematicAreasOfCategory, { params: { category } })
      : await api.list(listThematicAreas);
    return { kind: 'areas', category, areas: data.slice(0, count).map((area) => listedArea(area, category)) };
  }
  if (subject === 'opportunities') {
    const { data } = await api.list(listOpportunities, {
      query: { agsCat, open: '1', sort: 'newest', pageSize: String(count) },
    });
    return { kind: 'opportunities', opportunities: data.map(listedOpportunity) };
  }
  if (subject === 'organizations') {
    const { data } = await api.list(listOrganizations, { query: { agsCat, pageSize: String(count) } });
    return { kind: 'organizations', organizations: data.map(listedOrganization) };
  }
  const { data } = await api.list(listMembers, { query: { agsCat, sort: 'newest', pageSize: String(count) } });
  return {
    kind: 'members',
    members: data.map(({ id, slug, name, locale, headline, photo }) => ({ id, slug, name, locale, headline, photo })),
  };
}

function listedArea(
  { id, title, locale, description, intros }: ThematicArea,
  category: BlockOf<'listing'>['category'],
): ListedArea {
  const intro = category && intros.find((candidate) => candidate.category === category)?.text;
  return { id, title, locale, summary: intro ? firstParagraph(intro) : firstSentence(firstParagraph(description)) };
}

function firstSentence(text: string): string {
  return /^.*?[.!?؟](?=\s|$)/u.exec(text)?.[0] ?? text;
}

/** An opportunity as its line in a ledger shows it. */
export function listedOpportunity({
  slug,
  title,
  locale,
  partner,
  category,
  location,
  country,
  deadline,
  status,
  thematicAreas,
}: OpportunityCard): ListedOpportunity {
  return {
    slug,
    title,
    locale,
    partner: partner?.name ?? '',
    category: category?.title ?? '',
    location,
    country,
    deadline,
    status,
    areas: thematicAreas.map(({ id, slug: area, title: name }) => ({ id, slug: area, title: name })),
  };
}

function listedOrganization({ slug, name, locale, logo, type, city, country }: OrganizationCard): ListedOrganization {
  return { slug, name, locale, logo, type, city, country };
}

/** Countries with the dots that are theirs on the drawn world. */
function placeOnMap(counted: readonly { country: { code: string; name: string }; count: number }[]): MapCountry[] {
  return counted.map(({ country: { code, name }, count }) => ({ code, name, count, mark: marks[code] }));
}
