/** An ORCID iD as it is written: four groups of four digits, the last of them perhaps X. */
export function isOrcid(text: string): boolean {
  return /^(\d{4}-){3}\d{3}[\dX]$/.test(text);
}
