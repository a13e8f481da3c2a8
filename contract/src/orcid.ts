import { asciiDigits } from './typed-text.js';

/** An ORCID iD as it is written down, out of however it was given, in whichever digits; '' of nothing. */
export function orcidOf(given: string): string {
  const digits = asciiDigits(given)
    .trim()
    .replace(/^(https?:\/\/)?(www\.)?orcid\.org\//i, '')
    .replace(/[\s-]/g, '')
    .toUpperCase();
  return digits.replace(/^(.{4})(.{4})(.{4})(.{4})$/, '$1-$2-$3-$4');
}

/** Whether it is one: its last sign is a checksum (ISO 7064 mod 11-2) of the others. */
export function isOrcid(orcid: string): boolean {
  if (!/^(\d{4}-){3}\d{3}[\dX]$/.test(orcid)) return false;
  const signs = orcid.replaceAll('-', '');
  const sum = Array.from(signs.slice(0, 15), Number).reduce((total, digit) => (total + digit) * 2, 0);
  const check = (12 - (sum % 11)) % 11;
  return signs[15] === (check === 10 ? 'X' : String(check));
}
