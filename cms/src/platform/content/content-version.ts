import { Change } from '../processes/changes.js';

/** Something that pages may show was published, changed or withdrawn. */
export const contentChange = new Change();

/** Goes up with every change of content; what was kept of an older version is stale. */
export function contentVersion(): number {
  return contentChange.version;
}

export function contentChanged(): void {
  contentChange.announce();
}
