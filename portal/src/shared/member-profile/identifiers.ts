/**
 * The resolver's address of a DOI, however it was written: `10.5555/x`, `doi:10.5555/x`, `https://doi.org/10.5555/x`.
 */
export function doiAddress(doi: string): string | undefined {
  const bare = doi.trim().replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)/i, '');
  return /^10\.\d{4,9}\/\S+$/.test(bare)
    ? `https://doi.org/${encodeURI(bare).replace(/[?#]/g, encodeURIComponent)}`
    : undefined;
}

/** An ORCID iD as it is written: four groups of four digits, the last of them perhaps X. */
export function isOrcid(text: string): boolean {
  return /^(\d{4}-){3}\d{3}[\dX]$/.test(text);
}
