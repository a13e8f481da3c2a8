import type { AgsCategory } from '@scholars/contract/shapes';
import { siteSlugOfArea } from '@scholars/contract/thematic-area-slugs';
import { gatheringSlug } from '@scholars/contract/fixed-values';

/** What the header needs of a thematic area. */
export interface NavigationArea {
  id: number;
  title: string;
}

/** Entries of the header (spec §2). `key` names the label in `shell.json`; paths are without their language. */
export type NavigationEntry =
  | { key: 'home' | 'about' | 'gathering' | 'contact'; to: string }
  | { key: AgsCategory; to: string; category: AgsCategory }
  | { key: 'members'; to: string; entries: readonly { key: 'members' | 'organizations'; to: string }[] };

const gathering: NavigationEntry = { key: 'gathering', to: `/${gatheringSlug}` };

const navigation: readonly NavigationEntry[] = [
  { key: 'home', to: '/' },
  { key: 'about', to: '/about' },
  { key: 'education', to: '/education', category: 'education' },
  { key: 'research', to: '/research', category: 'research' },
  { key: 'innovation', to: '/innovation', category: 'innovation' },
  {
    key: 'members',
    to: '/members',
    entries: [
      { key: 'organizations', to: '/organizations' },
      { key: 'members', to: '/members' },
    ],
  },
  { key: 'contact', to: '/contact-us' },
];

/** The header's entries; the gathering's only while there is one (product §9). */
export function navigationOf({ hasGathering }: { hasGathering: boolean }): readonly NavigationEntry[] {
  return hasGathering ? [...navigation.slice(0, -1), gathering, ...navigation.slice(-1)] : navigation;
}

export function focusAreaPath(category: AgsCategory, areaId: number): string {
  return `/focus-areas/${category}/${siteSlugOfArea(areaId)}`;
}

export function categoryOpportunitiesPath(category: AgsCategory): string {
  return `/opportunities?agsCategory=${category}`;
}
