// Words of an address and nothing that a browser could read as another host, a scheme or a way up.
const plainPath = /^(\/[a-z0-9][\w-]*)+(\?\w+=[\w-]+(&\w+=[\w-]+)*)?$/i;

/** The path where it is one of this site, without its language; '' (home) for anything else, whoever wrote it. */
export function sitePath(path: string): string {
  return plainPath.test(path) ? path : '';
}
