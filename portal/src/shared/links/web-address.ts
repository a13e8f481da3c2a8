/**
 * The address that a person or staff wrote, as a link may have it: http and https alone, `https://` put in front
 * where there is no scheme. Undefined for everything else, e.g. `javascript:`.
 */
export function webAddress(written: string | null | undefined): string | undefined {
  const text = written?.trim() ?? '';
  if (text === '') return undefined;
  const full =
    /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/?#]*:\d/.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  const url = URL.canParse(full) ? new URL(full) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && !url.username && url.hostname.includes('.') ? url.href : undefined;
}

/** How an address reads: without scheme, `www.` and closing slash. */
export function readableAddress(address: string): string {
  return decodeWhere(address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, ''));
}

function decodeWhere(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
