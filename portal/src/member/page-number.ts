/** The page of a list that an address asks for, as the wire takes it; the first for what is no page. */
export function pageNumberIn(request: Request, name = 'page'): string {
  const asked = new URL(request.url).searchParams.get(name) ?? '';
  return /^[1-9]\d{0,5}$/.test(asked) ? asked : '1';
}
