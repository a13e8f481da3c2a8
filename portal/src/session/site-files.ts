/** Files about the whole site, which machines look for at fixed addresses: they have no language. */
const siteFile = /^\/(?:robots\.txt|\.well-known\/security\.txt|sitemap\.xml|sitemaps\/[a-z]+-[1-9]\d{0,3}\.xml)$/;

export function isSiteFile(pathname: string): boolean {
  return siteFile.test(pathname);
}
