/** In any case of its letters, as the router reads it. */
export function isBelowApi(path: string): boolean {
  return /^\/api(\/|$)/i.test(path);
}
