/**
 * Strapi keeps under this name that somebody has closed its banner; nobody is to be shown it at all. The end of the name
 * is the installation's, which has none where it tells Strapi nothing of itself.
 */
const closedBanner = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false';

export function closeBanner(): void {
  localStorage.setItem(closedBanner, 'true');
}
