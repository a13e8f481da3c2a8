/** The name under which what is typed into the form of an entry is kept. */
export function keptEntryName(section: string, id: string | undefined): string {
  return `${section}-${id || 'new'}`;
}
