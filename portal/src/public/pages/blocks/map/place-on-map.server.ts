import type { MapCountry } from '../live';
import drawn from './country-dots.json';

const marks: Readonly<Record<string, MapCountry['mark']>> = drawn;

/** Countries with the dots that are theirs on the drawn world. */
export function placeOnMap(
  counted: readonly { country: { code: string; name: string }; count: number }[],
): MapCountry[] {
  return counted.map(({ country: { code, name }, count }) => ({ code, name, count, mark: marks[code] }));
}
