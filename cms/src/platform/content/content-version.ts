let version = 0;

/** Goes up with every change of content; what was kept of an older version is stale. */
export function contentVersion(): number {
  return version;
}

export function contentChanged(): void {
  version += 1;
}
