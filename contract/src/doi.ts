/** A DOI without the address of its resolver, however it was written: `10.5555/x`, `doi:10.5555/x`, `https://doi.org/10.5555/x`. */
export function bareDoi(written: string): string {
  return written.trim().replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)/i, '');
}

/** Whether a text is one, without its resolver (DOI Handbook 2.2). */
export function isDoi(bare: string): boolean {
  return /^10\.\d{4,9}\/\S+$/.test(bare);
}
