import { strapi } from '../../../package.json';

/** Strapi keeps under this name that somebody has closed its banner; nobody is to be shown it at all. */
export function closeBanner(): void {
  localStorage.setItem(`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${strapi.uuid}`, 'true');
}
