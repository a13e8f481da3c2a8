import type { FacetValue } from '@scholars/contract/shapes';

/**
 * A facet leaves out what no entry has under the other filters. A chosen value stays all the same, with its
 * name and a count of none: else its box would vanish and with it the filter.
 *
 * @param nameOf asked for what the facet does not name; the value stands for itself where nobody knows it
 */
export async function completeFacet(
  options: readonly FacetValue[] | undefined,
  chosen: readonly string[] | undefined,
  nameOf: (value: string) => string | undefined | Promise<string | undefined>,
): Promise<FacetValue[]> {
  const known = options ?? [];
  const missing = (chosen ?? []).filter((value) => !known.some((option) => option.value === value));
  const added = missing.map(async (value) => ({ value, label: (await nameOf(value)) ?? value, count: 0 }));
  return [...known, ...(await Promise.all(added))];
}
