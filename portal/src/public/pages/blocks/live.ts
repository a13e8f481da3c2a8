import type { Locale } from '@scholars/contract/locale';
import type { OpportunityCard } from '@scholars/contract/opportunities';
import type { OrganizationCard } from '@scholars/contract/organizations';
import type { BlockOf } from '@scholars/contract/pages';
import type { AgsCategory } from '@scholars/contract/shapes';

/** What a block shows of the network as it is now, beside the words that staff wrote. */
export type Live =
  | { kind: 'figures'; figures: { figure: BlockOf<'figures'>['figures'][number]; value: number }[] }
  | { kind: 'map'; countries: MapCountry[] }
  | { kind: 'areas'; category: AgsCategory | null; areas: ListedArea[] }
  | { kind: 'opportunities'; opportunities: ListedOpportunity[] }
  | { kind: 'organizations'; organizations: ListedOrganization[] }
  | { kind: 'members'; members: BlockOf<'people'>['people'] };

export interface MapCountry {
  code: string;
  name: string;
  count: number;
  /** Where it lies on the drawn world; absent where the drawing does not know it. */
  mark?: { x: number; y: number; path: string };
}

export interface ListedArea {
  id: number;
  title: string;
  locale: Locale;
  summary: string;
}

export interface ListedOpportunity extends Pick<
  OpportunityCard,
  'slug' | 'title' | 'locale' | 'location' | 'country' | 'deadline' | 'status'
> {
  partner: string;
  category: string;
  areas: OpportunityCard['thematicAreas'];
}

export type ListedOrganization = Pick<
  OrganizationCard,
  'slug' | 'name' | 'locale' | 'logo' | 'type' | 'city' | 'country'
>;
