import { locales, type Locale } from '@scholars/contract/locale';
import { isShortRun } from '@scholars/contract/tests/short-run';

let turn = 0;

/**
 * The languages that a group of facts is asked in: both, or in `npm test` one, by turns, as the same is done in each.
 * A file has a count of its own and begins with Arabic.
 */
export function byTurns(): readonly Locale[] {
  turn += 1;
  return isShortRun ? locales.filter((_, place) => place === turn % locales.length) : locales;
}
