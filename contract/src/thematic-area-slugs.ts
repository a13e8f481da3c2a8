/**
 * The five built-in areas (spec §3). Slug 2 is spelled as the specification spells it on the wire; the
 * site's addresses and every parameter also take the right spelling (product §2).
 */
export const thematicAreaSlugs = {
  1: 'progressive-education',
  2: 'sustainibility',
  3: 'artificial-intelligence',
  4: 'precision-health',
  5: 'social-progress',
} as const;
export type ThematicAreaId = keyof typeof thematicAreaSlugs;

const siteSlugs: Record<number, string> = { ...thematicAreaSlugs, 2: 'sustainability' };

/** The area's number for a slug in either spelling; undefined for any other text. */
export function thematicAreaIdOf(slug: string): ThematicAreaId | undefined {
  const wire = slug === siteSlugs[2] ? thematicAreaSlugs[2] : slug;
  const found = Object.entries(thematicAreaSlugs).find(([, known]) => known === wire);
  return found && (Number(found[0]) as ThematicAreaId); // the keys of the table above
}

/** The slug that addresses of the site show, rightly spelled. */
export function siteSlugOfArea(id: number): string {
  return siteSlugs[id] ?? String(id);
}
