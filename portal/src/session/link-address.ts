/**
 * Names by which an address carries a right: of mailed links, of invitations, of drafts, and of a provider that sends somebody
 * back.
 */
const rights = ['token', 'invitation', 'code', 'preview'];

/**
 * Whether an address itself allows something, to whoever knows it. It works without a session, and is told to nobody.
 *
 * @param search the query, with or without its `?`
 */
export function carriesRight(search: string): boolean {
  if (!search) return false;
  const query = new URLSearchParams(search);
  return rights.some((name) => query.has(name));
}

/** The token of a mailed link; '' where there is none that could be one. */
export function linkTokenOf(request: Request): string {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return /^[\w-]{20,200}$/.test(token) ? token : '';
}

/** The address holds the token, so it is told to nobody: not to the next page, and not to search engines. */
export const linkHeaders = {
  'Referrer-Policy': 'strict-origin',
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'private, no-store',
};
