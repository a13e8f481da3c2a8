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
