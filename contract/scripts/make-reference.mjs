// Writes src/reference/dialing-codes.json from libphonenumber's metadata and src/reference/country-codes.json
// from the same list, so that neither is typed by hand. Run `npm run reference` after updating libphonenumber-js.
import { writeFileSync } from 'node:fs';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';

// The member and observer states of the United Nations and the states in wide use beside them: about 195 names (spec
// §3).
const notCountries = new Set(
  'AC AI AS AW AX BL BM BQ CC CK CW CX EH FK FO GF GG GI GL GP GU HK IM IO JE KY MF MO MP MQ MS NC NF NU PF PM PR RE SH SJ SX TA TC TK VA VG VI WF YT'.split(
    ' ',
  ),
);
const names = new Intl.DisplayNames('en', { type: 'region' });
const all = getCountries().filter((code) => names.of(code) !== code);
const countries = all
  .filter((code) => !notCountries.has(code))
  .concat('VA')
  .sort();
const dialing = all
  .map((country) => ({ country, code: `+${getCountryCallingCode(country)}` }))
  .sort((a, b) => Number(a.code) - Number(b.code) || a.country.localeCompare(b.country));

const write = (name, value) =>
  writeFileSync(new URL(`../src/reference/${name}.json`, import.meta.url), `${JSON.stringify(value)}\n`);
write('country-codes', countries);
write('dialing-codes', dialing);
console.log(`${countries.length} countries, ${dialing.length} dialing codes`);
