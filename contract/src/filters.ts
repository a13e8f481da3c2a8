import * as z from 'zod/mini';
import { countryCodeOf } from './reference/countries.js';
import { thematicAreaIdOf } from './thematic-area-slugs.js';

/** A country code, or its English name, as its code. */
export const countryFilter = z.pipe(
  z.string().check(z.refine((value) => countryCodeOf(value) !== undefined, { error: 'country.unknown' })),
  z.transform((value) => countryCodeOf(value) ?? value),
);

/** The number of a thematic area named by number or by slug; undefined for anything else. */
export function thematicAreaNumber(value: unknown): number | undefined {
  const id = typeof value === 'string' ? (thematicAreaIdOf(value) ?? Number(value)) : value;
  return typeof id === 'number' && Number.isInteger(id) && id >= 1 && id <= 5 ? id : undefined;
}

/** A thematic area by number or slug, as its number. */
export const areaFilter = z.pipe(
  z.string().check(z.refine((value) => thematicAreaNumber(value) !== undefined, { error: 'value.invalid' })),
  z.transform((value) => thematicAreaNumber(value) ?? 0),
);

/** A JSON list of areas, e.g. `[1,3]` (spec §7 `tas`), as their numbers. */
export const areaListFilter = z.pipe(
  z.string().check(z.refine((value) => areaNumbers(value) !== undefined, { error: 'value.invalid' })),
  z.transform((value) => areaNumbers(value) ?? []),
);

function areaNumbers(json: string): number[] | undefined {
  const list = parseJson(json);
  if (!Array.isArray(list) || list.length > 20) return undefined;
  const numbers = list.map(thematicAreaNumber);
  return numbers.every((id) => id !== undefined) ? numbers : undefined;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
