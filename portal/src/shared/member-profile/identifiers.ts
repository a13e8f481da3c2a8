import { bareDoi, isDoi } from '@scholars/contract/doi';

/** The resolver's address of a DOI, however it was written. */
export function doiAddress(written: string): string | undefined {
  const doi = bareDoi(written);
  return isDoi(doi) ? `https://doi.org/${encodeURI(doi).replace(/[?#]/g, encodeURIComponent)}` : undefined;
}

/** An ORCID iD as it is written: four groups of four digits, the last of them perhaps X. */
export function isOrcid(text: string): boolean {
  return /^(\d{4}-){3}\d{3}[\dX]$/.test(text);
}
